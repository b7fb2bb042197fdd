/** Words that say something else than a rule that they resemble, and drawings that fit none, are refused by name. */
import { describe, expect, test } from 'vitest';
import { readShared } from '../../../src/formats/drawn/index.js';
import { Misread } from '../../../src/formats/misread.js';
import {
  arrow,
  between,
  cage,
  disc,
  documentOf,
  line,
  type Parts,
  readSaid,
  square,
  statedIn,
  text,
} from './shared-puzzle.js';

const USUAL = 'Normal sudoku rules apply. ';
const USUAL_DE = 'Es gelten die normalen Sudoku-Regeln. ';
const GREEN: Parts = { lines: [line('r2c2r2c3r2c4', '#67f067')] };
const PURPLE: Parts = { lines: [line('r6c2r6c3r6c4', '#f067f0')] };
const BLUE: Parts = { lines: [line('r2c2r2c3r2c4r2c5', '#2ecbff')] };
const THERMOMETER: Parts = {
  lines: [line('r2c2r2c3r2c4', '#cfcfcf')],
  overlays: [disc([1.5, 1.5], 0.8, '#cfcfcf', { borderColor: '#cfcfcf' })],
};
const ARROW: Parts = { overlays: [disc([1.5, 1.5], 0.85, '#ffffff')], arrows: [arrow([1.5, 1.8], [1.5, 3.6])] };
const ENDS: Parts = {
  lines: [line('r2c2r2c3r2c4', '#c54b8b')],
  overlays: [disc([1.5, 1.5], 0.8, '#ffffff'), disc([1.5, 3.5], 0.8, '#ffffff')],
};
const CAGE: Parts = { cages: [cage('r2c2r2c3r2c4', 12)] };
const WHITE_DOT: Parts = { overlays: [disc(between('r2c2r2c3'), 0.3, '#ffffff')] };
const WHITE_3: Parts = { overlays: [disc(between('r2c2r2c3'), 0.3, '#ffffff', { text: '3' })] };
const BLACK_DOT: Parts = { overlays: [disc(between('r5c5r5c6'), 0.3, '#000000')] };
const X: Parts = { overlays: [text(between('r2c2r2c3'), 'X')] };
const SIGN: Parts = { overlays: [text(between('r2c2r2c3'), '>')] };
const CIRCLES: Parts = { overlays: [disc([1.5, 1.5], 0.8, '#cfcfcf'), disc([5.5, 5.5], 0.8, '#cfcfcf')] };
const SQUARE: Parts = { overlays: [square('r2c2', 0.7, '#cfcfcf')] };
const QUADRUPLE: Parts = { overlays: [disc([2, 2], 0.6, '#ffffff', { text: '12' })] };
const OUTSIDE: Parts = { overlays: [text([-0.5, 3.5], '12')] };

const CHANGED: readonly (readonly [sentence: string, drawn: Parts])[] = [
  ['Digits along a thermometer increase consecutively from the bulb end.', THERMOMETER],
  ['Digits increase by at least 2 along thermometers.', THERMOMETER],
  ['Digits along a thermometer increase by one from the bulb end.', THERMOMETER],
  ['Digits along a thermometer do not increase from the bulb end.', THERMOMETER],
  ['Digits along a thermometer increase or decrease from the bulb end.', THERMOMETER],
  ['Exactly one thermometer increases from the bulb end.', THERMOMETER],
  ['Adjacent digits on a green line differ by at least 5, except in box 1.', GREEN],
  ['Adjacent digits on a green line differ by at least 5 unless they are both odd.', GREEN],
  ['Adjacent digits on a green line do not differ by at least 5.', GREEN],
  ['Digits differ by at least 5 on the green line or by exactly 1.', GREEN],
  ['Adjacent digits on the green line either differ by at least 5 or are consecutive.', GREEN],
  ['Green lines are whispers or renbans.', GREEN],
  ['Exactly one of the green lines is a whisper.', GREEN],
  ['Some adjacent digits on green lines differ by at least 5.', GREEN],
  ['Only adjacent digits on green lines differ by at least 5.', GREEN],
  ['Every other pair of adjacent digits on a green line differs by at least 5.', GREEN],
  ['One clue is wrong. Adjacent digits on a green line differ by at least 5.', GREEN],
  ['One of the lines is false. Adjacent digits on a green line differ by at least 5.', GREEN],
  ['Adjacent values on a green line differ by at least 5. Doublers count double.', GREEN],
  ['Adjacent digits on a green line differ by at least 5, for example 1 and 6, but not in box 1.', GREEN],
  ['Adjacent digits on a green line differ by at least 5 (in other words, they are never doubled).', GREEN],
  ['Sometimes: Adjacent digits on a green line differ by at least 5, or not.', GREEN],
  ['Exactly one: Adjacent digits on a green line differ by at least 5.', GREEN],
  ['Not: Adjacent digits on a green line differ by at least 5.', GREEN],
  ['Digits on lines that are not green are consecutive in any order.', GREEN],
  ['A purple line does not contain a set of consecutive digits in any order.', PURPLE],
  ['A purple line contains a set of 3 consecutive digits in any order.', PURPLE],
  ['No two adjacent cells on a purple line may contain consecutive digits.', PURPLE],
  ['Purple lines contain consecutive digits in order.', PURPLE],
  ['Blue lines contain the same digits in any order.', BLUE],
  ['Box borders divide the blue lines into segments with the same sum for all lines.', BLUE],
  ['Box borders divide a blue line into segments with different sums.', BLUE],
  ['All blue lines have the same sum.', BLUE],
  ['A blue line cannot be divided into segments that each sum to 10.', BLUE],
  ['Each blue line can be divided into segments that each sum to 10 or 12.', BLUE],
  ['Digits equidistant from the middle of a blue line do not sum to the middle digit.', BLUE],
  ['Each blue line sums to a multiple of 10.', BLUE],
  ['Digits along an arrow sum to half the digit in its circle.', ARROW],
  ['Digits along an arrow sum to one more than the digit in its circle.', ARROW],
  ['The product of the digits along an arrow is the digit in its circle.', ARROW],
  ['Half arrows: Digits along an arrow sum to half the digit in its circle.', ARROW],
  ['Digits along an arrow do not sum to the digit in its circle.', ARROW],
  ['The two-digit numbers along an arrow sum to the number in its circle.', ARROW],
  ['Product cages: Digits in cages sum to the product in the corner.', CAGE],
  ['Digits in a cage sum to at least the total in its corner.', CAGE],
  ['The sum of the digits in a cage is double the value in its corner.', CAGE],
  ['Digits in a cage do not sum to the total in its corner.', CAGE],
  ['All cage sums are different.', CAGE],
  ['Killer cages and look-and-say cages.', CAGE],
  ['Look-and-say cages.', { cages: [cage('r2c2r2c3', 'A')] }],
  ['Digits cannot repeat in cages. The digits in a cage sum to a prime number.', CAGE],
  ['The digits in a cage sum to a prime number.', CAGE],
  ['All cages have the same sum.', CAGE],
  ['The digits in each cage sum to the number in the top left of a different cage.', CAGE],
  ['Digits in cages sum to the total in the corner. All cages that sum to 10 are given.', CAGE],
  ['Digits separated by a white dot are not consecutive.', WHITE_DOT],
  ['Digits separated by a white dot are consecutive.', WHITE_3],
  ['Digits separated by a white dot are consecutive or in a 1:2 ratio.', WHITE_DOT],
  ['Digits separated by a black dot are in a 1:3 ratio.', BLACK_DOT],
  ['Digits separated by a black dot are not in a 1:2 ratio.', BLACK_DOT],
  ['Digits separated by an X do not sum to 10.', X],
  ['Digits separated by an X have a product of 10.', X],
  ['The inequality sign points to the greater digit.', SIGN],
  ['All digits in circles are the same.', CIRCLES],
  ['Circles contain different digits.', CIRCLES],
  ['Digits in circles appear somewhere else.', CIRCLES],
  ['Some circles contain odd digits.', CIRCLES],
  ['Only odd digits are in circles.', CIRCLES],
  ['Squares contain no even digits.', SQUARE],
  ["Cells that are not a knight's move apart cannot contain the same digit.", {}],
  ['Digits in a circle do not appear in the four cells around it.', QUADRUPLE],
  ['At least one digit in a circle appears in the four cells around it.', QUADRUPLE],
  ['Numbers outside the grid give the sum of the digits between the 2 and the 8.', OUTSIDE],
  ['Numbers outside the grid give the sum of the digits between the 1 and the 9, including both.', OUTSIDE],
  ['Numbers outside the grid give the sum of the digits not between the 1 and the 9.', OUTSIDE],
  ['Numbers outside the grid give the sum of the last X digits, where X is the first digit.', OUTSIDE],
  ['Numbers outside the grid give the product of the first X digits, where X is the first digit.', OUTSIDE],
  ["Cells separated by a knight's move contain the same digit.", {}],
  ["Cells separated by a knight's move cannot contain consecutive digits.", {}],
  ["Cells separated by a knight's move may contain the same digit.", {}],
  ["Odd cells separated by a knight's move cannot contain the same digit.", {}],
  ['Orthogonally adjacent digits are consecutive.', {}],
  ['Each 3x3 square contains a low, a middle and a high digit.', {}],
  ['Each 2x3 contains a low, a middle and a high digit.', {}],
  ['All dots are given.', {}],
  ['Shade some cells.', {}],
  ['How to complete the lines is revealed by clearing the fog.', {}],
  ['Cells covered in fog are odd.', {}],
  ['Les chiffres voisins sont tous premiers.', {}],
  ['Enjoy this anti-knight sudoku!', {}],
  ['Have fun with the diagonals!', {}],
  ['Thanks to the anti-king restriction, kings never meet.', {}],
  ['The fog hides a snake whose digits are all in a straight chain.', {}],
  ['The fog hides a cell to be found.', {}],
  ['Along thermometers, digits increase from the tip to the bulb.', THERMOMETER],
  ['Digits on a thermometer increase to the bulb.', THERMOMETER],
  ['Digits increase along the line up to the circle.', THERMOMETER],
  ['Inequality signs point from the smaller to the greater digit.', SIGN],
  ['Orthogonally adjacent cells are greater than the shaded cell.', SQUARE],
  ['Digits in cells orthogonally adjacent to a grey square are smaller.', SQUARE],
  ['Box borders divide blue lines into segments with the same sum. Different lines have different sums.', BLUE],
  ['Box borders divide blue lines into segments with the same sum. Each line has a different total.', BLUE],
  ['In row 5: orthogonally adjacent digits are not consecutive.', {}],
  ["Inside cages: cells a knight's move apart cannot contain the same digit.", {}],
  ["Box 5: cells a king's move apart cannot contain the same digit.", {}],
  ['Green lines in odd rows: adjacent digits differ by at least 5.', GREEN],
  ['Purple lines contain distinct digits, which need not be consecutive.', PURPLE],
  ['Purple lines contain distinct digits that do not have to be consecutive.', PURPLE],
  ["Purple lines contain distinct digits that don't need to be consecutive.", PURPLE],
  ['Not every two digits on a purple line are equal or consecutive.', PURPLE],
  ['Digits in cages need not repeat.', CAGE],
  ['Both circles equal the sum of the digits between them.', ENDS],
  ['Each circle at the ends of a line is the same as the sum of the digits between them.', ENDS],
  ['The digit in each circle at the end of a line equals the sum of the digits on the line.', ENDS],
  ['Toroidal rule.', {}],
  ['Nonconsecutive toroidal rule.', {}],
  ["Digits at a knight's move in the same row cannot repeat.", {}],
  ['Every 2x2 in box 1 contains a low, a middle and a high digit.', {}],
  ['Adjacent digits on a green line differ by at least 5. Or do they?', GREEN],
  [
    'Adjacent digits on a green line differ by at least 5. They are palindromes.',
    { lines: [...GREEN.lines!, ...PURPLE.lines!] },
  ],
  [
    'Adjacent digits on a green line differ by at least 5. These lines contain consecutive digits in any order.',
    { lines: [...GREEN.lines!, ...PURPLE.lines!] },
  ],
  ["Cells a knight's move apart do not need to contain the same digit.", {}],
  ["Cells a knight's move apart are not always the same.", {}],
  ['Orthogonally adjacent digits never have to be consecutive.', {}],
  ['Orthogonally adjacent digits cannot always be consecutive.', {}],
];

const TOLD_APART: readonly (readonly [sentence: string, drawn: Parts])[] = [
  ['Thick green lines are whispers. Thin green lines are renbans.', GREEN],
  [
    'Adjacent digits on thick green lines differ by at least 5. Digits on green lines are consecutive, in any order.',
    GREEN,
  ],
  ['Filled circles contain odd digits. Circles contain even digits.', CIRCLES],
];

const CHANGED_DE: typeof CHANGED = [
  ['Auf den Linien stehen Primzahlen.', GREEN],
  ['Auf grünen Linien unterscheiden sich benachbarte Ziffern nicht um mindestens 5.', GREEN],
  ['Auf grünen Linien unterscheiden sich benachbarte Ziffern um mindestens 5, außer in Block 1.', GREEN],
  ['Auf einem Thermometer steigen die Ziffern nicht vom Kolben aus an.', THERMOMETER],
  ['Ziffern in einem Käfig wiederholen sich und ergeben die Summe in der Ecke.', CAGE],
  ['Entweder alle oder keine Ziffern an weißen Punkten sind aufeinanderfolgend.', WHITE_DOT],
  ['Nur eine Ziffer an einem schwarzen Punkt ist doppelt so groß wie die andere.', BLACK_DOT],
  ['Schattiere einige Felder.', {}],
  ['Auf Thermometern steigen die Ziffern von der Spitze zum Kolben.', THERMOMETER],
  ['Auf lila Linien müssen keine zwei Ziffern gleich oder aufeinanderfolgend sein.', PURPLE],
  ['Keine zwei Ziffern auf einer lila Linie müssen gleich oder aufeinanderfolgend sein.', PURPLE],
  ['Ziffern in einem Käfig müssen sich nicht wiederholen.', CAGE],
  ['Ziffern in einem Käfig wiederholen sich nicht immer.', CAGE],
  ['Felder im Springerzug müssen nicht gleich sein.', {}],
  ['Orthogonal benachbarte Ziffern brauchen nicht aufeinanderfolgend zu sein.', {}],
];

describe('a sentence that says something else is refused by name', () => {
  test.each([...CHANGED, ...TOLD_APART])('%s', (sentence, drawn) => {
    expect(() => readSaid(USUAL + sentence, [drawn])).toThrow(Misread);
    expect(() => readSaid(USUAL + sentence, [drawn])).toThrow(/not understood|fit the drawing in/);
  });
  test.each(CHANGED_DE)('%s', (sentence, drawn) => {
    expect(() => readSaid(USUAL_DE + sentence, [drawn])).toThrow(Misread);
    expect(() => readSaid(USUAL_DE + sentence, [drawn])).not.toThrow('Sudoku-Regeln');
  });
});

test.each([
  ['quotient', 'Quotient cages: Digits in cages sum to the total in the corner.', CAGE],
  ['except', 'Adjacent digits on a green line differ by at least 5 except in box 1.', GREEN],
  ['consecutively', 'Digits along a thermometer increase consecutively from the bulb end.', THERMOMETER],
  ['quotient', `${USUAL_DE}Auf den Linien steht der Quotient.`, GREEN],
] as const)('the word %s is named', (word, sentence, drawn) => {
  expect(() => readSaid(sentence, [drawn])).toThrow(`the word ${word}`);
});

const WHISPER = 'Adjacent digits on a line differ by at least 5.';
const RENBAN = 'Digits on a line are consecutive, in any order.';

test('two sentences that fit two groups are refused, unless the usual colours or the solution decide', () => {
  const lines: Parts = { lines: [line('r2c2r2c3', '#123456'), line('r6c2r6c3', '#654321')] };
  expect(() => readSaid(`${USUAL}${WHISPER} ${RENBAN}`, [lines])).toThrow('the words fit the drawing in 2 ways');
  const solution = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
  const { rules } = readSaid(
    `${USUAL}${WHISPER} ${RENBAN}`,
    [{ lines: [line('r2c3r3c4', '#123456'), line('r1c1r1c2', '#654321')] }],
    {
      metadata: { solution },
    },
  );
  expect(rules?.isSettledBySolution).toBe(true);
});

test.each([
  'Digits in a cage do not repeat and multiply to the number in the corner.',
  'Digits in cages cannot repeat. Digits in a cage multiply to the number in the corner.',
])('digits that differ leave it to the other clause what the number is: %s', (rules) => {
  expect(statedIn(readSaid(USUAL + rules, [CAGE]))).toEqual(['killer-cage r2c2r2c3r2c4', 'product=12 r2c2r2c3r2c4']);
});

describe('a drawing that can be no such clue is refused', () => {
  test.each<readonly [name: string, sentence: string, drawn: Parts, named: RegExp]>([
    [
      'a thermometer without a bulb',
      'Digits along a thermometer increase from the bulb end.',
      GREEN,
      /no sentence says|nothing is drawn/,
    ],
    [
      'an arrow without a circle',
      "Digits along an arrow sum to the digit in that arrow's circle.",
      { arrows: ARROW.arrows! },
      /no sentence says|nothing is drawn/,
    ],
    [
      'a cage outside the grid',
      'Digits in a cage do not repeat.',
      { cages: [cage('r9c9r10c9', 5)] },
      /outside its grid/,
    ],
    [
      'a line that no sentence names',
      'Digits in a cage do not repeat.',
      { ...CAGE, ...GREEN },
      /no sentence says what this green line/,
    ],
    ['nothing for a sentence', 'Digits along a thermometer increase from the bulb end.', {}, /nothing is drawn for/],
    [
      'a sum that no cage can have',
      'Digits in a cage do not repeat and sum to the total in the corner.',
      { cages: [cage('r1c1r1c2', 99)] },
      /99/,
    ],
  ])('%s', (_, sentence, drawn, named) => {
    expect(() => readSaid(USUAL + sentence, [drawn])).toThrow(Misread);
    expect(() => readSaid(USUAL + sentence, [drawn])).toThrow(named);
  });
});

const SOLVED = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';

test('a stated solution that breaks what was read is refused, and is not looked at where it is to be ignored', () => {
  const thermometer: Parts = { lines: [line('r1c3r1c2r1c1', '#cfcfcf')], overlays: [disc([0.5, 2.5], 0.8, '#cfcfcf')] };
  const rules = `${USUAL}Digits along a thermometer increase from the bulb end.`;
  expect(() => readSaid(rules, [thermometer], { metadata: { solution: SOLVED } })).toThrow(
    'the stated solution breaks',
  );
  const ignored = readSaid(rules, [thermometer], { metadata: { solution: SOLVED }, ignoresSolution: true });
  expect(statedIn(ignored)).toEqual(['thermometer r1c3r1c2r1c1']);
});

test('a line of the rule that leaves the grid or runs askew is refused beside good ones', () => {
  const rules = `${USUAL}Adjacent digits on a green line differ by at least 5.`;
  for (const to of [
    [1.5, 2.5],
    [0.5, 9.5],
  ]) {
    const wrong: Parts = { lines: [{ wayPoints: [[0.5, 0.5], to], color: '#67f067', thickness: 16 }] };
    expect(() => readSaid(rules, [GREEN, wrong])).toThrow('green drawing at r1c1');
  }
});

test('a document with some of its regions is not cut down to them', () => {
  const whole = documentOf(USUAL, []) as { readonly regions: readonly object[] };
  const some = JSON.stringify({ ...whole, regions: whole.regions.slice(0, 1) });
  expect(() => readShared(some)).toThrow(Misread);
});

test('rules in a cage without cells are read beside those of the metadata', () => {
  const inCage: Parts = { cages: [{ cells: [], value: 'rules: Vampires are odd.' }] };
  expect(() => readSaid(`${USUAL}Adjacent digits on a green line differ by at least 5.`, [GREEN, inCage])).toThrow(
    'Vampires are odd',
  );
});

test('two rules of one sentence for several colours are refused', () => {
  const rules = `${USUAL}White and black dots separate digits that are consecutive and in a ratio of 1:2.`;
  expect(() => readSaid(rules, [WHITE_DOT, BLACK_DOT])).toThrow('not understood');
});

test.each([
  'Purple and green lines: whispers, renban.',
  'Purple and green lines: whispers and renban.',
  'Purple and green lines are whispers and renban.',
  'Purple, green: whispers, renban.',
  'Violette und grüne Linien: Flüsterlinien, Renban.',
])('names for several colours are not given by the usual ones: %s', (rules) => {
  expect(() => readSaid(USUAL + rules, [GREEN, PURPLE])).toThrow('not understood');
  expect(() => readSaid(USUAL_DE + rules, [GREEN, PURPLE])).toThrow('not understood');
});

test('a tale that speaks of knights or restrictions is none', () => {
  for (const tale of [
    'This puzzle has the knight restriction.',
    'Knights attack each other, and they are never the same.',
    'Kings never meet.',
    'The king never stands next to himself.',
    'Nobody stands beside his twin.',
    'The king and his brothers stay away from each other.',
    'This is chess.',
    'The king is dead.',
  ])
    expect(() => readSaid(`${tale}\n${USUAL}`, [])).toThrow(tale.slice(0, -1));
});

test('circles that count each other are one set, whatever their colours', () => {
  const red: Parts = { overlays: [disc([5.5, 5.5], 0.8, '#ff0000'), disc([6.5, 1.5], 0.8, '#ff0000')] };
  const rules = `${USUAL}A digit in a circle indicates how many circles contain that digit.`;
  expect(statedIn(readSaid(rules, [CIRCLES]))).toHaveLength(1);
  expect(() => readSaid(rules, [CIRCLES, red])).toThrow('not understood');
});

test('rules that are to be ignored are left out and named', () => {
  const rules = `${USUAL}Adjacent digits on a green line differ by at least 5. Vampires are odd.`;
  const { rules: read, remark, ...reading } = readSaid(rules, [GREEN, PURPLE], { ignoresRules: true });
  expect(statedIn(reading)).toEqual(['whisper r2c2r2c3r2c4']);
  expect(read?.told.map(({ sentence }) => sentence)).not.toContain('Vampires are odd');
  expect(read?.ignored).toEqual([expect.stringContaining('Vampires are odd'), expect.stringContaining('purple line')]);
  expect(remark).toContain('Vampires are odd');
});
