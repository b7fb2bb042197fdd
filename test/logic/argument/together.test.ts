/** Lines that are one idea are one line: what follows stays the same, and the sentence says all of it. */
import { expect, test } from 'vitest';
import type { Geometry } from '../../../src/core/geometry.js';
import { type ArgumentLine, type Case, premise } from '../../../src/logic/argument/lines.js';
import { lineMessage } from '../../../src/logic/argument/sentences.js';
import { alikeTogether, together } from '../../../src/logic/argument/together.js';
import { GERMAN } from '../../../src/render/language/de/index.js';
import { sentence } from '../../../src/render/text.js';
import { strategyOf } from '../../../strategies/index.js';
import { read } from '../../read-text.js';
import { allHits, casesOf } from '../../strategies/fixture.js';

const of = (row: number, column: number): number => (row - 1) * 9 + column - 1;
const at = (row: number, column: number, digit: number): number => of(row, column) * 9 + digit - 1;
const gridWith = (rules: string): Geometry => read(`${'.'.repeat(81)} ${rules}`).geometry;

const line = (
  ground: ArgumentLine['ground'],
  removed: readonly number[],
  causes: readonly number[] = [0],
  oneOf: readonly number[] = [],
): ArgumentLine => ({ ground, oneOf, removed, causes });
const ruleLine = (rule: number, cells: readonly number[], removed: readonly number[], causes?: readonly number[]) =>
  line({ kind: 'rule', rules: [rule], cells }, removed, causes);
const relationLine = (pair: readonly [number, number], removed: readonly number[]) =>
  line({ kind: 'relation', pairs: [pair], cells: pair }, removed);
const placed = (row: number, column: number, digit: number, ...lost: readonly number[]): ArgumentLine =>
  line(
    { kind: 'need', need: { kind: 'cell', cell: of(row, column) }, lost: lost.map((each) => at(row, column, each)) },
    [],
    [0],
    [at(row, column, digit)],
  );
const noPlace = (causes: readonly number[]): ArgumentLine =>
  line({ kind: 'need', need: { kind: 'house', house: 0, digit: 0 }, lost: [] }, [], causes);

const told = (lines: Case, geometry: Geometry, language?: typeof GERMAN): string[] =>
  lines.slice(1).map((own) => sentence(lineMessage(own, geometry), geometry, language));

const renbans = gridWith('renban=r1c1r1c2r1c3;r2c1r2c2r2c3;r3c1r3c2r3c3');
const top = [of(1, 1), of(1, 2), of(1, 3)];
const middle = [of(2, 1), of(2, 2), of(2, 3)];

test('clues of one kind that rule out the same digits', () => {
  const lines = together(
    [premise(at(5, 5, 9), true), ruleLine(0, top, [at(1, 1, 1)]), ruleLine(1, middle, [at(2, 2, 1)]), noPlace([1, 2])],
    renbans,
  );
  expect(told(lines, renbans)[0]).toBe(
    'The renban in r1c123 and renban in r2c123 leave no room for 1 in r1c1 and 1 in r2c2',
  );
  expect(told(lines, renbans, GERMAN)[0]).toBe(
    'Im Renban in r1c123 und im Renban in r2c123 ist kein Platz für 1 in r1c1 und 1 in r2c2',
  );
  expect(lines[2]!.causes).toEqual([1]);
});

test.each<[string, Case]>([
  ['other digits', [premise(at(5, 5, 9), true), ruleLine(0, top, [at(1, 1, 1)]), ruleLine(1, middle, [at(2, 2, 2)])]],
  [
    'other causes',
    [premise(at(5, 5, 9), true), ruleLine(0, top, [at(1, 1, 1)]), ruleLine(1, middle, [at(2, 2, 1)], [0, 1])],
  ],
  ['a contradiction', [premise(at(5, 5, 9), true), ruleLine(0, top, [at(1, 1, 1)]), ruleLine(1, middle, [])]],
])('not with %s', (_, lines) => {
  expect(together(lines, renbans)).toEqual(lines);
});

test('two-cell clues that are alike', () => {
  const dots = gridWith('white-dot=r1c1r1c2;r2c1r2c2 black-dot=r4c1r4c2');
  const both = together(
    [
      premise(at(5, 5, 9), true),
      relationLine([of(1, 1), of(1, 2)], [at(1, 1, 5)]),
      relationLine([of(2, 1), of(2, 2)], [at(2, 1, 5)]),
      relationLine([of(4, 1), of(4, 2)], [at(4, 1, 5)]),
    ],
    dots,
  );
  expect(told(both, dots)).toHaveLength(2);
  expect(told(both, dots)[0]).toMatch(/r1c1 and r1c2.*r2c1 and r2c2.*: that rules out 5 in r12c1$/);
});

test('what a placed digit leaves along one line', () => {
  const thermometer = gridWith('thermometer=r1c1r1c2r1c3');
  const lines = together(
    [premise(at(1, 3, 3), true), placed(1, 2, 2, 3, 4), placed(1, 1, 1, 3, 5), noPlace([1, 2])],
    thermometer,
  );
  expect(told(lines, thermometer)[0]).toBe(
    'Digits rise along r1c1, r1c2, r1c3 (thermometer): that leaves only 1 in r1c1 and 2 in r1c2',
  );
  expect(lines).toHaveLength(3);
});

test('not what a placed digit leaves cells that it sees, if their clues rule out nothing', () => {
  const dots = gridWith('white-dot=r1c1r1c2;r1c1r2c1');
  const lines: Case = [premise(at(1, 1, 3), true), placed(1, 2, 4, 3), placed(2, 1, 2, 3), noPlace([1, 2])];
  expect(together(lines, dots)).toEqual(lines);
});

test('digits of a house that have the same cells left', () => {
  const cells = [of(1, 2), of(1, 3)];
  const locked = (digit: number, causes: readonly number[]): ArgumentLine =>
    line(
      {
        kind: 'locked',
        needs: [{ kind: 'house', house: 0, digit: digit - 1 }],
        kept: cells.map((cell) => cell * 9 + digit - 1),
      },
      [at(2, 2, digit)],
      causes,
    );
  const lines = together([premise(at(5, 5, 9), true), locked(1, [0]), locked(4, [0]), noPlace([1, 2])], renbans);
  expect(told(lines, renbans)[0]).toBe('Row 1: 1 and 4 have only r1c23 left, which rules out 1 in r2c2 and 4 in r2c2');
});

test('contradictions that differ in their premises alone are one', () => {
  const end = ruleLine(0, top, []);
  const [one, other] = alikeTogether([
    [premise(at(5, 5, 9), true), end],
    [premise(at(5, 6, 9), true), end],
    [premise(at(5, 5, 8), true), ruleLine(1, middle, [])],
  ]) as [Case, Case];
  expect(one[0].oneOf).toEqual([at(5, 5, 9), at(5, 6, 9)]);
  expect(other[0].oneOf).toEqual([at(5, 5, 8)]);
});

test.each(['cases-of-clues', 'many-cases-of-clues', 'trial-of-clues'])(
  'in the cases of %s no line rests on a later one, and each but the last serves one',
  (id) => {
    const wrong: (readonly ArgumentLine[])[] = [];
    for (const own of casesOf(id).slice(0, 3))
      for (const { pattern } of allHits(strategyOf(id)!, own).slice(0, 10))
        for (const lines of (pattern as { cases: readonly Case[] }).cases) {
          const used = new Set(lines.flatMap(({ causes }) => causes));
          for (const [index, { causes }] of lines.entries()) {
            const serves = index === 0 || index === lines.length - 1 || used.has(index);
            if (!serves || causes.some((cause) => cause >= index)) wrong.push(lines);
          }
        }
    expect(wrong).toEqual([]);
  },
);
