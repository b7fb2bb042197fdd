/** Grading: puzzles a CPU second on one thread, reading the line included, by level and scale. */
import { groupBy } from '../src/core/group.js';
import { readPuzzle } from '../src/formats/read.js';
import { LEVELS } from '../src/logic/strategy.js';
import { uniqueSolution } from '../src/search/search.js';
import { grade, SCALES } from '../src/solver/grade.js';
import { gradeHodoku } from '../src/solver/hodoku/grade.js';
import { heading, puzzlesIn, rate, row } from './measure.js';

export function benchGrading(files: readonly string[]): void {
  const lines = files.flatMap(puzzlesIn).filter((line) => uniqueSolution(readPuzzle(line).puzzle));
  const byLevel = groupBy(lines, (line) => gradeHodoku(readPuzzle(line).puzzle).level);
  heading('Grading, puzzles a CPU second', ...SCALES, 'puzzles');
  for (const level of LEVELS) {
    const puzzles = byLevel.get(level);
    if (!puzzles) continue;
    const figures = SCALES.map((scale) =>
      rate(puzzles, (line) => grade(readPuzzle(line).puzzle, [scale], { milliseconds: 5000 })),
    );
    row(level, ...figures, puzzles.length);
  }
}
