/** Parts of a document that cannot be read as they stand are refused by name beside good ones: none is left out in silence. */
import { expect, test } from 'vitest';
import { Misread } from '../../../src/formats/misread.js';
import { cage, disc, line, type Parts, readSaid, statedIn, text } from './shared-puzzle.js';

const GREEN: Parts = { lines: [line('r2c2r2c3r2c4', '#67f067')] };
const WHISPERS = 'Normal sudoku rules apply. Adjacent digits on a green line differ by at least 5.';
const CAGES = 'Normal sudoku rules apply. Digits in cages sum to the total in the corner.';

const green = (...wayPoints: unknown[]): Parts => ({ lines: [{ wayPoints, color: '#67f067', thickness: 16 }] });

test.each<readonly [name: string, part: Parts, told: RegExp]>([
  ['outside the grid', green([4.5, 0.5], [4.5, -1.5]), /no sentence says what this green drawing at r5c1/],
  ['that is no number', green([4.5, 0.5], [4.5, null]), /\[4.5,null\] for a point/],
  ['that is a word', green([4.5, 0.5], 'r5c3'), /"r5c3" for a point/],
  ['without a column', green([4.5, 0.5], [4.5]), /\[4.5\] for a point/],
  ['alone', green([4.5, 0.5]), /no sentence says what this green drawing at r5c1/],
  ['twice', green([4.5, 0.5], [4.5, 0.5]), /no sentence says what this green drawing at r5c1/],
])('a line with a waypoint %s is refused', (_, part, told) => {
  expect(() => readSaid(WHISPERS, [GREEN, part])).toThrow(Misread);
  expect(() => readSaid(WHISPERS, [GREEN, part])).toThrow(told);
});

test('a line along the edges of cells is an ornament unless it looks like a clue', () => {
  const edges = [
    [4, 0],
    [4, 3],
  ];
  const border: Parts = { lines: [{ wayPoints: edges, color: '#000000', thickness: 2 }] };
  expect(statedIn(readSaid(WHISPERS, [GREEN, border]))).toEqual(['whisper r2c2r2c3r2c4']);
  expect(() => readSaid(WHISPERS, [GREEN, green(...edges)])).toThrow('what this green drawing at r5c1');
});

test('a line without a list of points is refused, one that nobody sees is not', () => {
  const wrong = { wayPoints: 'r5c1r5c2', color: '#67f067', thickness: 16 };
  expect(() => readSaid(WHISPERS, [GREEN, { lines: [wrong] }])).toThrow('no list of points');
  const unseen = { ...wrong, color: '#67f06700' };
  expect(statedIn(readSaid(WHISPERS, [GREEN, { lines: [unseen] }]))).toHaveLength(1);
});

test('a shape without a place is refused', () => {
  const dots = 'Normal sudoku rules apply. Digits separated by a white dot are consecutive.';
  const nowhere = { ...disc([2, 2.5], 0.3, '#ffffff'), center: [null, 2.5] };
  expect(() => readSaid(dots, [{ overlays: [disc([5, 2.5], 0.3, '#ffffff'), nowhere] }])).toThrow('for a point');
});

test.each(['red', 'rgb(255, 0, 0)'])('the colour %s, which is not read, is refused', (color) => {
  const part: Parts = { lines: [line('r5c2r5c3r5c4', color)] };
  expect(() => readSaid(WHISPERS, [GREEN, part])).toThrow(`the colour '${color}' is not understood`);
});

test.each(['none', 'transparent'])('the colour %s is none', (color) => {
  const part: Parts = { lines: [line('r5c2r5c3r5c4', color)] };
  expect(statedIn(readSaid(WHISPERS, [GREEN, part]))).toHaveLength(1);
});

test('a hidden cage with a value is refused', () => {
  const hidden = { ...cage('r5c1r5c2', 11), hidden: true };
  expect(() => readSaid(CAGES, [{ cages: [cage('r1c1r1c2', 4), hidden] }])).toThrow(
    'a hidden cage of this SudokuPad puzzle has a value, 11',
  );
});

test('a hidden cage whose digits may repeat states nothing', () => {
  const hidden = { ...cage('r5c1r5c2r6c1'), hidden: true, unique: false };
  expect(statedIn(readSaid(CAGES, [{ cages: [cage('r1c1r1c2', 4), hidden] }]))).toEqual(['sum=4 r1c1r1c2']);
});

test.each([
  ['note', 'Green lines are odd.', 'note'],
  ['variant', 'antiknight', 'variant'],
  ['clues', ['r1c1'], 'clues, a list'],
  ['constraints', { type: 'king' }, 'constraints'],
])('metadata %s that may hold a rule are refused', (name, value, told) => {
  const read = (): unknown => readSaid(WHISPERS, [GREEN], { metadata: { [name]: value } });
  expect(read).toThrow(Misread);
  expect(read).toThrow(told);
});

test('metadata that hold no rule are left out', () => {
  const metadata = {
    source: 'Made by hand',
    msgcorrect: 'Well done! No two kings meet.',
    bgimage: 'https://example.org/a.png',
    stars: 3,
    checked: true,
    mood: 'calm',
    extra: [],
  };
  expect(statedIn(readSaid(WHISPERS, [GREEN], { metadata }))).toHaveLength(1);
});

test('rules that metadata state under several names are read together', () => {
  const metadata = { ruleset: 'Vampires are odd.' };
  expect(() => readSaid(WHISPERS, [GREEN], { metadata })).toThrow('Vampires are odd');
  const described = { description: `${WHISPERS} ` };
  expect(statedIn(readSaid(WHISPERS, [GREEN], { metadata: described }))).toHaveLength(1);
});

test('a text that is no number outside the grid of a rule is refused beside good ones', () => {
  const rules =
    'Normal sudoku rules apply. Numbers outside the grid give the sum of the digits between the 1 and the 9.';
  const numbers: Parts = { overlays: [text([-0.5, 3.5], '12'), text([-0.5, 4.5], 'odd')] };
  expect(() => readSaid(rules, [numbers])).toThrow(Misread);
});
