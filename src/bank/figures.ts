/** Figures of many puzzles: how often each value of each figure occurs. */
import { EMPTY } from '../core/board.js';
import { countValues, type Puzzle } from '../core/puzzle.js';
import { symmetryOf } from '../create/symmetry.js';
import type { Grade } from '../solver/grade.js';

export const FIGURE_NAMES = ['clues', 'symmetry', 'level', 'score', 'er', 'technique'] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** The values of one puzzle; several techniques, no score of one that is not graded. */
export type Figures = { readonly [Name in FigureName]?: readonly (string | number)[] };

/**
 * Level and score are HoDoKu's, `er` is the rating of Sudoku Explainer.
 *
 * @example counts.add(figuresOf(puzzle, { hodoku: gradeHodoku(puzzle) }))
 */
export function figuresOf(puzzle: Puzzle, { hodoku, se }: Pick<Grade, 'hodoku' | 'se'> = {}): Figures {
  const { geometry, values } = puzzle;
  return {
    clues: [countValues(puzzle)],
    symmetry: [symmetryOf(geometry, (cell) => values[cell] !== EMPTY)],
    ...(hodoku && {
      level: [hodoku.level],
      score: [hodoku.score],
      technique: hodoku.techniques.map(({ strategy }) => strategy.id),
    }),
    ...(se?.ended === 'solved' && { er: [se.er] }),
  };
}

/** How many puzzles there are, and how many of them have each value. */
export class Counts {
  puzzles = 0;
  readonly of: Readonly<Record<FigureName, Map<string | number, number>>> = {
    clues: new Map(),
    symmetry: new Map(),
    level: new Map(),
    score: new Map(),
    er: new Map(),
    technique: new Map(),
  };

  add(figures: Figures): void {
    this.puzzles++;
    for (const name of FIGURE_NAMES)
      for (const value of figures[name] ?? []) this.of[name].set(value, (this.of[name].get(value) ?? 0) + 1);
  }
}
