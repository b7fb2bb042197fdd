/** Rules in English words, as setters say them and as the reader of shared puzzles understands them. */
import type { Statement } from '../../core/statement.js';

/** The names of colours by which words tell drawings from each other, each with six digits that no other name fits. */
export const COLOURS = {
  grey: 'aaaaaa',
  green: '67f067',
  purple: 'a55fe0',
  blue: '6b93ff',
  orange: 'f59a3d',
  red: 'ee3333',
  yellow: 'e6d800',
  black: '000000',
} as const;
export type ColourName = keyof typeof COLOURS;

/** What words say of clues that are drawn alike. */
export interface DrawnAlike {
  /** The name of their colour. */
  readonly colour: ColourName;
  /** The number that all have, or the usual one. */
  readonly value: number;
  readonly size: number;
}

/** How a constraint is said. */
export interface RuleWording {
  /** Returns one or more sentences; undefined for clues that are not said in words that are read back. */
  readonly says: (alike: DrawnAlike) => string | undefined;
  /** The colour that it has, unless another rule of the puzzle has it. Left out if its colour says nothing. */
  readonly colour?: ColourName;
  /** True if the words say the number of the clues, which then stands at none of them. */
  readonly saysNumber?: true;
  /** True for a clue of which the words hold. Left out if they hold of all that have no text. */
  readonly fits?: (clue: Statement) => boolean;
}

const an = (colour: ColourName): string => `${colour === 'orange' ? 'an' : 'a'} ${colour}`;
const plain = (text: string): RuleWording => ({ says: () => text });
/** A wording of clues with some numbers alone. */
const numbered = (numbers: readonly (number | undefined)[], text: string): RuleWording => ({
  fits: ({ value }) => numbers.includes(value),
  says: () => text,
});
const line = (colour: ColourName, says: (name: ColourName) => string): RuleWording => ({
  colour,
  says: (alike) => says(alike.colour),
});

export const WORDINGS: Readonly<Record<string, RuleWording>> = {
  // Rules of the whole grid.
  x: plain('Each marked diagonal has every digit once.'),
  'anti-knight': plain("Cells a knight's move apart cannot contain the same digit."),
  'anti-king': plain("Cells a king's move apart cannot contain the same digit."),
  'disjoint-groups': plain('Disjoint groups.'),
  'non-consecutive': plain('Orthogonally adjacent cells cannot contain consecutive digits.'),
  'all-black-dots': plain('All black dots are given.'),
  'all-xv': plain("All X's and V's are given."),
  'all-x': plain('All Xs are given.'),
  'all-v': plain('All Vs are given.'),
  'global-entropy': plain('Each 2x2 square contains a low, a middle and a high digit.'),
  // Cages.
  'killer-cage': {
    colour: 'grey',
    says: () => 'Digits in a cage do not repeat and sum to the small number in the corner.',
  },
  sum: line('blue', (colour) => `Digits in ${an(colour)} cage sum to the total in the top left corner.`),
  product: line('red', (colour) => `The product of the digits in each ${colour} cage is given in its corner.`),
  // Dots and signs between cells.
  'white-dot': numbered([undefined, 1], 'Digits separated by a white dot are consecutive.'),
  'black-dot': numbered([undefined, 2], 'Digits separated by a black dot are in a 1:2 ratio.'),
  'grey-dot': numbered([undefined], 'Digits with a grey dot between them are either consecutive or in a 1:2 ratio.'),
  xv: numbered([5, 10], 'Digits separated by an X sum to 10. Digits separated by a V sum to 5.'),
  'greater-than': plain('The inequality sign points to the smaller digit.'),
  quadruple: { fits: () => true, says: () => 'Digits in a white circle appear in the four cells around it.' },
  // Cells.
  odd: line('grey', (colour) => `Digits in ${colour} circles are odd.`),
  even: line('grey', (colour) => `Digits in ${colour} squares are even.`),
  minimum: line(
    'yellow',
    (colour) => `Digits in ${colour} cells are smaller than all orthogonally adjacent white cells.`,
  ),
  maximum: line(
    'orange',
    (colour) => `Digits in ${colour} cells are greater than all orthogonally adjacent white cells.`,
  ),
  'counting-circles': line(
    'orange',
    (colour) =>
      `Counting circles: a digit in ${an(colour)} circle is the number of times it appears in ${colour} circles.`,
  ),
  // Lines.
  thermometer: line('grey', (colour) => `Along ${colour} thermometers, digits increase from the bulb end.`),
  'slow-thermometer': line(
    'blue',
    (colour) => `On ${colour} thermometers digits either increase or stay the same, moving away from the bulb.`,
  ),
  whisper: {
    colour: 'green',
    saysNumber: true,
    says: ({ colour, value }) => `Adjacent digits along ${an(colour)} line must differ by at least ${value}.`,
  },
  renban: line('purple', (colour) => `Digits on ${an(colour)} line are consecutive and do not repeat, in any order.`),
  palindrome: line('grey', (colour) => `Digits along ${an(colour)} line read the same in both directions.`),
  'parity-line': line('red', (colour) => `Digits along ${an(colour)} line alternate between odd and even.`),
  'entropic-line': {
    colour: 'orange',
    says: ({ colour, size }) =>
      size === 9
        ? `Three adjacent digits on ${an(colour)} line include a digit from 123, one from 456, and one from 789.`
        : undefined,
  },
  'modular-line': {
    colour: 'blue',
    saysNumber: true,
    says: ({ colour, value }) =>
      value === 3
        ? `Modular lines: three consecutive digits along ${an(colour)} line have different remainders modulo 3.`
        : undefined,
  },
  nabner: line('yellow', (colour) => `No two digits on ${an(colour)} line may be consecutive or the same.`),
  'region-sum-line': line('blue', (colour) => `Box borders divide ${an(colour)} line into segments with the same sum.`),
  zipper: line(
    'purple',
    (colour) =>
      `On ${an(colour)} line, pairs of digits equidistant from the middle of the line have the same sum. For odd-length lines, the total is the digit in the middle.`,
  ),
  'sum-line': {
    colour: 'black',
    saysNumber: true,
    says: ({ colour, value }) =>
      `Each ${colour} line can be divided into one or more segments that each sum to ${value}.`,
  },
  'between-line': line(
    'grey',
    (colour) => `Digits along ${an(colour)} line are strictly between those in the circles at its ends.`,
  ),
  lockout: {
    colour: 'blue',
    saysNumber: true,
    says: ({ colour, value }) =>
      `Digits along ${an(colour)} line cannot be between those in the diamonds at its ends or equal to them. The digits in the diamonds differ by at least ${value}.`,
  },
  'double-arrow': line(
    'purple',
    (colour) => `Digits on ${an(colour)} line sum to the same total as the circles at both ends.`,
  ),
  arrow: { colour: 'grey', says: () => "Digits along an arrow sum to the digit in that arrow's circle." },
  // Numbers outside the grid.
  'little-killer': plain(
    'Numbers outside the grid with an arrow give the sum of the digits along the indicated diagonal, which may repeat.',
  ),
  sandwich: {
    says: ({ size }) => `Clues outside the grid give the sum of the digits between the 1 and the ${size}.`,
  },
  'x-sum': plain('Clues outside the grid give the sum of the first X digits, where X is the first digit.'),
  skyscraper: plain('Numbers outside the grid show how many skyscrapers are visible in the row or column.'),
  'numbered-room': plain('Clues outside the grid give the digit in the Nth cell, where N is the first digit.'),
};
