/** How setters say what tinted cells are: further regions, shapes of the same digits, indexers. */
import { between, disc, type Parts, square } from '../shared-puzzle.js';
import { onEdges, type Said } from './looks.js';

const WINDOW = 'r2c2 r2c3 r2c4 r3c2 r3c3 r3c4 r4c2 r4c3 r4c4';
const [FIRST, SECOND] = ['r2c2 r2c3 r3c3', 'r6c6 r6c7 r7c7'];

export const tinted = (cells: string, colour = '#cfcfcf'): Parts => ({
  overlays: cells.split(' ').map((cell) => square(cell, 1, colour)),
});
const joined = (cells: string): string => cells.replaceAll(' ', '');

/** Constraints whose clues are tinted cells. */
export const INDEXERS: readonly Said[] = [
  {
    id: 'column-indexer',
    looks: [{ drawn: tinted('r2c2 r3c5', '#ff6666') }],
    states: ['column-indexer r2c2r3c5'],
    en: [
      'A digit in a red cell in column X indicates the column in which X appears in that row.',
      'Column indexers: a red cell in column N says in which column the digit N appears in its row.',
    ],
    de: ['Eine Ziffer in einem roten Feld in Spalte X gibt an, in welcher Spalte die X in dieser Zeile steht.'],
  },
  {
    id: 'row-indexer',
    looks: [{ drawn: tinted('r2c2 r3c5', '#2ecbff') }],
    states: ['row-indexer r2c2r3c5'],
    en: ['A digit in a blue cell in row X indicates the row in which X appears in that column.'],
    de: ['Eine Ziffer in einem blauen Feld in Zeile X gibt an, in welcher Zeile die X in dieser Spalte steht.'],
  },
];

/** Rules that are stated by constraints of other names. */
export const AREAS: readonly Said[] = [
  {
    id: 'tinted-house',
    looks: [{ drawn: tinted(WINDOW) }],
    states: [`set ${joined(WINDOW)}`],
    en: [
      'The grey cells contain each digit from 1 to 9 exactly once.',
      'Digits do not repeat in the grey region.',
      'Shaded cells form an extra region that contains the digits 1-9.',
      'Digits may not repeat in any row, column, box or grey region.',
    ],
    de: ['Die grauen Felder enthalten jede Ziffer von 1 bis 9 genau einmal.'],
  },
  {
    id: 'like-shapes',
    looks: [{ drawn: tinted(`${FIRST} ${SECOND}`) }],
    states: [`clone ${joined(FIRST)} ${joined(SECOND)}`],
    en: [
      'The grey shapes contain the same digits in the same positions.',
      'Clones: cells in the same position of both grey areas contain the same digit.',
      'Areas of the same shape and colour contain the same digits in the same positions.',
    ],
    de: ['Graue Bereiche enthalten an gleichen Positionen die gleichen Ziffern.'],
  },
  {
    id: 'difference-in-dot',
    looks: onEdges((centre) => disc(centre, 0.35, '#ffffff', { text: '3' })),
    states: ['white-dot=3 r2c2r2c3'],
    en: [
      'Cells separated by a white dot have a difference equal to the number in the dot.',
      'The number in a white dot gives the difference between the two digits.',
    ],
    de: ['Die Zahl in einem weißen Punkt gibt die Differenz der beiden Ziffern an.'],
  },
];

/** What is drawn beside such a sentence, and what is not meant by it. */
export const NOT_AREAS: readonly (readonly [sentence: string, drawn: Parts])[] = [
  ['The grey cells contain each digit from 1 to 9 exactly once.', tinted('r2c2 r2c3 r2c4')],
  ['Digits do not repeat in the grey cells.', tinted(`${WINDOW} r9c9`)],
  ['The grey shapes contain the same digits in the same positions.', tinted('r2c2 r2c3 r3c3 r6c6 r6c7')],
  ['The grey shapes contain the same digits in the same positions.', tinted('r2c2 r5c5 r7c7')],
  ['The grey shapes contain the same digits in the same positions.', tinted('r1c1 r1c2 r2c3 r2c4')],
  ['Grey regions contain the same digits, but not in the same positions.', tinted(`${FIRST} ${SECOND}`)],
  ['Each grey region contains the same set of digits.', tinted(`${FIRST} ${SECOND}`)],
  ['A digit in a grey cell in column X indicates the row where X appears in that column.', tinted('r2c2')],
  ['Digits in grey cells are not repeated in their row or column.', tinted(WINDOW)],
  [
    'The number in a white dot gives the difference between the two digits.',
    { overlays: [disc(between('r2c2r2c3'), 0.3, '#ffffff')] },
  ],
];
