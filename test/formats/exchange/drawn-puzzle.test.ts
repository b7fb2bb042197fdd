/** Puzzles drawn for SudokuPad, with rules in words: they are read back as what they were, or as a drawing. */
import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { constraints } from '../../../constraints/index.js';
import type { Puzzle } from '../../../src/core/puzzle.js';
import { namesOf } from '../../../src/formats/drawn/colours.js';
import { readShared } from '../../../src/formats/drawn/index.js';
import { Unwritable } from '../../../src/formats/exchange/codec.js';
import { drawnPuzzle } from '../../../src/formats/exchange/drawn-puzzle.js';
import { COLOURS, WORDINGS } from '../../../src/formats/exchange/drawn-words.js';
import { drawnLink, sudokupad } from '../../../src/formats/exchange/sudokupad.js';
import { readPuzzle } from '../../../src/formats/read.js';
import { linesOf } from '../../constraints/own-puzzles.js';
import { inTier } from '../../tier.js';
import { meaningOf } from './meaning.js';

/** A rule without a name in f-puzzles: a puzzle with it is drawn. */
const UNNAMED = 'sum=5:r1c1r1c2';

interface Document {
  readonly cells: readonly (readonly { readonly value?: number }[])[];
  readonly lines: readonly { readonly color: string }[];
  readonly underlays: readonly object[];
  readonly overlays: readonly { readonly text?: string; readonly center: readonly number[] }[];
  readonly metadata: { readonly rules: string; readonly solution?: string; readonly title?: string };
}

const written = (puzzle: Puzzle, details = {}): string => sudokupad.format!(puzzle, details);
const documentIn = (link: string): Document =>
  JSON.parse(LZString.decompressFromBase64(link.slice(link.indexOf('scl') + 3))) as Document;

const expectReadBack = (puzzle: Puzzle, link: string): void => {
  const again = readShared(link).puzzle;
  expect(meaningOf(again.geometry)).toEqual(meaningOf(puzzle.geometry));
  expect(Array.from(again.values)).toEqual(Array.from(puzzle.values));
};

test('a colour is told by its name from all others', () => {
  const all = Object.entries(COLOURS);
  for (const [name, colour] of all)
    expect(all.filter(([, other]) => namesOf(other).has(name)).map(([, other]) => other)).toEqual([colour]);
});

/** Kinds whose own puzzles have no clue that is drawn, and of which words say nothing without one. */
const WITHOUT_CLUES = ['all-x'];

describe.each(Object.keys(WORDINGS).filter((id) => !WITHOUT_CLUES.includes(id)))('%s', (id) => {
  const lines = linesOf(id)
    .filter((line) => line.split(' ')[0]!.length === 81 || id !== 'entropic-line')
    .slice(0, inTier({ quick: 1, slow: 4 }));

  test.each(lines)('is drawn and said so that it is read back: %s', (line) => {
    const { puzzle } = readPuzzle(line);
    const { strokes, shapes, cages, rules } = drawnPuzzle(puzzle);
    expect(rules!.split('\n').length).toBeGreaterThan(1);
    const isOfGrid = !constraints.find((each) => each.id === id)!.takes;
    expect(isOfGrid || strokes.length + shapes.length + cages.length > 0).toBe(true);
    expectReadBack(puzzle, drawnLink(puzzle));
  });
});

const grid = '.'.repeat(81);

test('lines of several rules have a colour each, by which the words tell them apart', () => {
  const lines = [
    'thermometer=r1c1r1c2r1c3;r9c9r9c8r9c7',
    'palindrome=r2c1r2c2r2c3r2c4',
    'whisper=r3c1r3c2r3c3',
    'whisper=4:r4c1r4c2r4c3',
    'renban=r5c1r5c2r5c3',
    'zipper=r6c1r6c2r6c3',
    'parity-line=r7c1r7c2r7c3',
  ];
  const { puzzle } = readPuzzle(`${grid} ${lines.join(' ')}`);
  const link = written(puzzle);
  expect(new Set(documentIn(link).lines.map(({ color }) => color)).size).toBe(lines.length);
  expectReadBack(puzzle, link);
});

test('cages of three rules are told apart', () => {
  const { puzzle } = readPuzzle(`${grid} killer-cage=7:r1c12 sum=20:r3c123 product=24:r5c12`);
  expectReadBack(puzzle, written(puzzle));
});

test('diagonals that begin in one place have numbers beside each other', () => {
  const { puzzle } = readPuzzle(`${grid} x little-killer=12:r3c0r2c1;20:r3c0r4c1`);
  const link = drawnLink(puzzle);
  const places = documentIn(link).overlays.flatMap(({ text, center }) => (text ? [String(center)] : []));
  expect(new Set(places).size).toBe(2);
  expectReadBack(puzzle, link);
});

test('regions, sets of cells and grids without boxes are written', () => {
  for (const rules of ['regions=AAABACBBCCDBCDDD', 'pairs=r1c1r2c3', 'latin']) {
    const { puzzle } = readPuzzle(`${'.'.repeat(16)} ${rules} ${UNNAMED}`);
    expectReadBack(puzzle, written(puzzle));
  }
});

test('the only solution is stated, and none if there are several', () => {
  const one = readPuzzle('.3.1...2....1... sum=5:r4c3r4c4').puzzle;
  expect(documentIn(written(one)).metadata.solution).toMatch(/^[1-4]{16}$/);
  expect(documentIn(written(readPuzzle(`${'.'.repeat(16)} ${UNNAMED}`).puzzle)).metadata).not.toHaveProperty(
    'solution',
  );
});

test("a setter's own words, title and author take the place of ours", () => {
  const { puzzle } = readPuzzle(`${'.'.repeat(16)} ${UNNAMED}`);
  const details = { title: 'Five', author: 'Ann', description: 'Cages show their sums.' };
  const { metadata } = documentIn(written(puzzle, details));
  expect(metadata).toEqual({ title: 'Five', author: 'Ann', rules: 'Cages show their sums.' });
  expectReadBack(puzzle, written(puzzle, details));
});

test('a rule without words that are read back is drawn with its text, and is refused when it is read', () => {
  const { puzzle } = readPuzzle(`${'.'.repeat(16)} same-difference=r1c1r1c2r1c3`);
  const link = written(puzzle);
  expect(documentIn(link).lines).toHaveLength(1);
  expect(documentIn(link).metadata.rules).toContain('differ by the same number');
  expect(() => readShared(link)).toThrow(/not understood/);
});

test('candidates are written as notes, and placed values are refused', () => {
  const { puzzle } = readPuzzle(`${'.'.repeat(16)} ${UNNAMED}`);
  const candidates = new Int32Array(16).fill(15);
  candidates[0] = 3;
  const again = readShared(written({ ...puzzle, candidates })).puzzle;
  expect(again.candidates?.[0]).toBe(3);
  const values = Int8Array.from(puzzle.values).fill(0, 5, 6);
  const placed = new Uint8Array(16).fill(1, 5, 6);
  expect(() => written({ ...puzzle, values, placed })).toThrow(Unwritable);
});

test('tints lie under digits, dots and numbers over lines', () => {
  const { puzzle } = readPuzzle(`${'.'.repeat(16)} ${UNNAMED} even=r1c1 white-dot=r2c1r2c2`);
  const { underlays, overlays } = documentIn(written(puzzle));
  expect([underlays.length, overlays.length]).toEqual([1, 1]);
});

test("a setter's signs are drawn in their own colours, in place of ours", () => {
  const { puzzle } = readPuzzle(`${'.'.repeat(16)} ${UNNAMED}`);
  const points = [
    { row: 0.5, column: 0.5 },
    { row: 1.5, column: 0.5 },
  ];
  const { strokes, shapes, cages } = drawnPuzzle(puzzle, {}, [
    { kind: 'path', points, hue: 'light-dark(#123456,#654321)', width: 0.2 },
    { kind: 'path', points, hue: 'green' },
    { kind: 'label', at: points[0]!, on: { width: 0.5, height: 0.5, corner: 0.25, fill: 'white', edge: 'black' } },
    { kind: 'words', text: 'Five.', states: [] },
  ]);
  expect(strokes.map(({ colour, width }) => [colour, width])).toEqual([
    ['123456', 0.2],
    ['67f067', 0.06],
  ]);
  expect(shapes).toMatchObject([{ form: 'round', fill: 'ffffff', border: '000000' }]);
  expect(cages).toEqual([]);
});

test('words that do not hold of all clues of a kind give way to our text', () => {
  const rulesOf = (rules: string): string => drawnPuzzle(readPuzzle(`${grid} ${rules}`).puzzle).rules!;
  expect(rulesOf('white-dot=r1c1r1c2')).toContain('white dot are consecutive');
  expect(rulesOf('white-dot=r1c1r1c2;2:r2c1r2c2')).toContain('or differ by the number in it');
  expect(rulesOf('xv=7:r1c1r1c2')).toContain('to the number between them');
  expect(rulesOf('killer-cage=<9:r1c12')).toContain('or to less (<)');
  expect(rulesOf('non-consecutive white-dot=r1c1r1c2')).toContain('All white dots are given.');
});

test('circles that count each other have a colour for each clue', () => {
  const { puzzle } = readPuzzle(`${grid} counting-circles=r1c1r1c2r1c3;r5c5r5c6`);
  expect(new Set(drawnPuzzle(puzzle).shapes.map(({ border }) => border)).size).toBe(2);
  expectReadBack(puzzle, drawnLink(puzzle));
});
