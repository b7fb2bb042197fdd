/** Statistics of many puzzles: the frequency of each value of each figure. */

import { frozen } from '../core/frozen.js';
import { countValues, type Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { symmetryOf } from '../create/symmetry.js';
import type { Grade } from '../solver/grade.js';

/** The figures that are counted. */
export const FIGURE_NAMES = frozen(['clues', 'symmetry', 'level', 'score', 'er', 'technique']);
/** A figure that is counted. */
export type FigureName = (typeof FIGURE_NAMES)[number];

/**
 * The values of one puzzle. A figure may have several, such as techniques, or none, such as the score without a grade.
 */
export type Figures = { readonly [Name in FigureName]?: readonly (string | number)[] };

/**
 * Returns the figures of a puzzle. Level and score are HoDoKu's, `er` is the rating of Sudoku Explainer.
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

/** Counts puzzles, and the puzzles with each value of each figure. */
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
