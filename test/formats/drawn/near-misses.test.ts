/** Sentences and drawings that miss a rule by a word or a detail: none is read as that rule. */
import { describe, expect, test } from 'vitest';
import { Misread } from '../../../src/formats/misread.js';
import { arrow, between, cage, disc, line, type Parts, readSaid, square, statedIn, text } from './shared-puzzle.js';

const USUAL = 'Normal sudoku rules apply. ';
const USUAL_DE = 'Es gelten die normalen Sudoku-Regeln. ';
const GREEN: Parts = { lines: [line('r2c2r2c3r2c4', '#67f067')] };
const PURPLE: Parts = { lines: [line('r6c2r6c3r6c4', '#f067f0')] };
const BLUE: Parts = { lines: [line('r4c2r4c3r4c4r4c5', '#2ecbff')] };
const GREY: Parts = { lines: [line('r7c6r7c7r7c8', '#aaaaaa')] };
const THERMOMETER: Parts = {
  lines: [line('r2c2r2c3r2c4', '#cfcfcf')],
  overlays: [disc([1.5, 1.5], 0.8, '#cfcfcf', { borderColor: '#cfcfcf' })],
};
const CAGE: Parts = { cages: [cage('r2c7r2c8r3c8', 12)] };
const DOTS: Parts = {
  overlays: [disc(between('r2c2r2c3'), 0.3, '#ffffff'), disc(between('r5c5r5c6'), 0.3, '#000000')],
};
const XV: Parts = { overlays: [text(between('r6c6r6c7'), 'X'), text(between('r7c2r7c3'), 'V')] };
const CIRCLE: Parts = { overlays: [disc([8.5, 8.5], 0.8, '#cfcfcf')] };
const SQUARE: Parts = { overlays: [square('r9c1', 0.7, '#cfcfcf')] };
const DIAGONAL: Parts = {
  lines: [
    {
      wayPoints: [
        [0, 0],
        [9, 9],
      ],
      color: '#34bbe6',
      thickness: 2,
    },
  ],
};

const THICK_AND_THIN: Parts = { lines: [line('r6c2r6c3r6c4', '#f067f0'), line('r5c2r4c2r3c2', '#f067f0', 6)] };
const TWO_CAGES: Parts = { cages: [cage('r2c7r2c8r3c8', 12), cage('r8c7r8c8r7c8r7c7', 20)] };
const TWO_SIZES: Parts = { overlays: [disc([8.5, 8.5], 0.8, '#cfcfcf'), disc([7.5, 7.5], 0.5, '#cfcfcf')] };
const FULL_AND_EMPTY: Parts = { overlays: [disc([8.5, 8.5], 0.8, '#cfcfcf'), disc([7.5, 7.5], 0.8, '#ffffff')] };
const TINTED: Parts = { overlays: [square('r9c1', 1, '#cfcfcf'), square('r5c5', 1, '#cfcfcf')] };
const TEAL: Parts = { lines: [line('r7c6r7c7r7c8', '#33bbaa')] };
const PEACH: Parts = { lines: [line('r7c6r7c7r7c8', '#ffccaa')] };
const LAVENDER: Parts = { lines: [line('r7c5r7c6r7c7', '#cdb1ec')] };
const BETWEEN: Parts = {
  lines: [line('r2c2r2c3r2c4', '#cfcfcf')],
  overlays: [disc([1.5, 1.5], 0.8, '#ffffff'), disc([1.5, 3.5], 0.8, '#ffffff')],
};
const LOCKOUT: Parts = {
  lines: [line('r2c2r2c3r2c4r2c5', '#aabeef')],
  overlays: [square('r2c2', 0.6, '#ffffff', { angle: 45 }), square('r2c5', 0.6, '#ffffff', { angle: 45 })],
};
const OUTSIDE: Parts = { overlays: [text([-0.5, 3.5], '3')] };
const QUAD: Parts = { overlays: [disc([3, 3], 0.6, '#ffffff', { text: '3 4' })] };
const DIAGONALS: Parts = {
  lines: [
    ...DIAGONAL.lines!,
    {
      wayPoints: [
        [9, 0],
        [0, 9],
      ],
      color: '#34bbe6',
      thickness: 2,
    },
  ],
};
const GREEN_AND_GREY: Parts = { lines: [...GREEN.lines!, ...GREY.lines!] };
const GREEN_AND_PURPLE: Parts = { lines: [...GREEN.lines!, ...PURPLE.lines!] };
const DOT: Parts = { overlays: [disc(between('r5c5r5c6'), 0.3, '#000000')] };
const WHITE_DOT: Parts = { overlays: [disc(between('r2c2r2c3'), 0.3, '#ffffff')] };
const X: Parts = { overlays: [text(between('r6c6r6c7'), 'X')] };

const MISSED: readonly (readonly [sentence: string, drawn: Parts])[] = [
  ['Backwards X-sums: clues outside are the sum of the first X digits, where X is the first digit.', OUTSIDE],
  ['Column sandwiches count rows: clues outside give the sum of the digits between the 1 and the 9.', OUTSIDE],
  ['Adjacent digits on a green line do not have the same difference.', GREEN],
  ['Adjacent digits on a green line have a different difference.', GREEN],
  ['The difference between the ends of a green line is the same.', GREEN],
  ['Adjacent digits on a green line have the same difference as adjacent digits in the circles.', GREEN],
  ['Digits on a green line do not form an arithmetic sequence.', GREEN],
  ['Odd digits on a green line form an arithmetic sequence.', GREEN],
  ['Digits on a green line form an arithmetic sequence with difference 2.', GREEN],
  ['When blue: adjacent digits on a green line differ by at least 5.', GREEN],
  ['If odd: adjacent digits on a green line differ by at least 5.', GREEN],
  ['Adjacent digits on a green line differ by at least 5, i.e. they are consecutive.', GREEN],
  ['Purple lines contain a set of consecutive digits in any order (i.e. they increase).', PURPLE],
  ['Grey lines read the same in the same direction.', GREY],
  ['Digits on the line sum to the same total, as do the circles.', BETWEEN],
  ['Digits next to a black dot are doubled.', DOT],
  ['Bouncing whispers: adjacent digits on a green line differ by at least 5.', GREEN],
  ['Lazy renban lines: purple lines contain a set of consecutive digits in any order.', PURPLE],
  ['Row whispers: adjacent digits on a green line differ by at least 5.', GREEN],
  ['Any two digits on a green line differ by at least 3.', GREEN],
  ['Cells adjacent to a green line differ by at least 5.', GREEN],
  ['Green lines are Dutch whispers.', GREEN],
  ['Purple lines contain no consecutive digits.', PURPLE],
  ['Digits on purple lines repeat and are not consecutive.', PURPLE],
  ['Box borders divide blue lines into segments with the same sum as each other line.', BLUE],
  ['Grey lines can be divided into segments that sum to at least 10.', GREY],
  ['Digits on thermometers increase away from the tip.', THERMOMETER],
  ['Digits on thermometers increase towards the bulb.', THERMOMETER],
  ['Fast thermometers: digits increase from the bulb.', THERMOMETER],
  ['Killer cages. Digits may repeat in cages.', CAGE],
  ['Killer cages. Digits may repeat.', CAGE],
  ['Purple lines contain a set of consecutive digits in any order. Digits may repeat on lines.', PURPLE],
  ['Digits in cages do not repeat and sum to 13.', CAGE],
  ['The sum of each cage is unique.', CAGE],
  ['Two digits in each cage sum to the total.', CAGE],
  ['Digits in cages that touch sum to the total.', CAGE],
  ['Cells separated by V or X sum to 10 or 5 respectively.', XV],
  ['Cells with an X sum to 5 and cells with a V sum to 10.', XV],
  ['All odd digits are circled.', CIRCLE],
  ['Every odd digit is in a circle.', CIRCLE],
  ['All circles are odd and all odd cells are circled.', CIRCLE],
  ['Grey squares are even. All even digits are in squares.', SQUARE],
  ['All lines are whispers. Purple lines are also renbans.', PURPLE],
  ['Digits cannot repeat on the positive diagonal.', DIAGONAL],
  ['Both diagonals contain the digits 1-9 once each.', DIAGONAL],
  ['Digits do not repeat on the marked diagonals. Digits may repeat on diagonals.', DIAGONALS],
  ['One of the diagonals contains the digits 1-9 once each.', DIAGONALS],
  ['If two digits are in a 1:2 ratio, they are separated by a black dot.', DOT],
  ['Digits in a 1:2 ratio are always separated by a black dot.', DOT],
  ['If two adjacent digits are consecutive, they are joined by a white dot.', WHITE_DOT],
  ['White dots separate digits greater than 1.', WHITE_DOT],
  ['If two adjacent digits sum to 10, they are separated by an X.', X],
  ['Adjacent digits on a teal line have different remainders when divided by 3.', TEAL],
  ['Adjacent digits on teal lines are from different sets 147, 258, 369.', TEAL],
  ['Every two adjacent digits on a peach line are from different sets 123, 456, 789.', PEACH],
  ['Purple lines contain distinct sets of consecutive digits.', PURPLE],
  ['Consecutive digits on a purple line are not the same.', PURPLE],
  ['No consecutive digits on a purple line are equal.', PURPLE],
  ['Any two digits on a purple line are not consecutive.', PURPLE],
  ['Digits in consecutive cells on a purple line do not repeat.', PURPLE],
  ['Purple lines may contain consecutive digits in any order.', PURPLE],
  ['Thick purple lines contain a set of consecutive digits in any order.', THICK_AND_THIN],
  ['Thin purple lines are renbans.', THICK_AND_THIN],
  ['Large circles contain odd digits.', TWO_SIZES],
  ['Filled circles contain odd digits.', FULL_AND_EMPTY],
  ['Small cages contain distinct digits which sum to the total.', TWO_CAGES],
  ['The top left cage has no repeated digits and sums to its total.', TWO_CAGES],
  ['Cage sums do not repeat.', CAGE],
  ['Digits in grey cells are greater than all orthogonally adjacent grey cells.', TINTED],
  ['Cells that are larger than all orthogonally adjacent cells are shaded grey.', TINTED],
  ['Adjacent digits on a green line differ by at least five cells.', GREEN],
  ['All digits on a green line differ by at least 2.', GREEN],
  ['Adjacent green lines have digits that differ by at least 5.', GREEN],
  ['Green lines are whispers. Adjacent digits on them do not differ by 5.', GREEN],
  ['Purple lines contain different sets of consecutive digits in any order.', PURPLE],
  ['Purple lines do not share digits with each other.', PURPLE],
  ['Purple lines do not contain any repeated consecutive digits.', PURPLE],
  ['Thermometers: digits increase from the flat end.', THERMOMETER],
  ['Each thermometer is greater than the previous thermometer, starting from the bulb.', THERMOMETER],
  ['Cages must all be different.', CAGE],
  ['Digits in cages sum to 1 digit numbers.', CAGE],
  ['All cages sum to 12 in total.', CAGE],
  ['Cages do not share digits.', CAGE],
  ['Purple lines contain consecutive digits in any order, and digits may repeat.', PURPLE],
  ['Purple lines contain a set of consecutive digits in any order. Digits may repeat on purple lines.', PURPLE],
  ['Digits on different purple lines are not consecutive or the same.', PURPLE],
  ['Adjacent digits which sum to 10 always have an X between them.', X],
  ['Clues outside give the sum of the digits between the 1 and the 9, or the sum of those outside them.', OUTSIDE],
  ['Clues outside the grid show the first digit of the Nth row.', OUTSIDE],
  ['Peach lines contain a low (123), a middle (456) and a high (789) digit.', PEACH],
  ['Teal lines contain a digit from 147, one from 258 and one from 369.', TEAL],
  ['At least 5 adjacent digits on a green line differ.', GREEN],
  ['Grey lines are palindromes. All lines are whispers.', GREEN_AND_GREY],
  ['Digits on green and purple lines differ by at least 5 and are consecutive.', GREEN_AND_PURPLE],
  ['Digits an equal distance from the middle of a lavender line have an even sum.', LAVENDER],
  ['Digits an equal distance from the middle of a lavender line sum to the same total.', LAVENDER],
  ['On odd-length lines, the total is the digit in the middle.', LAVENDER],
  ['Digits on the line are not between the digits in the diamonds. The diamonds differ by at least 4.', LOCKOUT],
  ['Digits on the line are not between or equal to the digits in the diamonds.', LOCKOUT],
  ['Digits in the diamonds differ by at least 4.', LOCKOUT],
  ['Lockout lines: digits on the line must not be strictly between the diamonds.', LOCKOUT],
  ['Digits in the circles lie between the digits on the line.', BETWEEN],
  ['For odd digits: adjacent digits on a green line differ by at least 5.', GREEN],
  ['Even digits: adjacent digits on a green line differ by at least 5.', GREEN],
  ['This is a lie: adjacent digits on a green line differ by at least 5.', GREEN],
  ['Up to two lines: adjacent digits on a green line differ by at least 5.', GREEN],
  ['Reflected X-sums: clues outside give the sum of the first X digits, X being the first.', OUTSIDE],
  ['Lockout lines: digits in the diamonds differ by at least 5.', LOCKOUT],
  ['The digits between the circles have the same sum on each line.', BETWEEN],
  ['The digits between the circles sum to the same digit as in each circle.', BETWEEN],
  ['The digits between the circles sum to the digit in both circles, which is the same.', BETWEEN],
  ['The sum of the digits between the circles is equal to the digit in each circle.', BETWEEN],
  ['The digits on the line sum to the digits in the circles, both of which are equal.', BETWEEN],
  ['The digits on the line sum to the same total as each circle.', BETWEEN],
  ['X-sums count from the other side: clues outside give the sum of the first X digits, X being the first.', OUTSIDE],
  ['Skyscrapers seen from the far end: clues outside the grid count the visible skyscrapers.', OUTSIDE],
  ['Sandwich sums of the row below: clues outside give the sum of the digits between the 1 and the 9.', OUTSIDE],
  ['Sandwich sums of another row: clues outside give the sum of the digits between the 1 and the 9.', OUTSIDE],
  ['Thermometers from the other end: digits increase from the bulb end.', THERMOMETER],
  ['Digits in the four cells around the circle appear in that circle.', QUAD],
  ['Lines within the same box have the same sum.', BLUE],
  ['Digits increase along a thermometer starting from the tip.', THERMOMETER],
  ['Digits increase along a thermometer beginning at the tip.', THERMOMETER],
  ['Grey lines contain a segment that sums to 10.', GREY],
  ['Thermometers are slow and increase from the bulb.', THERMOMETER],
  ['Digits on thermometers increase from the bulb. Digits may repeat on thermometers.', THERMOMETER],
  ['X and V sum to 10 and 5. Not all Xs are given, all Vs are given.', XV],
  ['The usual rules apply to all but the boxes.', {}],
  ['The usual rules apply to rows.', {}],
  ['The other rules are on example.com', {}],
  ['Puzzle by Knight', {}],
];

const MISSED_DE: typeof MISSED = [
  ['Auf grünen Linien unterscheiden sich je zwei Ziffern um mindestens 3.', GREEN],
  ['Auf Thermometern steigen die Ziffern von der Spitze aus an.', THERMOMETER],
  ['Auf Thermometern steigen die Ziffern vom Ende aus an.', THERMOMETER],
  ['Schnelle Thermometer: Ziffern steigen vom Kolben aus an.', THERMOMETER],
  ['Killer-Käfige. Ziffern dürfen sich in Käfigen wiederholen.', CAGE],
  ['Felder mit V oder X ergeben 10 oder 5.', XV],
  ['Ungerade Ziffern stehen in Kreisen.', CIRCLE],
  ['Benachbarte Felder auf grünen Linien unterscheiden sich um mindestens fünf Felder.', GREEN],
  ['Auf Thermometern steigen die Ziffern, beginnend an der Spitze.', THERMOMETER],
  ['Hochhäuser von der anderen Seite: Zahlen am Rand sagen, wie viele Hochhäuser zu sehen sind.', OUTSIDE],
  ['Auf mindestens einer grünen Linie unterscheiden sich benachbarte Ziffern um mindestens 5.', GREEN],
  ['Benachbarte Ziffern mit der Summe 10 haben immer ein X dazwischen.', X],
  ['Dicke lila Linien enthalten aufeinanderfolgende Ziffern in beliebiger Reihenfolge.', THICK_AND_THIN],
  ['Große Kreise sind ungerade.', TWO_SIZES],
  ['Graue Linien enthalten einen Abschnitt mit der Summe 10.', GREY],
  ['Falls zwei benachbarte Ziffern aufeinanderfolgend sind, sind sie durch einen weißen Punkt verbunden.', WHITE_DOT],
  ['Die übrigen Regeln stehen auf https://example.com', {}],
  ['Auf beiden Diagonalen kommt jede Ziffer genau einmal vor.', DIAGONAL],
];

describe('a sentence that says something else is refused', () => {
  test.each(MISSED)('%s', (sentence, drawn) => {
    expect(() => readSaid(USUAL + sentence, [drawn])).toThrow(Misread);
    expect(() => readSaid(USUAL + sentence, [drawn])).not.toThrow('sudoku rules apply');
  });
  test.each(MISSED_DE)('%s', (sentence, drawn) => {
    expect(() => readSaid(USUAL_DE + sentence, [drawn])).toThrow(Misread);
    expect(() => readSaid(USUAL_DE + sentence, [drawn])).not.toThrow('Sudoku-Regeln');
  });
});

const NUMBERED: Parts = { overlays: [disc(between('r5c5r5c6'), 0.3, '#ffffff', { text: '7' })] };
const NUMBERLESS: Parts = { overlays: [disc(between('r2c2r2c3'), 0.3, '#ffffff')] };

test('cells at a disc with a number sum to it, and a disc without a number is refused', () => {
  const rules = `${USUAL}If two cells are separated by a white circle, the digits in those two cells sum to the value in the circle.`;
  expect(statedIn(readSaid(rules, [NUMBERED]))).toEqual(['sum=7 r5c5r5c6']);
  expect(() => readSaid(rules, [NUMBERED, NUMBERLESS])).toThrow(Misread);
  const seven = `${USUAL}Digits separated by a white dot sum to 7.`;
  expect(statedIn(readSaid(seven, [NUMBERLESS]))).toEqual(['sum=7 r2c2r2c3']);
});

test.each<readonly [sentence: string, drawn: Parts, states: readonly string[]]>([
  [
    'Purple lines are renbens, meaning they contain a consecutive set of digits with no repeats, where the digits are not necessarily in order.',
    PURPLE,
    ['renban r6c2r6c3r6c4'],
  ],
  ['The blue lines in the grid are Region Sum Lines.', BLUE, ['region-sum-line r4c2r4c3r4c4r4c5']],
  [
    'In the thermometer shapes digits strictly increase from the bulb towards the tip.',
    THERMOMETER,
    ['thermometer r2c2r2c3r2c4'],
  ],
  [
    'Digits on a thermometer increase, i.e. they increase or stay the same from the bulb.',
    THERMOMETER,
    ['slow-thermometer r2c2r2c3r2c4'],
  ],
  [
    'Any three consecutive digits on a teal line have different remainders when divided by 3.',
    TEAL,
    ['modular-line r7c6r7c7r7c8'],
  ],
  ['Thick purple lines contain a set of consecutive digits in any order.', PURPLE, ['renban r6c2r6c3r6c4']],
  [
    'Purple lines contain a non-repeating set of digits, and no two digits on the same line can be consecutive.',
    PURPLE,
    ['nabner r6c2r6c3r6c4'],
  ],
  ['Digits on a green line differ by at least 5.', GREEN, ['whisper r2c2r2c3r2c4']],
  ['Whispers: digits on a green line differ by at least 4.', GREEN, ['whisper=4 r2c2r2c3r2c4']],
  [
    'Purple lines contain a set of consecutive digits in any order. Green lines are whispers. Digits may repeat on green lines.',
    GREEN_AND_PURPLE,
    ['renban r6c2r6c3r6c4', 'whisper r2c2r2c3r2c4'],
  ],
  ['All lines are whispers.', GREEN_AND_GREY, ['whisper r2c2r2c3r2c4', 'whisper r7c6r7c7r7c8']],
  ['Dutch whispers: adjacent digits on a green line differ by at least 4.', GREEN, ['whisper=4 r2c2r2c3r2c4']],
  ['No two digits on purple lines are consecutive or equal.', PURPLE, ['nabner r6c2r6c3r6c4']],
  ['Purple lines must not contain consecutive digits or repeat.', PURPLE, ['nabner r6c2r6c3r6c4']],
  ['Grey lines can be divided into one or more segments that each sum to 10.', GREY, ['sum-line r7c6r7c7r7c8']],
  ['Cells separated by V or X sum to 5 or 10 respectively.', XV, ['xv=10 r6c6r6c7', 'xv=5 r7c2r7c3']],
  ['Killer cages. Digits may repeat in cages if allowed by other rules.', CAGE, ['killer-cage=12 r2c7r2c8r3c8']],
  ['Digits in a cage sum to the total in the corner, and may repeat.', CAGE, ['sum=12 r2c7r2c8r3c8']],
  [
    'Digits an equal distance from the middle of a lavender line sum to the same total.',
    { lines: [line('r7c5r7c6r7c7r7c8', '#cdb1ec')] },
    ['zipper r7c5r7c6r7c7r7c8'],
  ],
])('what comes near it and says it is read: %s', (sentence, drawn, states) => {
  expect(statedIn(readSaid(USUAL + sentence, [drawn]))).toEqual(states);
});

const KROPKI = 'White dots separate consecutive digits. Black dots separate digits in a 1:2 ratio.';
const ARROWS = "Digits along an arrow sum to the digit in that arrow's circle.";
const ARROW: Parts = { overlays: [disc([1.5, 1.5], 0.85, '#ffffff')], arrows: [arrow([1.5, 1.8], [1.5, 3.6])] };

describe('a drawing that looks like another one and is none is refused', () => {
  test.each<readonly [name: string, sentence: string, drawn: readonly Parts[]]>([
    ['a red dot with a black border', KROPKI, [DOTS, { overlays: [disc(between('r8c5r8c6'), 0.3, '#ff0000')] }]],
    ['a white dot in a cell', KROPKI, [DOTS, { overlays: [disc([4.5, 1.5], 0.3, '#ffffff')] }]],
    ['a white dot beside an edge', KROPKI, [DOTS, { overlays: [disc([4.5, 4.7], 0.3, '#ffffff')] }]],
    [
      'an X in a cell',
      'Cells with an X sum to 10 and cells with a V sum to 5.',
      [XV, { overlays: [text([4.5, 4.5], 'X')] }],
    ],
    ['a thermometer on the circle of an arrow', ARROWS, [ARROW, { lines: [line('r2c2r3c2r4c2', '#cfcfcf')] }]],
  ])('%s', (_, sentence, drawn) => {
    expect(() => readSaid(USUAL + sentence, drawn)).toThrow('no sentence says');
  });
});

test('a tinted cell is no circle', () => {
  const tinted: Parts = { overlays: [square('r5c5', 1, '#cfcfcf')] };
  expect(statedIn(readSaid(`${USUAL}Grey circles contain odd digits.`, [CIRCLE, tinted]))).toEqual(['odd r9c9']);
});
