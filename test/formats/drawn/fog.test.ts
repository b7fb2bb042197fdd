import { expect, test } from 'vitest';
import { readShared } from '../../../src/formats/drawn/index.js';
import { documentOf } from './shared-puzzle.js';

const fogIn = (more: object) =>
  readShared(JSON.stringify({ ...documentOf('Normal sudoku rules apply.', [], 6), ...more })).drawing?.fog;

test('reads the cells that are clear at first, and triggers', () => {
  expect(
    fogIn({
      foglight: [
        [0, 0],
        [1, 0],
      ],
      triggereffect: [
        { trigger: { type: 'cellvalue', cell: 'r1c1r2c1' }, effect: { type: 'foglight', cells: 'r6c5r6c6' } },
        { trigger: { type: 'time' }, effect: { type: 'foglight', cells: 'r3c3' } },
      ],
    }),
  ).toEqual({ clear: [0, 6], triggers: [{ when: [0, 6], clears: [34, 35] }] });
});

test('reads fog of older documents, whose cages mark it', () => {
  const cages = (...list: readonly object[]) => fogIn({ cages: list });
  expect(cages({ value: 'foglight: r1c2,r1c3' })).toEqual({ clear: [1, 2], triggers: [] });
  expect(cages({ value: 'FOGLIGHT', cells: [[5, 5]] })).toEqual({ clear: [35], triggers: [] });
  expect(cages({ value: 'FOW', cells: [[0, 0]] })).toEqual({ clear: [0, 1, 6, 7], triggers: [] });
  expect(cages({ value: 'FOGLIGHT' })).toEqual({ clear: [], triggers: [] });
});

test('finds no fog where nothing speaks of it', () => {
  expect(fogIn({})).toBeUndefined();
  expect(fogIn({ foglight: [] })).toBeUndefined();
});
