/** Rules that no constraint has words for are read by a text, or by the constraint of each pair of cells. */
import { describe, expect, test } from 'vitest';
import { spokenRules } from '../../../src/formats/drawn/spoken.js';
import { Misread } from '../../../src/formats/misread.js';
import { AREAS, NOT_AREAS, tinted } from './said/areas.js';
import { SPOKEN as TEXTS } from './said/spoken.js';
import {
  arrow,
  between,
  cage,
  disc,
  line,
  type Parts,
  readSaid,
  square,
  statedIn,
  text,
  USUAL,
  wordingsOf,
} from './shared-puzzle.js';

const SPOKEN = [...TEXTS, ...AREAS];

describe.each(SPOKEN)('$id', ({ states, ...said }) => {
  test.each(wordingsOf(said))('%s', (rules, drawn) => {
    expect(statedIn(readSaid(rules, [drawn]))).toEqual(states.toSorted());
  });
});

test('the table has every spoken rule', () => {
  expect(SPOKEN.map(({ id }) => id).toSorted()).toEqual(spokenRules.map(({ id }) => id).toSorted());
});

const GREEN: Parts = { lines: [line('r2c2r2c3r2c4r2c5', '#67f067')] };
const DOT: Parts = { overlays: [disc(between('r2c2r2c3'), 0.3, '#67f067')] };
const CAGE: Parts = { cages: [cage('r2c2r2c3')] };
const SUM_CAGE: Parts = { cages: [cage('r2c2r2c3', 10)] };
const ARROW: Parts = { overlays: [disc([1.5, 1.5], 0.85, '#ffffff')], arrows: [arrow([1.5, 1.8], [1.5, 3.6])] };
const CIRCLES: Parts = { overlays: ['r2c2', 'r5c5'].map((cell) => disc(between(cell), 0.8, '#cfcfcf')) };
const TINTED: Parts = { overlays: [square('r2c2', 1, '#cfcfcf')] };
const X: Parts = { overlays: [text(between('r2c2r2c3'), 'X')] };
const NONE: Parts = {};
const MARKED: Parts = { cages: [cage('r2c2r2c3', 'A'), cage('r5c5r5c6', 'B'), cage('r7c5r7c6', 'A')] };
const TWO_CAGES: Parts = { cages: [cage('r2c2r2c3'), cage('r5c5r5c6')] };

const MISSED: readonly (readonly [sentence: string, drawn: Parts])[] = [
  ['Cages marked with an A sum to the same total.', MARKED],
  ['Digits in cages do not repeat.', MARKED],
  ['Not all cages have the same sum.', TWO_CAGES],
  ['A digit in a circle counts the surrounding digits that are smaller than or equal to it.', CIRCLES],
  ['A digit in a circle counts the surrounding circles with smaller digits.', CIRCLES],
  ['A digit in a circle counts the surrounding digits that are smaller than 5.', CIRCLES],
  ['A digit in a circle counts the surrounding digits that are not smaller than it.', CIRCLES],
  ['A digit in a circle counts the smaller digits around it in its row.', CIRCLES],
  ['No two cages have the same sum.', TWO_CAGES],
  ['All cages with the same letter have the same sum.', TWO_CAGES],
  ['All cages have the same sum of odd digits.', TWO_CAGES],
  ['All cages have the same sum.', CAGE],
  ['On a green line, any set of five adjacent digits sums to a multiple of 3.', GREEN],
  ['On a green line, no set of three adjacent digits sums to a multiple of 5.', GREEN],
  ['On a green line, at least one set of three adjacent digits sums to a multiple of 5.', GREEN],
  ['On a green line, each set of three digits sums to a multiple of 5.', GREEN],
  ['On a green line, the product of three adjacent digits is a multiple of 5.', GREEN],
  ['Any three adjacent digits on a green line contain at least one digit from {1, 9} and one from {2, 3}.', GREEN],
  ['Any three digits on a green line contain one digit from {1, 9}, one from {2, 3} and one from {4, 5}.', GREEN],
  ['Skewed entropic lines: each 3 adjacent digits on a green line contain a 123, a 456 and a 789 digit.', GREEN],
  ['Adjacent digits on a green line do not differ by at most 3.', GREEN],
  ['Digits on a green line differ by at most 3.', GREEN],
  ['Adjacent digits on a green line differ by at most 3 cells.', GREEN],
  ['Adjacent digits on a green line may differ by exactly 3.', GREEN],
  ['Digits on a green line sum to the square of the smallest digit.', GREEN],
  ['The square of the sum of a green line is its largest digit.', GREEN],
  ['Half the digits on a green line equal the sum.', GREEN],
  ['Each green line contains a digit that is more than half its sum.', GREEN],
  ['The first two digits on a green line have a larger sum than the last two digits.', GREEN],
  ['Odd digits may not repeat on a green line.', GREEN],
  ['Digits on a green line repeat.', GREEN],
  ['The green line is not decoration.', GREEN],
  ['The green line is decoration. Adjacent digits on the green line differ by at least 5.', GREEN],
  ['The sum of a cage is a multiple of the number of its cells.', SUM_CAGE],
  ['The sum of a cage is not a multiple of the small clue.', SUM_CAGE],
  ['Digits in a cage sum to a prime number.', SUM_CAGE],
  ['Digits in a cage do not sum to a prime number.', CAGE],
  ['Digits in a cage are prime and sum to a square number.', CAGE],
  ['Digits joined by a green dot: one is double and triple the other.', DOT],
  ['Digits joined by a green dot: one is neither double nor triple the other.', DOT],
  ['Green dots are neither an X nor a V.', DOT],
  ['Digits joined by a green dot are consecutive, and one is odd and one is even.', DOT],
  ['Digits along an arrow sum to at most one more or less than the digit in the circle.', ARROW],
  ['Digits along an arrow sum to one more than the digit in the circle.', ARROW],
  ['The digit in a circle is at least the average of the digits on its arrow.', ARROW],
  ['The digit in a circle is not the average of the digits on its arrow.', ARROW],
  ['Digits outside a cage are greater than their orthogonally adjacent digits inside the cage.', CAGE],
  ['A digit in a cage is not greater than its orthogonally adjacent digits outside the cage.', CAGE],
  ['A digit in a cage is greater than the sum of its orthogonally adjacent digits outside the cage.', CAGE],
  ['Some digits in a cage are greater than their orthogonally adjacent digits outside the cage.', CAGE],
  ['Digits in white cells are greater than orthogonally adjacent grey cells.', TINTED],
  ['Digits in grey cells are greater than the sum of orthogonally adjacent white cells.', TINTED],
  ['All circles contain different odd digits.', CIRCLES],
  ['Not all circles contain different digits.', CIRCLES],
  ['Circles of different colours contain all digits.', CIRCLES],
  ['No two orthogonally adjacent digits sum to at least 7.', NONE],
  ['No two orthogonally adjacent digits in a box sum to 7.', NONE],
  ['Orthogonally adjacent digits differ by 2.', NONE],
  ['In each row and column, no set of 3 adjacent digits is all odd.', NONE],
  ['In each row and column, a set of 3 adjacent digits is all odd or all even.', NONE],
  ['A digit in column 2 appears in row 2.', NONE],
  ['The digit in column 2 of row 2 is a position.', NONE],
  ['Green lines are either whispers or not palindromes.', GREEN],
  ['Exactly one green line is either a whisper or a palindrome.', GREEN],
  ['Green lines are whispers or palindromes.', GREEN],
  ['Green lines are either whispers and palindromes.', GREEN],
  ['Green lines are either thermometers or palindromes.', GREEN],
  ['Green lines are either whispers or palindromes, one of each.', GREEN],
  ['Green lines are either whispers or palindromes. Purple lines are renban lines.', GREEN],
  ['Each green line is unique.', GREEN],
  ['Lines must be different.', GREEN],
  [
    'Any three adjacent digits on a green line contain one digit from {1, 2}, one from {2, 3} and one from {4, 5}.',
    GREEN,
  ],
  ['Any three adjacent digits on a green line contain two digits from {1, 2, 3} and one from {4, 5}.', GREEN],
  ['Adjacent digits on a green line differ by at most 3, i.e. r2c2 is odd.', GREEN],
  ['Each main diagonal has at least 4 different digits.', NONE],
  ['Each main diagonal has 4 different even digits.', NONE],
  ['A digit in column 2 is the position of the 3 in its row.', NONE],
  ['A digit in row 2 is the position of the 2 in its column.', NONE],
  ['A digit in column 2 indicates the row in which the 2 appears in that column.', NONE],
  ['The same is true of columns 5 and 9 for the digits 5 and 9 respectively.', NONE],
  [
    'A digit in column 2 is the position of the 2 in its row. The same is true of columns 5 and 9 for the 9 and 5 respectively.',
    NONE,
  ],
  ['Digits joined by an X sum to 10. All such pairs in boxes are given.', X],
  ['All such pairs are given. Digits joined by an X sum to 10.', X],
];

test.each([...MISSED, ...NOT_AREAS])('what resembles such a rule is refused: %s', (sentence, drawn) => {
  expect(() => readSaid(`${USUAL[0]} ${sentence}`, [drawn])).toThrow(Misread);
});

test('columns that a later sentence names go with those of the first', () => {
  const { puzzle } = readSaid(
    `${USUAL[0]} A digit in column 2 is the position of the 2 in its row (that is, if r3c2 is a 7, r3c7 is a 2). The same is true of columns 5 and 9 for the digits 5 and 9 respectively.`,
    [],
  );
  const columns = (puzzle.geometry.layout.statements ?? []).map(({ kind, lists }) => [
    kind,
    lists[0]!.map((cell) => cell % 9),
  ]);
  expect(columns).toEqual(
    [2, [5, 9]].map((own) => ['column-indexer', expect.arrayContaining([own].flat().map((column) => column - 1))]),
  );
});

test('a line that closes is read round, one that crosses itself is refused', () => {
  const sentence = `${USUAL[0]} Any three adjacent digits on a green line sum to a multiple of 4.`;
  const closed = readSaid(sentence, [{ lines: [line('r2c2r2c3r3c3r3c2r2c2', '#67f067')] }]);
  expect(statedIn(closed)).toHaveLength(4);
  const crossed = { lines: [line('r2c2r2c3r3c3r3c2r2c2r1c1', '#67f067')] };
  expect(() => readSaid(sentence, [crossed])).toThrow('not understood');
});

test('signs that repeat what shaded cells are need no sentence', () => {
  const sentence =
    'A digit in a shaded cell is less than its orthogonally adjacent digits in unshaded cells (as the signs show).';
  const sign = (mark: string): Parts => ({ overlays: [text(between('r2c2r2c3'), mark)] });
  expect(statedIn(readSaid(`${USUAL[0]} ${sentence}`, [TINTED, sign('<')]))).toEqual(['minimum r2c2']);
  expect(() => readSaid(`${USUAL[0]} ${sentence}`, [TINTED, sign('>')])).toThrow('not understood');
});

test('sentences that say what the kinds of lines are state no lines of their own', () => {
  const lines = [line('r2c2r2c3r2c4', '#67f067'), line('r7c2r7c3r7c4', '#67f067')];
  const rules = `${USUAL[0]} Green lines are either whispers, palindromes or renban lines. Whispers: adjacent digits on a whisper line differ by at least 4. Renban lines contain a set of consecutive digits in any order.`;
  expect(statedIn(readSaid(rules, [{ lines }]))).toEqual([
    'rule=either whisper=4 or palindrome or renban r2c2r2c3r2c4 r7c2r7c3r7c4',
  ]);
});

test('a text beside a line that its sentence has in brackets states nothing', () => {
  const rules = `${USUAL[0]} German whispers (GW): adjacent digits on a green line differ by at least 5.`;
  const beside = (label: string): Parts => ({ overlays: [text([1.2, 1.2], label)] });
  expect(statedIn(readSaid(rules, [GREEN, beside('GW')]))).toEqual(['whisper r2c2r2c3r2c4r2c5']);
  expect(() => readSaid(rules, [GREEN, beside('GX')])).toThrow('not understood');
});

test('repeats on these lines are those of the sentence before', () => {
  const purple: Parts = { lines: [line('r6c2r6c3r6c4', '#f067f0')] };
  const whispers = 'Adjacent digits on a green line differ by at least 5.';
  const renban = 'Purple lines contain a set of consecutive digits in any order.';
  const repeats = 'Digits may repeat on these lines.';
  expect(statedIn(readSaid(`${USUAL[0]} ${whispers} ${repeats} ${renban}`, [GREEN, purple]))).toHaveLength(2);
  expect(() => readSaid(`${USUAL[0]} ${whispers} ${renban} ${repeats}`, [GREEN, purple])).toThrow('not understood');
});

test('shaded cells of two colours leave open which cells are white', () => {
  const other: Parts = { overlays: [square('r5c5', 1, '#ffa600')] };
  const sentence = 'Digits in grey cells are greater than orthogonally adjacent white cells.';
  expect(statedIn(readSaid(`${USUAL[0]} ${sentence}`, [TINTED]))).toEqual(['maximum r2c2']);
  expect(() => readSaid(`${USUAL[0]} ${sentence}`, [TINTED, other])).toThrow('not understood');
});

test('words beside a plain grid state such rules of the whole grid', async () => {
  const { puzzle } = readSaid(`${USUAL[0]} Orthogonally adjacent digits do not sum to 7.`, [], { size: 4 });
  expect(puzzle.geometry.layout.statements).toHaveLength(8);
});

test('digits differ in cages whose letters tell of equal sums, and a question mark tells nothing', () => {
  const cages = [cage('r2c2r2c3', 'A'), cage('r5c5r5c6', 'A'), cage('r7c5r7c6', 12), cage('r8c1r9c1', '?')];
  const rules =
    'Digits in cages do not repeat and sum to the total if given. Cages with the same letter have the same sum.';
  expect(statedIn(readSaid(`${USUAL[0]} ${rules}`, [{ cages }]))).toEqual(
    [
      'equal-sums r2c2r2c3 r5c5r5c6',
      'killer-cage r2c2r2c3',
      'killer-cage r5c5r5c6',
      'killer-cage r8c1r9c1',
      'killer-cage=12 r7c5r7c6',
    ].toSorted(),
  );
});

test('a square over several cells tints each of them', () => {
  const drawn = { overlays: [square('r2c2r4c4', 3, '#cfcfcf')] };
  const rules = `${USUAL[0]} The grey area contains the digits 1-9 once each.`;
  expect(statedIn(readSaid(rules, [drawn]))).toEqual(['set r2c2r2c3r2c4r3c2r3c3r3c4r4c2r4c3r4c4']);
});

test('regions and clones of several colours stand for themselves', () => {
  const rules = `${USUAL[0]} Shapes of the same colour contain the same digits in the same positions.`;
  const drawn = [tinted('r1c1 r1c2 r5c1 r5c2'), tinted('r2c4 r3c4 r6c8 r7c8', '#ff6666')];
  expect(statedIn(readSaid(rules, drawn))).toEqual(['clone r1c1r1c2 r5c1r5c2', 'clone r2c4r3c4 r6c8r7c8']);
});
