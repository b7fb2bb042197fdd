/** What callers of `/formats` and `/exchange` give: unfit arguments are refused by their names. */
import { expect, test } from 'vitest';
import { load, readAny, splitterOf, writerNamed } from '../../src/formats/exchange/index.js';
import * as formats from '../../src/formats/index.js';

const GRID = '....\n....\n....\n....';
const four = formats.readPuzzle(GRID);
const nine = formats.readPuzzle('.'.repeat(81));
const { geometry, values } = four.puzzle;
const marks = formats.formatNamed('pencilmarks');
const none = undefined as never;

test.each<[string, string, () => unknown]>([
  ['formatLike, with another text', 'text', () => formats.formatLike('hello', four, values)],
  ['formatLike, with a larger grid', 'text', () => formats.formatLike(`${GRID}\n....`, four, values)],
  ['formatLike, with other values', 'values', () => formats.formatLike(GRID, four, nine.puzzle.values)],
  ['formatLike, without a reading', 'reading', () => formats.formatLike(GRID, none, values)],
  ['formatLike, in no format', 'chosen', () => formats.formatLike(GRID, four, values, 'nope' as never)],
  ['formatPencilmarks, of nothing', 'position', () => formats.formatPencilmarks(none)],
  ['formatPencilmarks, without digits', 'position', () => formats.formatPencilmarks(four.puzzle as never)],
  ['lossesIn, of no format', 'holder', () => formats.lossesIn(none, [], geometry, [])],
  ['lossesIn, without parts', 'parts', () => formats.lossesIn(marks, none, geometry, [])],
  ['lossNotes, without a shape', 'geometry', () => formats.lossNotes('line', ['rules'], none)],
  ['formatNamed', 'name', () => formats.formatNamed('nope' as never)],
  ['rulesOf', 'geometry', () => formats.rulesOf({ size: 4, layout: { groups: [null] } } as never)],
  ['withRules, of no shape', 'base', () => formats.withRules(none, {})],
  ['withRules, misspelt', 'variants', () => formats.withRules(geometry, { variants: ['x'] } as never)],
  ['withRules, with a wrong clue', 'constraints', () => formats.withRules(geometry, { constraints: ['odd=r9c9'] })],
  [
    'withRules, with no constraint',
    'constraints',
    () => formats.withRules(geometry, { constraints: [{ kind: {} }] as never }),
  ],
  ['alphabetOf', 'size', () => formats.alphabetOf(26)],
  ['digitOf', 'symbol', () => formats.digitOf(none, 9)],
  ['symbolOf', 'digit', () => formats.symbolOf(9, 9)],
  ['readPuzzle', 'shape', () => formats.readPuzzle(GRID, 4 as never)],
  ['readTold', 'readText', () => formats.readTold({ puzzle: GRID }, () => none)],
  ['recordSplitter', 'chunk', () => formats.recordSplitter().push(none)],
  ['readAny, in no format', 'from', () => readAny(GRID, undefined, 'nope')],
  ['readAny, of no shape', 'shape', () => readAny(GRID, 4 as never)],
  ['load', 'texts', () => load(none)],
  ['writerNamed', 'format', () => writerNamed('nope')],
  ['splitterOf', 'chunk', () => splitterOf(undefined)().push(none)],
])('%s: %s', async (_, option, call) => {
  await expect((async () => call())()).rejects.toMatchObject({ code: 'BAD_OPTION', option });
});

test('what they do take, they pass on', () => {
  const solved = Int8Array.from('1234341221434321', (digit) => Number(digit) - 1);
  expect(formats.formatLike(GRID, four, solved)).toBe('1234\n3412\n2143\n4321');
  expect(formats.rulesOf(formats.withRules(geometry, { variant: ['x'] }))).toEqual({ variant: ['x'] });
  expect(formats.symbolOf(formats.digitOf('g', 16), 16)).toBe('G');
});
