/** The drawing as the browser keeps it, so that nothing asks to be saved. */
import type { Constraint } from '../../../constraints/index.js';
import { type PuzzleDrawing, sizeOf } from './drawing.js';

/** The name under which the browser keeps the drawing. */
export const DRAWING_KEY = 'sudoku-drawing';
/** The largest grid: an opened puzzle may be larger than those that are begun here. */
const LARGEST = 25;

/** Returns the storage. It is a function, because a browser that blocks storage may throw on access. */
const own = (): Storage => localStorage;

/** Keeps a drawing. Returns false if the browser refuses: then it lasts as long as its area. */
export function keepDrawing(drawing: PuzzleDrawing, storage: () => Pick<Storage, 'setItem'> = own): boolean {
  try {
    storage().setItem(DRAWING_KEY, JSON.stringify(drawing));
    return true;
  } catch {
    return false;
  }
}

/** Returns the drawing that was kept last; undefined if there is none that can be drawn. */
export function keptDrawing(
  known: readonly Constraint[],
  storage: () => Pick<Storage, 'getItem'> = own,
): PuzzleDrawing | undefined {
  try {
    const drawing = JSON.parse(storage().getItem(DRAWING_KEY) ?? 'null') as PuzzleDrawing | null;
    return drawing && isDrawing(drawing, known) ? drawing : undefined;
  } catch {
    return undefined;
  }
}

/** True if data from outside are a drawing: each cell has its numbers, and each clue its constraint. */
export function isDrawing(drawing: PuzzleDrawing, known: readonly Constraint[]): boolean {
  const size = sizeOf(drawing);
  const { values, notes = [], regions = values, clues, whole } = drawing;
  const isIn = (list: readonly number[], least: number): boolean =>
    list.every((each) => Number.isInteger(each) && each >= least && each < size);
  const isKnown = (id: string): boolean => known.some((each) => each.id === id);
  return (
    size <= LARGEST &&
    values.length === size ** 2 &&
    regions.length === size ** 2 &&
    isIn(values, -1) &&
    isIn(regions, drawing.regions ? 0 : -1) &&
    (notes.length === 0 || notes.length === values.length) &&
    notes.every((set) => Number.isInteger(set) && set >= 0 && set < 2 ** size) &&
    whole.every(isKnown) &&
    clues.every(({ kind, lists }) => isKnown(kind) && lists.flat().every((cell) => cell in values))
  );
}
