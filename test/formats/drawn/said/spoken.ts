/** How setters say rules that are stated by a text, or by a constraint of cells that other clues give. */
import { arrow, between, cage, disc, type Parts, text } from '../shared-puzzle.js';
import { BLUE, GREEN, LONG, lineLooks, onEdges, RED, type Said, SHORT } from './looks.js';

const CAGE: Parts = { cages: [cage('r2c2r2c3')] };
const SUM_CAGE: Parts = { cages: [cage('r2c2r2c3r2c4', 5)] };
const ARROW: Parts = { overlays: [disc([1.5, 1.5], 0.85, '#ffffff')], arrows: [arrow([1.5, 1.8], [1.5, 3.6])] };
const CIRCLES: Parts = { overlays: ['r2c2', 'r5c5', 'r7c8'].map((cell) => disc(between(cell), 0.8, '#cfcfcf')) };
const DIAGONALS: Parts = {
  lines: [
    [
      [0, 0],
      [9, 9],
    ],
    [
      [9, 0],
      [0, 9],
    ],
  ].map((wayPoints) => ({ wayPoints, color: '#34bbe6', thickness: 2 })),
};
const dot = (colour: string) => onEdges((centre) => disc(centre, 0.3, colour));

const rows = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, at) => `r${row + 1}c${at + 1}`));
const columns = rows.map((_, at) => rows.map((row) => row[at]!));
const lines = [...rows, ...columns];
const threes = lines.flatMap((cells) => cells.slice(2).map((_, at) => cells.slice(at, at + 3)));
const boxOf = (cell: string): string => [cell[1], cell[3]].map((at) => Math.ceil(Number(at) / 3)).join();

/** The lists of a rule for each line of the grid, cut between two cells. */
const cutBetween = (first: string, second: string): string[] =>
  lines.flatMap((cells) => {
    const at = cells.indexOf(second);
    return at > 0 && cells[at - 1] === first
      ? [cells.slice(0, at), cells.slice(at)].filter(({ length }) => length > 1).map((part) => part.join(''))
      : [cells.join('')];
  });

const RISING = rows.map((row, at) => row[8 - at]!).join('');
const FALLING = rows.map((row, at) => row[at]!).join('');

const AROUND = {
  r2c2: 'r1c1r1c2r1c3r2c1r2c3r3c1r3c2r3c3',
  r5c5: 'r4c4r4c5r4c6r5c4r5c6r6c4r6c5r6c6',
  r7c8: 'r6c7r6c8r6c9r7c7r7c9r8c7r8c8r8c9',
};
const BESIDE = { r2c2: 'r1c2r3c2r2c1r2c3', r5c5: 'r4c5r6c5r5c4r5c6', r7c8: 'r6c8r8c8r7c7r7c9' };

const counting = (text: string, en: string, de: string): readonly Said[] =>
  [
    { id: `${text}-around`, cells: AROUND, where: ['surrounding digits that are', 'umgebenden Ziffern, die'] },
    {
      id: `${text}-beside`,
      cells: BESIDE,
      where: ['orthogonally adjacent digits that are', 'orthogonal benachbarten Ziffern, die'],
    },
  ].map(({ id, cells, where }) => ({
    id,
    looks: [{ drawn: CIRCLES }],
    states: Object.entries(cells).map(([cell, others]) => `rule=${text} ${cell}${others}`),
    en: [`A digit in a circle counts the ${where[0]} ${en} it.`, `Circled digits show how many ${where[0]} ${en} it.`],
    de: [`Eine Ziffer in einem Kreis ist die Anzahl der ${where[1]} ${de} sind.`],
  }));

export const SPOKEN: readonly Said[] = [
  ...counting('counts-smaller', 'smaller than', 'kleiner'),
  ...counting('counts-larger', 'larger than', 'größer'),
  ...counting('counts-same', 'equal to', 'gleich'),
  {
    id: 'multiple-of-threes',
    looks: lineLooks(LONG, BLUE, GREEN),
    states: ['rule=multiple-sum=4 r2c2r2c3r2c4', 'rule=multiple-sum=4 r2c3r2c4r2c5'],
    en: [
      'On a % line, any set of three adjacent digits sums to a multiple of 4.',
      'Each run of 3 consecutive cells along a % line has a sum divisible by 4.',
    ],
    de: ['Auf % Linien hat jede Folge von drei benachbarten Ziffern als Summe ein Vielfaches von 4.'],
  },
  {
    id: 'one-of-each-set',
    looks: lineLooks(SHORT, BLUE, RED),
    states: [
      'rule=whole: count(a in {1, 9}) = 1 and count(a in {2, 3, 4}) = 1 and count(a in {5, 6, 7, 8}) = 1 r2c2r2c3r2c4',
    ],
    en: [
      'Any three adjacent digits on a % line contain one digit from {1, 9}, one from {2, 3, 4} and one from {5, 6, 7, 8}.',
      'Skewed entropic lines: each set of 3 consecutive digits on a % line has one of (1,9), one of (2,3,4) and one of (5,6,7,8).',
    ],
    de: [
      'Drei benachbarte Ziffern einer % Linie enthalten jeweils eine aus {1, 9}, eine aus {2, 3, 4} und eine aus {5, 6, 7, 8}.',
    ],
  },
  {
    id: 'near',
    looks: lineLooks(SHORT, GREEN, RED),
    states: ['rule=near=3 r2c2r2c3r2c4'],
    en: [
      'Adjacent digits on a % line differ by at most 3.',
      'Neighbouring cells along % lines have a difference of no more than 3.',
    ],
    de: ['Benachbarte Ziffern auf einer % Linie unterscheiden sich um höchstens 3.'],
  },
  {
    id: 'step',
    looks: lineLooks(SHORT, GREEN, RED),
    states: ['rule=step=3 r2c2r2c3r2c4'],
    en: [
      'Adjacent digits on a % line differ by exactly 3.',
      'Two adjacent cells along % lines have a difference of exactly three.',
    ],
    de: ['Benachbarte Ziffern auf einer % Linie unterscheiden sich um genau 3.'],
  },
  {
    id: 'square-of-largest',
    looks: lineLooks(SHORT, GREEN, RED),
    states: ['rule=whole: sum() = most() * most() r2c2r2c3r2c4'],
    en: [
      'The digits on a % line sum to the square of its largest digit.',
      'The sum of each % line is equal to the square of the highest digit on it.',
    ],
    de: ['Die Summe der Ziffern einer % Linie ist gleich dem Quadrat der größten Ziffer.'],
  },
  {
    id: 'half-of-sum',
    looks: lineLooks(SHORT, GREEN, RED),
    states: ['rule=whole: 2 * most() = sum() r2c2r2c3r2c4'],
    en: [
      'A % line contains a digit equal to half the sum of its digits.',
      'On each % line there is a digit that equals half of the sum of that line.',
    ],
    de: ['Auf jeder % Linie steht eine Ziffer, die gleich der Hälfte der Summe der Linie ist.'],
  },
  {
    id: 'first-two-last-two',
    looks: lineLooks(LONG, GREEN, BLUE),
    states: ['rule=whole: d[1] + d[2] = d[-2] + d[-1] r2c2r2c3r2c4r2c5'],
    en: [
      'The first two digits on a % line have the same sum as the last two digits.',
      'On % lines, the sum of the first two cells equals the sum of the last two cells.',
    ],
    de: ['Auf % Linien haben die ersten beiden Ziffern dieselbe Summe wie die letzten beiden.'],
  },
  {
    id: 'different-on-line',
    looks: lineLooks(SHORT, GREEN, RED),
    states: ['rule=all: a != b r2c2r2c3r2c4'],
    en: ['Digits may not repeat on a % line.', 'No digit repeats on a % line.'],
    de: ['Auf einer % Linie dürfen sich Ziffern nicht wiederholen.'],
  },
  {
    id: 'either',
    looks: lineLooks(SHORT, GREEN, RED),
    states: ['rule=either renban or palindrome r2c2r2c3r2c4'],
    en: [
      'Each % line is either a renban line or a palindrome.',
      'All % lines in the grid are either renbans or palindromes.',
    ],
    de: ['Alle % Linien sind entweder Renban oder Palindrome.'],
  },
  {
    id: 'ornament',
    looks: lineLooks(SHORT, GREEN, RED),
    states: [],
    en: ['The % line is just decoration.', 'The % lines are purely decorative.'],
    de: ['Die % Linie ist nur Verzierung.'],
  },
  {
    id: 'multiple-of-clue',
    looks: [{ drawn: SUM_CAGE }],
    states: ['rule=multiple-sum=5 r2c2r2c3r2c4'],
    en: [
      'The sum of the digits in a cage is a multiple of the number given in its corner.',
      'Modular cages: cage totals are divisible by the small clue.',
    ],
    de: ['Die Summe der Ziffern eines Käfigs ist ein Vielfaches der angegebenen Zahl.'],
  },
  {
    id: 'prime-sum',
    looks: [{ drawn: CAGE }],
    states: ['rule=prime-sum r2c2r2c3'],
    en: ['The digits in each cage sum to a prime number.', 'Cage sums are prime.'],
    de: ['Die Summe der Ziffern in jedem Käfig ist eine Primzahl.'],
  },
  {
    id: 'square-sum',
    looks: [{ drawn: CAGE }],
    states: ['rule=square-sum r2c2r2c3'],
    en: ['The digits in each cage sum to a square number.', 'Cage totals are perfect squares.'],
    de: ['Die Summe der Ziffern in jedem Käfig ist eine Quadratzahl.'],
  },
  {
    id: 'all-sums-equal',
    looks: [{ drawn: { cages: [cage('r2c2r2c3'), cage('r5c5r5c6r6c6')] } }],
    states: ['equal-sums r2c2r2c3 r5c5r5c6r6c6'],
    en: ['All cages have the same sum.', 'The digits in all cages sum to the same total.'],
    de: ['Alle Käfige haben dieselbe Summe.'],
  },
  {
    id: 'marked-sums-equal',
    looks: [{ drawn: { cages: [cage('r2c2r2c3', 'A'), cage('r5c5r5c6r6c6', 'A'), cage('r8c8r8c9')] } }],
    states: ['equal-sums r2c2r2c3 r5c5r5c6r6c6'],
    en: ['Cages marked with an "A" sum to the same total.', 'All cages marked with A have the same sum.'],
    de: ['Alle markierten Käfige haben dieselbe Summe.'],
  },
  {
    id: 'lettered-sums-equal',
    looks: [
      {
        drawn: {
          cages: [cage('r2c2r2c3', 'A'), cage('r5c5r5c6r6c6', 'A'), cage('r7c1r8c1', 'B'), cage('r7c3r8c3', 'B')],
        },
      },
    ],
    states: ['equal-sums r2c2r2c3 r5c5r5c6r6c6', 'equal-sums r7c1r8c1 r7c3r8c3'],
    en: ['Cages with the same letter have the same sum.', 'Cages with the same letter sum to the same total.'],
    de: ['Käfige mit demselben Buchstaben haben dieselbe Summe.'],
  },
  {
    id: 'lettered-diagonals-equal',
    looks: [
      {
        drawn: {
          overlays: [text([-0.5, 3.5], 'A'), text([-0.5, 6.5], 'A')],
          arrows: [arrow([-0.2, 3.8], [0.2, 4.2]), arrow([-0.2, 6.8], [0.2, 7.2])],
        },
      },
    ],
    states: ['equal-sums r1c5r2c6r3c7r4c8r5c9 r1c8r2c9'],
    en: [
      'Diagonals with the same letter have the same sum.',
      'Arrows outside the grid with the same letter have the same total along the diagonal.',
    ],
    de: ['Diagonalen mit demselben Buchstaben haben dieselbe Summe.'],
  },
  {
    id: 'double-or-triple',
    looks: dot('#67f067'),
    states: ['rule=ratio r2c2r2c3'],
    en: [
      'Of two digits with a green dot between them, one is double or triple the other.',
      'Cells joined by a green dot: one digit is either triple or double the other.',
    ],
    de: ['Ziffern an einem grünen Punkt: eine ist das Doppelte oder Dreifache der anderen.'],
  },
  {
    id: 'x-or-v',
    looks: dot('#67f067'),
    states: ['rule=pairs: a + b in {5, 10} r2c2r2c3'],
    en: ['Each green dot is either an X or a V.', 'Digits joined by a green dot sum to either 5 or 10.'],
    de: ['Ziffern, die ein grüner Punkt verbindet, haben die Summe 5 oder 10.'],
  },
  {
    id: 'unlike-in-parity',
    looks: dot('#e6261f'),
    states: ['rule=pairs: a + b is odd and |a - b| != 1 r2c2r2c3'],
    en: ['Digits joined by a red dot are not consecutive, and one is odd and one is even.'],
    de: ['Ein roter Punkt verbindet eine gerade und eine ungerade Ziffer, die nicht aufeinanderfolgend sind.'],
  },
  {
    id: 'arrow-and-one',
    looks: [{ drawn: ARROW }],
    states: ['rule=whole: |d[1] - sum(d[2..-1])| = 1 r2c2r2c3r2c4'],
    en: ['Digits along an arrow sum to one more or one less than the digit in the circle.'],
    de: [],
  },
  {
    id: 'arrow-average',
    looks: [{ drawn: ARROW }],
    states: ['rule=whole: d[1] * 2 = sum(d[2..-1]) r2c2r2c3r2c4'],
    en: [
      'The digit in a circle is the average of the digits along its arrow.',
      'Circled digits are the mean of the digits on each arrow.',
    ],
    de: ['Die Ziffer im Kreis ist der Durchschnitt der Ziffern auf dem Pfeil.'],
  },
  {
    id: 'greater-than-outside',
    looks: [{ drawn: CAGE }],
    states: [
      'greater-than r2c2r1c2',
      'greater-than r2c2r2c1',
      'greater-than r2c2r3c2',
      'greater-than r2c3r1c3',
      'greater-than r2c3r2c4',
      'greater-than r2c3r3c3',
    ],
    en: [
      'A digit in a cage is greater than its orthogonally adjacent neighbours outside the cage.',
      'Cages act as fortresses: each digit in a cage is larger than all orthogonally adjacent digits outside the cage.',
    ],
    de: ['Jede Ziffer im Käfig ist größer als ihre orthogonal benachbarten Ziffern außerhalb des Käfigs.'],
  },
  {
    id: 'smaller-than-outside',
    looks: [{ drawn: CAGE }],
    states: [
      'greater-than r1c2r2c2',
      'greater-than r1c3r2c3',
      'greater-than r2c1r2c2',
      'greater-than r2c4r2c3',
      'greater-than r3c2r2c2',
      'greater-than r3c3r2c3',
    ],
    en: ['A digit in a cage is less than its orthogonally adjacent neighbours outside the cage.'],
    de: ['Jede Ziffer im Käfig ist kleiner als ihre orthogonal benachbarten Ziffern außerhalb des Käfigs.'],
  },
  {
    id: 'consecutive-with-outside',
    looks: [{ drawn: CAGE }],
    states: [
      'white-dot r2c2r1c2',
      'white-dot r2c2r2c1',
      'white-dot r2c2r3c2',
      'white-dot r2c3r1c3',
      'white-dot r2c3r2c4',
      'white-dot r2c3r3c3',
    ],
    en: ['Digits in a cage are consecutive with their orthogonally adjacent digits outside the cage.'],
    de: [],
  },
  {
    id: 'different-in-circles',
    looks: [{ drawn: CIRCLES }],
    states: ['rule=all: a != b r2c2r5c5r7c8'],
    en: ['All circles contain different digits.', 'The digits in all circles are different.'],
    de: ['Alle Kreise enthalten verschiedene Ziffern.'],
  },
  {
    id: 'no-sum',
    states: lines.map((cells) => `rule=pairs: a + b != 7 ${cells.join('')}`),
    en: ['Orthogonally adjacent cells may not sum to 7.', 'No two orthogonally adjacent digits sum to 7.'],
    de: ['Orthogonal benachbarte Felder dürfen nicht die Summe 7 haben.'],
  },
  {
    id: 'no-difference',
    states: lines.map((cells) => `rule=pairs: |a - b| != 2 ${cells.join('')}`),
    en: [
      'Orthogonally adjacent cells must not differ by 2.',
      'No two orthogonally adjacent digits have a difference of 2.',
    ],
    de: ['Orthogonal benachbarte Felder dürfen sich nicht um 2 unterscheiden.'],
  },
  {
    id: 'no-run-of-three',
    states: threes
      .filter((cells) => new Set(cells.map(boxOf)).size === 1)
      .map((cells) => `rule=no-three-consecutive ${cells.join('')}`),
    en: ['A horizontal or vertical trio in a box may not contain three consecutive digits, in any order.'],
    de: [],
  },
  {
    id: 'three-of-both-parities',
    states: lines.map((cells) => `rule=no-three-of-one-parity ${cells.join('')}`),
    en: ['In each row and column, no set of 3 adjacent digits is all odd or all even.'],
    de: [],
  },
  {
    id: 'few-on-diagonals',
    looks: [{ drawn: {} }, { drawn: DIAGONALS }],
    states: [`rule=different-digits=4 ${FALLING}`, `rule=different-digits=4 ${RISING}`],
    en: ['Each main diagonal has exactly 4 different digits.', 'Both main diagonals contain only 4 distinct digits.'],
    de: [],
  },
  {
    id: 'columns-index',
    states: [`column-indexer ${columns[1]!.join('')}`],
    en: [
      'A digit in column 2 is the position of the 2 in its row.',
      'Digits in column 2 indicate the column in which the 2 appears in their row.',
    ],
    de: ['Jede Ziffer in Spalte 2 gibt die Position der 2 in ihrer Zeile an.'],
  },
  {
    id: 'all-such-x',
    looks: [{ drawn: { overlays: [text(between('r2c2r2c3'), 'X')] } }],
    states: [...cutBetween('r2c2', 'r2c3').map((cells) => `rule=pairs: a + b != 10 ${cells}`), 'xv=10 r2c2r2c3'],
    en: ['Cells with an X between them sum to 10. All such pairs are given.'],
    de: [],
  },
  {
    id: 'all-such-v',
    looks: [{ drawn: { overlays: [text(between('r2c2r2c3'), 'V')] } }],
    states: [...cutBetween('r2c2', 'r2c3').map((cells) => `rule=pairs: a + b != 5 ${cells}`), 'xv=5 r2c2r2c3'],
    en: ['Cells with a V between them sum to 5. All such pairs are given.'],
    de: [],
  },
  {
    id: 'all-x-or-v',
    looks: dot('#67f067'),
    states: [
      ...cutBetween('r2c2', 'r2c3').map((cells) => `rule=pairs: not (a + b in {5, 10}) ${cells}`),
      'rule=pairs: a + b in {5, 10} r2c2r2c3',
    ],
    en: ['Digits joined by a green dot sum to either 5 or 10. All dots are given.'],
    de: [],
  },
  {
    id: 'all-unlike-in-parity',
    looks: dot('#e6261f'),
    states: [
      ...cutBetween('r2c2', 'r2c3').map((cells) => `rule=pairs: not (a + b is odd and |a - b| != 1) ${cells}`),
      'rule=pairs: a + b is odd and |a - b| != 1 r2c2r2c3',
    ],
    en: ['Digits joined by a red dot are not consecutive, and one is odd and one is even. All dots are given.'],
    de: [],
  },
];
