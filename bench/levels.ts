/** Puzzles by how hard they are. */
import { groupBy } from '../src/core/group.js';
import { readPuzzle } from '../src/formats/read.js';
import { LEVELS, type Level } from '../src/logic/strategy.js';
import { uniqueSolution } from '../src/search/search.js';
import { gradeHodoku } from '../src/solver/hodoku/grade.js';
import { puzzlesIn } from './measure.js';

/** The puzzles of files that have one solution, by HoDoKu's level, easiest first. */
export function puzzlesByLevel(files: readonly string[]): readonly (readonly [Level, readonly string[]])[] {
  const lines = files.flatMap(puzzlesIn).filter((line) => uniqueSolution(readPuzzle(line).puzzle));
  const byLevel = groupBy(lines, (line) => gradeHodoku(readPuzzle(line).puzzle).level);
  return LEVELS.flatMap((level) => (byLevel.has(level) ? [[level, byLevel.get(level)!] as const] : []));
}
