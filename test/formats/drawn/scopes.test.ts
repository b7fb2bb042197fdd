/** Sentences that hold for some clues, some cells or the other way round are not read as the rule for all. */
import { describe, expect, test } from 'vitest';
import { Misread } from '../../../src/formats/misread.js';
import { arrow, between, cage, disc, line, type Parts, readSaid, square, statedIn, text } from './shared-puzzle.js';

const USUAL = 'Normal sudoku rules apply. ';
const USUAL_DE = 'Es gelten die normalen Sudoku-Regeln. ';
const GREEN: Parts = { lines: [line('r2c2r2c3r2c4', '#67f067')] };
const PURPLE: Parts = { lines: [line('r6c2r6c3r6c4', '#f067f0')] };
const WHITE_DOT: Parts = { overlays: [disc(between('r2c2r2c3'), 0.3, '#ffffff')] };
const BLACK_DOT: Parts = { overlays: [disc(between('r5c5r5c6'), 0.3, '#000000')] };
const X: Parts = { overlays: [text(between('r6c6r6c7'), 'X')] };
const V: Parts = { overlays: [text(between('r7c2r7c3'), 'V')] };
const CAGES: Parts = { cages: [cage('r2c7r2c8r3c8', 12), cage('r8c7r8c8r7c8')] };
const CAGE: Parts = { cages: [cage('r2c7r2c8r3c8', 12)] };
const TINTED: Parts = { overlays: [square('r9c1', 1, '#cfcfcf'), square('r5c5', 1, '#cfcfcf')] };
const ABOVE: Parts = { overlays: [text([-0.5, 3.5], '12')] };
const LEFT: Parts = { overlays: [text([4.5, -0.5], '15')] };
const QUADRUPLE: Parts = { overlays: [disc([3, 3], 0.6, '#ffffff', { text: '3 4' })] };
const ARROW: Parts = { overlays: [disc([1.5, 1.5], 0.85, '#ffffff')], arrows: [arrow([1.5, 1.8], [1.5, 3.6])] };
const THERMOMETER: Parts = {
  lines: [line('r2c2r2c3r2c4', '#cfcfcf')],
  overlays: [disc([1.5, 1.5], 0.8, '#cfcfcf', { borderColor: '#cfcfcf' })],
};
const DIAGONALS: Parts = {
  lines: [0, 9].map((end) => ({
    wayPoints: [
      [end, 0],
      [9 - end, 9],
    ],
    color: '#34bbe6',
    thickness: 2,
  })),
};

const EVEN = 'Grey squares contain even digits. ';
const SUMS = 'In cages, digits sum to the number in the corner. ';
const ARROWS = 'Digits along an arrow sum to the digit in the circle. ';
const XV = 'Cells joined by X sum to 10; cells joined by V sum to 5. ';

/** Returns the usual rules in the language of a sentence. */
const usualOf = (sentence: string): string => (/\b(?:Ziffern|Punkt)\b/.test(sentence) ? USUAL_DE : USUAL);

/** Sentences with what is drawn. */
type Cases = readonly (readonly [sentence: string, drawn: readonly Parts[]])[];

const OTHERS: readonly (readonly [title: string, ...Cases])[] = [
  [
    'one of several clues',
    ['Exactly one black dot separates digits in a 1:2 ratio.', [BLACK_DOT]],
    ['One white dot separates digits with a difference of 1.', [WHITE_DOT]],
    ['One of the black dots separates digits in a 1:2 ratio.', [BLACK_DOT]],
    ['Exactly one diagonal contains the digits 1-9 once each.', [DIAGONALS]],
    ['Genau ein schwarzer Punkt steht für ein Verhältnis von 1:2.', [BLACK_DOT]],
    ['Genau eine Diagonale enthält die Ziffern 1 bis 9.', [DIAGONALS]],
  ],
  [
    'all digits of a relation, with a clue or not',
    ['There is always a white dot between consecutive digits.', [WHITE_DOT]],
    ['Every pair of consecutive neighbours has a white dot.', [WHITE_DOT]],
    ['Any two adjacent consecutive digits have a white dot between them.', [WHITE_DOT]],
    ['Between consecutive digits there is a white dot.', [WHITE_DOT]],
    ['Every X between cells with a sum of 10 is given.', [X]],
    ['All pairs of cells with a sum of 10 are marked by an X.', [X]],
    ['Jedes Paar aufeinanderfolgender Ziffern hat einen weißen Punkt.', [WHITE_DOT]],
  ],
  [
    'another amount',
    ['White dots: digits differ by less than 2.', [WHITE_DOT]],
    ['Adjacent digits on green lines do not differ by more than 5.', [GREEN]],
    ['Only grey squares contain even digits.', [TINTED]],
    ['Even digits may only be in grey squares.', [TINTED]],
    [`${ARROWS}Digits may repeat on arrows if not in the same box.`, [ARROW]],
    [`${SUMS}Different cages may not have the same total.`, [CAGE]],
    ['White dots: one digit is greater than the other by more than 1.', [WHITE_DOT]],
    ['Circled numbers appear in all four of the surrounding cells.', [QUADRUPLE]],
    ['The number in the corner of a cage is the sum of its corner cells.', [CAGE]],
    ['The digits at the end of each arrow sum to the circle.', [ARROW]],
    ['Digits in circles sum to the digit at the end of the arrow.', [ARROW]],
    ['Outside clues are the sum of the first X digits, where X is the clue.', [ABOVE]],
    ['The clue outside counts digits greater than the previous digit.', [ABOVE]],
  ],
  [
    'rows or columns, with clues at both',
    ['For columns, clues outside the grid give the sum of the digits between the 1 and the 9.', [ABOVE, LEFT]],
    ['Clues outside the grid give the sum of the digits between the 1 and the 9 in the row.', [ABOVE, LEFT]],
    ['X-sums: a clue at a row gives the sum of the first X digits, where X is the first digit.', [ABOVE, LEFT]],
    ['Zahlen außen geben die Summe der Ziffern zwischen der 1 und der 9 in der Zeile an.', [ABOVE, LEFT]],
  ],
  [
    'cells of a colour, not the grid',
    [`${EVEN}Orthogonally adjacent grey cells may not contain consecutive digits.`, [TINTED]],
    [`${EVEN}Orthogonally adjacent grey cells do not sum to 10.`, [TINTED]],
    [`${EVEN}Every grey 2x2 area contains a low (123), a middle (456) and a high (789) digit.`, [TINTED]],
    [`${EVEN}Grey cells in the same position in different boxes are not the same.`, [TINTED]],
    [`${EVEN}Grey cells a king's move apart are different.`, [TINTED]],
    ['Green lines touching purple lines are whispers.', [GREEN, PURPLE]],
    ['Digits on green lines read the same forward as the purple lines backward.', [GREEN, PURPLE]],
    ["Green lines are whispers. Digits on green a knight's move apart are different.", [GREEN]],
  ],
  [
    'repeats allowed where something is missing',
    [`${SUMS}Digits in cages without a number may repeat.`, [CAGES]],
    [`${SUMS}Digits in cages with no number may repeat.`, [CAGES]],
    [`${SUMS}Digits in cages which have no value may repeat.`, [CAGES]],
    [`${SUMS}Cages that do not contain a number can repeat digits.`, [CAGES]],
    ['Digits on green lines without a number may repeat.', [GREEN]],
    ['Käfige: Die Ziffern haben die angegebene Summe. Ziffern in Käfigen ohne Zahl dürfen sich wiederholen.', [CAGES]],
  ],
  [
    'the other direction',
    ['Digits on the thermometer increase or stay the same in either direction.', [THERMOMETER]],
    ['Digits along the thermometer do not decrease or stay the same.', [THERMOMETER]],
    ['Orthogonal neighbours of a grey square are greater than it, all of them.', [TINTED]],
  ],
  [
    'more than a remark',
    ['Green lines are whispers. Each line has a cell containing 9.', [GREEN]],
    ['Green lines are whispers. Lines contain a 9 in a cell.', [GREEN]],
    ['Green lines are whispers. The cell colours are not just decoration.', [GREEN, TINTED]],
    ['Green lines are whispers. The set of digits in each row or column is unique, eg. no two have 1234.', [GREEN]],
    [`${XV}Not all Xs are given, but all Vs are.`, [X, V]],
    [`${XV}All V's are given and possibly all X's.`, [X, V]],
  ],
];

describe.each(OTHERS.map(([title, ...cases]) => ({ title, cases })))('$title', ({ cases }) => {
  test.each(cases)('%s', (sentence, drawn) => {
    expect(() => readSaid(usualOf(sentence) + sentence, drawn)).toThrow(Misread);
  });
});

test.each([
  'Each row contains the digits 1-9 once.',
  'Each column and each box contains the digits 1 to 9 once each.',
  'Digits may not repeat in rows and boxes.',
])('a part of the usual rules is not all of them: %s', (rules) => {
  expect(() => readSaid(rules, [])).toThrow('not understood');
});

test.each<readonly [sentence: string, drawn: readonly Parts[], states: readonly string[]]>([
  ['Any two digits separated by a white dot are consecutive.', [WHITE_DOT], ['white-dot r2c2r2c3']],
  ['Consecutive digits are separated by a white dot.', [WHITE_DOT], ['white-dot r2c2r2c3']],
  ['Black dots: one digit is double the other.', [BLACK_DOT], ['black-dot r5c5r5c6']],
  [`${XV}All Xs are given, not all Vs.`, [X, V], ['all-x', 'xv=10 r6c6r6c7', 'xv=5 r7c2r7c3']],
  ['Adjacent digits on green lines differ by more than 4.', [GREEN], ['whisper r2c2r2c3r2c4']],
  ['Adjacent digits on green lines differ by less than 5.', [GREEN], ['rule=near=4 r2c2r2c3r2c4']],
  ['Auf grünen Linien unterscheiden sich benachbarte Ziffern um mehr als 4.', [GREEN], ['whisper r2c2r2c3r2c4']],
  ['Grey squares may only contain even digits.', [TINTED], ['even r9c1r5c5']],
  [`${XV}Not all are given.`, [X, V], ['xv=10 r6c6r6c7', 'xv=5 r7c2r7c3']],
  [`${ARROWS}Digits may repeat on arrows if not in the same row, column or box.`, [ARROW], ['arrow r2c2 r2c3r2c4']],
  ['Killer: digits in cages are all different and total the small number.', [CAGE], ['killer-cage=12 r2c7r2c8r3c8']],
  [
    'Digits along thermometers increase from the bulb, but digits may repeat on different thermometers.',
    [THERMOMETER],
    ['thermometer r2c2r2c3r2c4'],
  ],
  ['Digits along an arrow sum to the digit in the circle at its end.', [ARROW], ['arrow r2c2 r2c3r2c4']],
  ['In cages, digits sum to the total given with no digit repeated.', [CAGE], ['killer-cage=12 r2c7r2c8r3c8']],
  ['Green lines are whispers. Each line has 3 cells.', [GREEN], ['whisper r2c2r2c3r2c4']],
  [`${SUMS}Digits are not allowed to repeat in cages.`, [CAGE], ['killer-cage=12 r2c7r2c8r3c8']],
])('what says it of all is read: %s', (sentence, drawn, states) => {
  expect(statedIn(readSaid(usualOf(sentence) + sentence, drawn))).toEqual(states);
});
