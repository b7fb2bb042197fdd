/** Measures grading: puzzles in a CPU second on one thread, reading included, by level and scale. */
import '../src/solver/nine/fast.js';
import { clock } from '../src/core/clock.js';
import type { Puzzle } from '../src/core/puzzle.js';
import { readPuzzle } from '../src/formats/read.js';
import { BERTHIER_SCALES, gradeBerthier } from '../src/solver/berthier/rating.js';
import { grade, SCALES } from '../src/solver/grade.js';
import { puzzlesByLevel } from './levels.js';
import { heading, rate, row } from './measure.js';

/** The time after which a puzzle is given up. */
const MOST_MILLISECONDS = 5000;

export const benchGrading = (files: readonly string[]): void =>
  bench('Grading', files, SCALES, (puzzle, scale) => grade(puzzle, [scale], { milliseconds: MOST_MILLISECONDS }));

export const benchWhips = (files: readonly string[]): void =>
  bench('Ratings by whips and braids', files, BERTHIER_SCALES, (puzzle, scale) =>
    gradeBerthier(puzzle, [scale], clock(MOST_MILLISECONDS)),
  );

function bench<Scale extends string>(
  name: string,
  files: readonly string[],
  scales: readonly Scale[],
  gradeOn: (puzzle: Puzzle, scale: Scale) => unknown,
): void {
  heading(`${name}, puzzles a CPU second`, ...scales, 'puzzles');
  for (const [level, puzzles] of puzzlesByLevel(files)) {
    const figures = scales.map((scale) => rate(puzzles, (line) => gradeOn(readPuzzle(line).puzzle, scale)));
    row(level, ...figures, puzzles.length);
  }
}
