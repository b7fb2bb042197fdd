/** Each constraint is read from drawings and sentences as setters make them, in several looks and wordings. */
import { describe, expect, test } from 'vitest';
import { sharedRules } from '../../../constraints/shared.js';
import { INDEXERS } from './said/areas.js';
import { CLUES } from './said/clues.js';
import { LINES } from './said/lines.js';
import { WHOLE } from './said/whole.js';
import { cage, disc, line, readSaid, statedIn, text, wordingsOf } from './shared-puzzle.js';

const SAID = [...LINES, ...CLUES, ...INDEXERS, ...WHOLE];

describe.each(SAID)('$id', ({ states, ...said }) => {
  test.each(wordingsOf(said))('%s', (rules, drawn) => {
    expect(statedIn(readSaid(rules, [drawn]))).toEqual(states);
  });
});

const DRAWN = {
  thermometer: { lines: [line('r2c2r2c3r2c4', '#cfcfcf')], overlays: [disc([1.5, 1.5], 0.8, '#cfcfcf')] },
  palindrome: { lines: [line('r6c2r6c3r6c4', '#aaaaaa')] },
  cage: { cages: [cage('r8c2r8c3', 12)] },
};

test.each([
  ['Sudoku. Killer. Anti-knight.', [DRAWN.cage], ['anti-knight', 'killer-cage=12 r8c2r8c3']],
  [
    'Normal sudoku rules. Thermometers and killer cages',
    [DRAWN.cage, DRAWN.thermometer],
    ['killer-cage=12 r8c2r8c3', 'thermometer r2c2r2c3r2c4'],
  ],
  [
    'Sudoku. Thermometer, Palindrom',
    [DRAWN.thermometer, DRAWN.palindrome],
    ['palindrome r6c2r6c3r6c4', 'thermometer r2c2r2c3r2c4'],
  ],
  ['Sudoku-Regeln gelten. Anti-Springer, Käfige', [DRAWN.cage], ['anti-knight', 'killer-cage=12 r8c2r8c3']],
])('names alone are read: %s', (rules, drawn, states) => {
  expect(statedIn(readSaid(rules, drawn))).toEqual(states);
});

test.each(['Sudoku. Killer or anti-knight.', 'Sudoku. No killer.', 'Sudoku. One killer.', 'Sudoku. Killer arrows.'])(
  'names that something is said of are refused: %s',
  (rules) => {
    expect(() => readSaid(rules, [DRAWN.cage])).toThrow('not understood');
  },
);

test.each([
  ['X', 'all-x', 'xv=10 r2c2r2c3'],
  ['V', 'all-v', 'xv=5 r2c2r2c3'],
])('all of one letter may be given: %s', (letter, rule, clue) => {
  const rules = `Normal sudoku rules apply. Digits with an X sum to 10, digits with a V sum to 5. All possible ${letter}s are given.`;
  const alone = rules.replace(
    letter === 'X' ? ', digits with a V sum to 5' : 'Digits with an X sum to 10, digits',
    letter === 'X' ? '' : 'Digits',
  );
  expect(statedIn(readSaid(alone, [{ overlays: [text([1.5, 2], letter)] }]))).toEqual([rule, clue]);
});

test.each([
  ['3', 'all-white-dots', 'white-dot=3 r2c2r2c3'],
  ['1', 'non-consecutive', 'white-dot=1 r2c2r2c3'],
])('all dots with numbers may be given: %s', (label, rule, clue) => {
  const rules = 'Digits separated by a white dot differ by the given number. All dots are given.';
  const dot = disc([1.5, 2], 0.3, '#ffffff', { text: label });
  expect(statedIn(readSaid(`Normal sudoku rules apply. ${rules}`, [{ overlays: [dot] }]))).toEqual([rule, clue]);
});

test('the table has every constraint that is drawn or said', () => {
  const negative = ['all-black-dots', 'all-white-dots', 'all-xv', 'all-x', 'all-v'];
  expect([...SAID.map(({ id }) => id), ...negative].toSorted()).toEqual(sharedRules.map(({ id }) => id).toSorted());
});

test.each([
  [
    'A white dot separates consecutive digits. If there is no dot between two cells, their digits are not consecutive.',
    ['non-consecutive', 'white-dot r2c2r2c3'],
  ],
  [
    'White dots join consecutive digits, black dots digits in a 1:2 ratio. Cells without a dot between them are neither consecutive nor in a 1:2 ratio.',
    ['all-black-dots', 'black-dot r5c5r5c6', 'non-consecutive', 'white-dot r2c2r2c3'],
  ],
])('what no dot means is a negative rule: %s', (said, states) => {
  const dots = [disc([1.5, 2], 0.3, '#ffffff'), ...(said.includes('black') ? [disc([4.5, 5], 0.3, '#000000')] : [])];
  expect(statedIn(readSaid(`Normal sudoku rules apply. ${said}`, [{ overlays: dots }]))).toEqual(states);
});

test.each([
  'A white dot separates consecutive digits. If there is no dot, digits need not be consecutive.',
  'A white dot separates consecutive digits. If digits are not consecutive, there is no dot.',
  'A white dot separates consecutive digits. Cells without a dot are neither consecutive nor in a 1:2 ratio.',
])('what no dot does not mean is refused: %s', (said) => {
  const drawn = { overlays: [disc([1.5, 2], 0.3, '#ffffff')] };
  expect(() => readSaid(`Normal sudoku rules apply. ${said}`, [drawn])).toThrow('not understood');
});
