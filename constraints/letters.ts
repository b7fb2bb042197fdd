/** Cells with equal letters are equal, and cells with different letters differ. */
import { type Constraint, listed, type Statement } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the capital of a letter; the letter itself, if its capitals are two. */
function capital(letter: string): string {
  if (letter === 'ß') return 'ẞ';
  const raised = letter.toUpperCase();
  return [...raised].length === 1 ? raised : letter;
}

/** Returns the letters of a clue in capitals; undefined for a text with other signs. Throws a RangeError for a letter that is there twice. */
function readLetters(text: string): string | undefined {
  const letters = [...text.replaceAll(/[\s,]/g, '')].map(capital);
  const twice = letters.find((letter, at) => letters.indexOf(letter) < at);
  if (letters.length === 0 || !letters.every((letter) => /^\p{L}$/u.test(letter))) return undefined;
  if (twice === undefined) return letters.join('');
  throw new RangeError(`its letters have ${twice} twice: put its cells on one list`);
}

/** Returns what grids need to have some clues; undefined for grids that have it. */
function requirementOf(own: readonly Statement[], size: number): string | undefined {
  if (own.length > 1) return 'all letters in one clue, as in AB:r1c12/r2c3';
  if (own.some(({ text = '', lists }) => [...text].length !== lists.length)) return 'a list of cells for each letter';
  if (own.some(({ lists }) => lists.length > size)) return 'a digit for each letter';
  const cells = own.flatMap(({ lists }) => lists.flat());
  return new Set(cells).size < cells.length ? 'cells of one letter each' : undefined;
}

/** Returns each two cells of a list. */
const within = (cells: readonly Cell[]): [Cell, Cell][] =>
  cells.flatMap((a, at) => cells.slice(at + 1).map((b): [Cell, Cell] => [a, b]));

/** Returns each two cells of different lists. */
const acrossLists = (lists: Statement['lists']): [Cell, Cell][] =>
  lists.flatMap((cells, at) =>
    lists.slice(at + 1).flatMap((others) => cells.flatMap((a) => others.map((b): [Cell, Cell] => [a, b]))),
  );

export const letters: Constraint = listed({
  id: 'letters',
  family: 'cells',
  spellings: ['letter'],
  digits: 'any',
  names: { en: 'Letters for digits' },
  rule: { en: 'cells with equal letters are equal, and cells with different letters differ' },
  onCell: { en: () => 'with a letter' },
  holds: {
    demands: [
      { where: 'a.list = b.list', two: 'a = b' },
      { where: 'a.list != b.list', two: 'a != b' },
    ],
  },
  told: {
    en: ({ names: [a, b], steps }) =>
      steps === undefined ? `${a} and ${b} differ (different letters)` : `${a} and ${b} are equal (same letter)`,
  },
  partner: { en: ({ steps }) => (steps === undefined ? 'cell with another letter' : 'cell with the same letter') },
  saidBy: 'letter',
  takes: {
    text: { name: 'letters', example: 'A', read: readLetters },
    lists: { least: 1, most: Infinity },
    areUneven: true,
    cells: { least: 1, most: Infinity },
    isUnordered: true,
  },
  additions: ({ size }, own) =>
    requirementOf(own, size) ?? {
      equal: own.flatMap(({ lists }) => lists.flatMap(within)),
      pairs: own.flatMap(({ lists }) => acrossLists(lists)),
    },
  readOff: { classes: (lists) => ALPHABET.slice(0, lists) },
  draw: ({ text = '', lists }) =>
    lists.flatMap((cells, at) => cells.map((cell) => ({ kind: 'outline', cells: [cell], text: [...text][at]! }))),
});
