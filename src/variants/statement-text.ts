/** Statements of a puzzle as text and as JSON. */

import { cellsText } from '../core/cells-text.js';
import type { Constraint, OutsideKind, Statement, StatementForm } from '../core/constraint.js';
import type { Cell } from '../core/layout.js';
import { placeOutside } from '../core/sign.js';
import type { ClueObject } from '../core/statement.js';

/** Writes the text of a clue as it stands before the cells. */
export const clueText = (text: string, isQuoted = false): string => (isQuoted ? `"${text}"` : text);

/** Writes the place from which a clue sees cells, with the first cell of a diagonal. */
export function placeText(cells: readonly Cell[], kind: OutsideKind, size: number): string {
  if (kind === 'line' && cells.length === 1) return 'r1c0';
  const { row, column } = placeOutside(cells, size);
  const place = `r${row + 0.5}c${column + 0.5}`;
  return kind === 'line' ? place : `${place}r${Math.floor(cells[0]! / size) + 1}c${(cells[0]! % size) + 1}`;
}

/** Writes a statement without its kind: `17:r1c1r1c2`. A clue outside the grid has its place if its form is given. */
export const statementText = ({ value, text, lists }: Statement, size: number, form?: StatementForm): string => {
  const cells = lists.map((list) => (form?.outside ? placeText(list, form.outside, size) : cellsText(list, size)));
  return `${value === undefined ? '' : `${value}:`}${text === undefined ? '' : `${clueText(text, form?.text?.isQuoted)}:`}${cells.join('/')}`;
};

/** Returns a statement as JSON. */
export function statementJson<Kind>(
  kind: Kind,
  { value, text, lists }: Statement,
  { takes }: Constraint,
  size: number,
): ClueObject<Kind> {
  const named = lists.map((list) =>
    takes?.outside ? [placeText(list, takes.outside, size)] : list.map((cell) => cellsText([cell], size)),
  );
  return {
    kind,
    ...(value !== undefined && { [takes!.value!.name]: value }),
    ...(text !== undefined && { [takes!.text!.name]: text }),
    ...(named.length === 1 ? { cells: named[0]! } : { lists: named }),
  };
}
