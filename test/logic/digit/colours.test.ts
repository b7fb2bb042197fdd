/** Sentences on colours that both contradict themselves, in grids without a solution. */
import { expect, test } from 'vitest';
import { cellSet } from '../../../src/core/cell-set.js';
import type { Component } from '../../../src/logic/digit/colours.js';
import { sentence } from '../../../src/render/text.js';
import { multiColors2 } from '../../../strategies/colouring/multi-colors.js';
import { simpleColorsWrap } from '../../../strategies/colouring/simple-colors.js';
import { casesOf } from '../../strategies/fixture.js';
import { expectToldEverywhere } from '../../strategies/languages.js';

const { geometry } = casesOf('simple-colors-wrap')[0]!.board;
const seen = cellSet(geometry);

/** Returns a component of the digit 1 with its cells by their numbers. */
const component = (a: readonly number[], b: readonly number[]): Component => ({
  digit: 0,
  colours: [
    { cells: a, seen },
    { cells: b, seen },
  ],
  houses: [],
});

test('says of each of two colours which of its cells share a house', () => {
  const remove = [0, 8, 72, 80].map((cell) => geometry.candidate(cell, 0));
  const { message } = simpleColorsWrap.explain(
    { place: [], remove, pattern: { kind: 'wrap', component: component([0, 8], [72, 80]) } },
    geometry,
  );
  expect(sentence(message, geometry)).toContain(
    'r1c19 share row 1, so they are not both 1. r9c19 share row 9, so they are not both 1. So neither colour can be 1: remove 1 from r19c19.',
  );
  expectToldEverywhere(message, geometry);
});

test('says of each of two colours which cells of another component it sees', () => {
  const remove = [0, 10].map((cell) => geometry.candidate(cell, 0));
  const { message } = multiColors2.explain(
    { place: [], remove, pattern: { type: 2, components: [component([0], [10]), component([2], [20])] } },
    geometry,
  );
  expect(sentence(message, geometry)).toContain(
    'r1c1 (A) sees r1c3 (C) and r3c3 (D). r2c2 (B) sees r1c3 (C) and r3c3 (D). But C or D is 1, so neither A nor B is: remove 1 from r1c1 and r2c2.',
  );
  expectToldEverywhere(message, geometry);
});
