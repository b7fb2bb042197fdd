/** Signs that clues of several kinds share. */
import { centreOf, edgeOf, type LabelGround, placeOutside, type Sign } from '../core/sign.js';
import type { Statement } from '../core/statement.js';
import { pairOf } from './relation.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the letter of a clue by its place among others: A to Z, then A2. */
export const letterOf = (index: number): string =>
  `${LETTERS[index % LETTERS.length]}${index < LETTERS.length ? '' : Math.floor(index / LETTERS.length) + 1}`;

/** Returns the letter of a text by its place among those that look like it; undefined if there is no other. */
export function letterOfText(text: string, texts: readonly string[]): string | undefined {
  const different = [...new Set(texts)];
  return different.length > 1 ? letterOf(different.indexOf(text)) : undefined;
}

/** Draws each cell grey, with a letter in its corner, as pictures show what a cell is for. */
export const lettered = ({ lists }: Statement, text: string): Sign[] =>
  lists.flat().map((cell) => ({ kind: 'outline', cells: [cell], isFilled: true, text }));

/** Draws a ground in each cell. */
export const grounded = ({ lists }: Statement, size: number, on: LabelGround): Sign[] =>
  lists.flat().map((cell) => ({ kind: 'label', at: centreOf(cell, size), on }));

/** Draws a ground on the side between the two cells, with a text if there is one. */
export const besidePair = (clue: Statement, size: number, on: LabelGround, text: string | undefined): Sign[] => [
  { kind: 'label', at: edgeOf(pairOf(clue), size), on, ...(text !== undefined && { text }) },
];

/** Draws the number on the first edge of a line, unless it is the usual one. */
export const besideStart = (clue: Statement, size: number, usual: number): Sign[] =>
  isUsual(clue, usual) ? [] : besidePair(clue, size, 'gap', String(clue.value));

/** True if a clue has no number, or the usual one. */
export const isUsual = ({ value }: Statement, usual: number): boolean => (value ?? usual) === usual;

/** Draws the number outside the grid, before the first of the cells. */
export const numberOutside = ({ value, lists }: Statement, size: number): Sign[] => [
  { kind: 'label', at: placeOutside(lists[0]!, size), text: String(value) },
];
