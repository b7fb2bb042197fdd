/** Grey cells with a letter each, as pictures show what a cell is for. */
import type { Sign } from '../core/sign.js';
import type { Statement } from '../core/statement.js';

/** Draws each cell of a statement grey, with a letter in its corner. */
export const lettered = ({ lists }: Statement, text: string): Sign[] =>
  lists.flat().map((cell) => ({ kind: 'outline', cells: [cell], isFilled: true, text }));
