/** How clues of a constraint are drawn, by what its module says of them: its form, its family, its signs. */
import type { Constraint, Statement, StatementForm } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import { signsFor } from '../../../src/render/index.js';

/**
 * What draws a clue: a drag along a line or over the cells of a cage, a press on cells to mark, on an edge, on a corner
 * or outside the grid. Regions are painted, and a rule of the whole grid is switched on.
 */
export type Gesture = 'line' | 'cage' | 'mark' | 'edge' | 'corner' | 'outside' | 'regions' | 'switch';

/** Sets of cells that differ, which a puzzle states by their cells alone. */
const SETS: StatementForm = { cells: { least: 2 }, isUnordered: true };

/** True for sets of cells, which no clue states. */
export const isOfSets = ({ takes, groups }: Constraint): boolean => !takes && groups?.[0]?.id === 'set';

/** Returns what a clue of a constraint has; undefined for a rule of the whole grid. */
export const formOf = (constraint: Constraint): StatementForm | undefined =>
  isOfSets(constraint) ? SETS : constraint.takes;

const CELLS_OF_CORNER = 4;

/** Returns the gesture that draws a clue. */
export function gestureOf(constraint: Constraint): Gesture {
  const form = formOf(constraint);
  if (constraint.tiling === 'regions') return 'regions';
  if (!form) return 'switch';
  const { outside, areNeighbours, cells } = form;
  if (outside) return 'outside';
  if (areNeighbours) return 'edge';
  if (cells.least === CELLS_OF_CORNER && cells.most === CELLS_OF_CORNER && form.isUnordered) return 'corner';
  if (constraint.family === 'lines') return 'line';
  if (constraint.family === 'cages' || isOfSets(constraint)) return 'cage';
  if (constraint.family === 'cells') return 'mark';
  return gestureOfSigns(constraint, form);
}

/** Returns the gesture for a constraint without a family, by the signs that it draws. */
function gestureOfSigns(constraint: Constraint, form: StatementForm): Gesture {
  const cells = Array.from({ length: Math.max(3, form.cells.least) }, (_, cell) => cell);
  const signs = signsOf(constraint, { kind: constraint.id, lists: [cells] }, SAMPLE_SIZE);
  if (signs.some(({ kind }) => kind === 'path')) return 'line';
  if (signs.some(({ kind }) => kind === 'outline')) return 'cage';
  if (signs.some(({ kind }) => kind === 'label')) return 'mark';
  return form.isUnordered ? 'cage' : 'line';
}

const SAMPLE_SIZE = 9;

/** Stands for a number or a text that is not typed yet. */
const UNTYPED = '?';

/**
 * Returns the signs of a clue among those of its kind, also of an unfinished one: a question mark stands for its number.
 * None if the constraint cannot draw it yet.
 */
export function signsOf(
  constraint: Constraint,
  clue: Statement,
  size: number,
  own: readonly Statement[] = [clue],
): ReturnType<typeof signsFor> {
  const form = formOf(constraint);
  const lists = signedLists(constraint, clue);
  const lacksNumber = form?.value && !form.value.isOptional && clue.value === undefined && clue.text === undefined;
  const lacksText = form?.text && !form.text.isForNumber && !clue.text;
  const drawn = { ...clue, lists, ...(lacksNumber && { value: Number.NaN }), ...(lacksText && { text: '' }) };
  try {
    const all = own.map((each) => (each === clue ? drawn : each));
    return signsFor(constraint, drawn, size, all).map((sign) => {
      if (!('text' in sign) || sign.kind === 'words') return sign;
      const text = lacksText ? UNTYPED : sign.text?.replace('NaN', UNTYPED);
      return text === undefined ? sign : { ...sign, text };
    });
  } catch {
    // A text that is not read yet is drawn as one that is missing.
    return clue.text ? signsOf(constraint, { ...clue, text: '' }, size) : [];
  }
}

/** Returns the lists of cells that signs show. A bulb of one cell without a shaft is a pill from the cell to itself. */
function signedLists(constraint: Constraint, { lists }: Statement): Statement['lists'] {
  const [[bulb, ...others] = [], ...shafts] = lists;
  const isBare = hasHead(constraint) && bulb !== undefined && others.length + shafts.length === 0;
  return isBare ? [[bulb, bulb]] : lists.filter(({ length }) => length > 0);
}

/** Returns the lists of cells of a clue on the cells of a stroke: those of an arrow are its bulb and its shaft. */
export function listsOn(constraint: Constraint, cells: readonly Cell[]): Statement['lists'] {
  const { readOff } = constraint;
  if (gestureOf(constraint) !== 'line') return [cells.toSorted((a, b) => a - b)];
  const lists = readOff && 'lists' in readOff ? readOff.lists!(cells) : [cells];
  return lists.filter(({ length }) => length > 0);
}

/** True if a line of the constraint begins with cells of their own, as the bulb of an arrow. */
export const hasHead = ({ readOff }: Constraint): boolean => readOff !== undefined && 'lists' in readOff;

/** True for a sign between two cells whose order matters. */
export const turnsRound = (constraint: Constraint): boolean =>
  gestureOf(constraint) === 'edge' && !formOf(constraint)!.isUnordered;

/** Returns the way in which a setter draws a clue: its gesture, or a kind of it that asks for words of its own. */
export function wayOf(constraint: Constraint): Gesture | 'headed' | 'branching' | 'turning' {
  const gesture = gestureOf(constraint);
  if (turnsRound(constraint)) return 'turning';
  if (gesture !== 'line' || mostLists(constraint) === 1) return gesture;
  return hasHead(constraint) ? 'headed' : 'branching';
}

/** Returns the most lists that a clue can have. */
export const mostLists = (constraint: Constraint): number => formOf(constraint)?.lists?.most ?? 1;

/** True if a number or a text can be typed for a clue. */
export const takesTyping = (constraint: Constraint): boolean => {
  const form = formOf(constraint);
  return form?.value !== undefined || form?.text !== undefined;
};
