/** What the board shows of an answer: candidates, cells that differ, and clues that contradict. */
import type { DrawingAnswer } from './answers.js';

/** What a board shows of a drawing that is looked over. */
export interface BoardMarks {
  /** The digits that each cell may have in a solution, as sets; of a cell with a given, none. */
  readonly candidates?: readonly number[];
  /** The cells in which solutions are known to differ. */
  readonly tinted?: readonly number[];
  /** The indices of clues that cannot be met together, among the constraints of the drawing. */
  readonly contradicting?: readonly number[];
}

/** What the reader wants to see. */
export interface MarksWanted {
  readonly candidates: boolean;
  readonly differing: boolean;
}

/** Returns what the board shows of an answer. Givens that contradict are tinted, as cells that differ are. */
export function marksOf({ grid, solutions, fault }: DrawingAnswer, wanted: MarksWanted): BoardMarks {
  if (!solutions) return {};
  const { values } = grid;
  const { count, taken, left } = solutions;
  if (count === 0)
    return fault
      ? {
          tinted: fault.parts.flatMap(({ cell }) => cell ?? []),
          contradicting: fault.parts.flatMap(({ clue }) => clue ?? []),
        }
      : {};
  const differing = [...taken.keys()].filter((cell) => isSeveral(taken[cell]!));
  const open = values.filter((value) => value < 0).length;
  return {
    ...(wanted.candidates && { candidates: left.map((set, cell) => (values[cell]! < 0 ? set : 0)) }),
    // A tint of all open cells would say nothing.
    ...(wanted.differing && differing.length < open && { tinted: differing }),
  };
}

const isSeveral = (set: number): boolean => (set & (set - 1)) !== 0;
