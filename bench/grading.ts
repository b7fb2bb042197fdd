/** Grading: puzzles a CPU second on one thread, reading the line included, by level and scale. */
import '../src/solver/nine/fast.js';
import { readPuzzle } from '../src/formats/read.js';
import { grade, SCALES } from '../src/solver/grade.js';
import { puzzlesByLevel } from './levels.js';
import { heading, rate, row } from './measure.js';

export function benchGrading(files: readonly string[]): void {
  heading('Grading, puzzles a CPU second', ...SCALES, 'puzzles');
  for (const [level, puzzles] of puzzlesByLevel(files)) {
    const figures = SCALES.map((scale) =>
      rate(puzzles, (line) => grade(readPuzzle(line).puzzle, [scale], { milliseconds: 5000 })),
    );
    row(level, ...figures, puzzles.length);
  }
}
