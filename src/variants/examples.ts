/** Examples of clues, for messages. */
import type { Constraint, StatementForm } from '../core/constraint.js';
import { SET } from '../core/layout.js';
import { usualNumbers } from '../core/numbers.js';
import { OUTSIDE_EXAMPLES } from './outside.js';
import { formOf } from './own-hooks.js';
import { clueText } from './statement-text.js';

/** Cells of a clue by their number. */
const FEW = ['', 'r1c1', 'r1c1r1c2', 'r1c1r1c2r1c3', 'r1c1r1c2r2c1r2c2'];

/** Returns cells such as a constraint takes. */
function cellsFor({ lists, areUneven, cells: { least } }: StatementForm): string {
  if (areUneven && lists?.least === 2) return 'r1c1/r1c2r1c3';
  return [FEW[Math.max(2, least)], 'r4c4r4c5'].slice(0, lists?.least ?? 1).join('/');
}

/**
 * Returns what a puzzle states for one of ours, as people write it: `killer-cage=10:r1c1r1c2`, or its name alone. A
 * number that has a usual value is left out, and that of a dot too.
 */
export function exampleOf(constraint: Constraint): string {
  const { id, takes, groups } = constraint;
  if (!takes) return groups?.some((group) => group.id === SET) ? `${id}=r1c1r1c2` : id;
  const { said, cells } = exampleParts(constraint);
  const { value, text, areNeighbours } = takes;
  const isLeftOut = value?.usual !== undefined || (areNeighbours && value?.isOptional);
  return `${id}=${said === undefined || isLeftOut ? '' : `${clueText(String(said), text?.isQuoted)}:`}${cells}`;
}

/** Returns the number or the text, if it takes one, and the cells of an example of a clue. */
export function exampleParts(constraint: Constraint): { readonly said?: number | string; readonly cells: string } {
  const takes = formOf(constraint)!;
  const { value, text, outside } = takes;
  const [least, most] = value?.limits(2, 9, usualNumbers(9)) ?? [];
  const middle = least !== undefined && most !== undefined ? (least + most) >> 1 : undefined;
  const said = value?.example ?? middle ?? text?.example;
  return { ...(said !== undefined && { said }), cells: outside ? OUTSIDE_EXAMPLES[outside] : cellsFor(takes) };
}
