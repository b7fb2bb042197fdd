/** Why a clue states nothing yet: what it lacks, or why the grid cannot take it. */
import type { Constraint, Statement } from '../../../constraints/index.js';
import { formOf, hasHead } from './forms.js';

export type Fault =
  /** It is a bulb alone, its lists of cells are too few, or one has too few cells or too many. */
  | { readonly kind: 'no shaft' }
  | { readonly kind: 'parts'; readonly least: number; readonly now: number }
  | { readonly kind: 'cells'; readonly least: number; readonly most: number; readonly now: number }
  | { readonly kind: 'no number' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'no text'; readonly example: string }
  /** The reader of texts, or the grid, says what is wrong, in English. */
  | { readonly kind: 'told'; readonly text: string };

/** Returns what is wrong with a clue by the form of its constraint alone; undefined if nothing is. */
export function faultOf(clue: Statement, constraint: Constraint, numbers: readonly number[]): Fault | undefined {
  const form = formOf(constraint);
  if (!form) return undefined;
  const { lists = { least: 1, most: 1 }, cells, mayClose, outside } = form;
  const { least, most = numbers.length } = cells;
  if (clue.lists.length < lists.least)
    return hasHead(constraint) ? { kind: 'no shaft' } : { kind: 'parts', least: lists.least, now: clue.lists.length };
  for (const list of clue.lists) {
    const isClosed = mayClose && list.length > 2 && list.at(-1) === list[0];
    const now = list.length - (isClosed ? 1 : 0);
    if (!outside && (now < least || now > most)) return { kind: 'cells', least, most, now };
  }
  return saidFault(clue, constraint, numbers);
}

function saidFault(
  { value, text, lists }: Statement,
  constraint: Constraint,
  numbers: readonly number[],
): Fault | undefined {
  const form = formOf(constraint)!;
  const count = lists[0]!.length;
  if (form.text && text !== undefined) return textFault(text, count, constraint, numbers);
  if (form.value) {
    const [least, most] = form.value.limits(count, numbers.length, numbers);
    if (value === undefined) return form.value.isOptional ? undefined : { kind: 'no number' };
    return value < least || value > most ? { kind: 'number', least, most } : undefined;
  }
  return form.text ? { kind: 'no text', example: form.text.example } : undefined;
}

/** Returns a text in its usual form. Throws a RangeError that says what is wrong with it. */
export const readText = (text: string, constraint: Constraint): string | undefined =>
  formOf(constraint)?.text?.read(text);

function textFault(text: string, cells: number, constraint: Constraint, numbers: readonly number[]): Fault | undefined {
  const form = formOf(constraint)!.text!;
  try {
    const read = form.read(text);
    if (read === undefined) return { kind: 'no text', example: form.example };
    const fault = form.fault?.(read, cells, numbers.length, numbers);
    return fault === undefined ? undefined : { kind: 'told', text: fault };
  } catch (error) {
    return { kind: 'told', text: (error as Error).message };
  }
}
