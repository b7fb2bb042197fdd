/** Groups puzzles by difficulty. */
import '../src/solver/nine/fast.js';
import { groupBy } from '../src/core/arrays.js';
import { readPuzzle } from '../src/formats/read.js';
import { LEVELS, type Level } from '../src/logic/step/strategy.js';
import { uniqueSolution } from '../src/search/search.js';
import { gradeHodoku } from '../src/solver/hodoku/grade.js';
import { puzzlesIn } from './measure.js';

/** The number of puzzles sampled from long lists, evenly spread, since grading each one takes time. */
const MOST = 1000;

/** Returns the puzzles of files with one solution, by HoDoKu's level, easiest first. */
export function puzzlesByLevel(files: readonly string[]): readonly (readonly [Level, readonly string[]])[] {
  const all = files.flatMap(puzzlesIn);
  const step = Math.max(1, all.length / MOST);
  const some = Array.from({ length: Math.min(MOST, all.length) }, (_, i) => all[Math.floor(i * step)]!);
  const lines = some.filter((line) => uniqueSolution(readPuzzle(line).puzzle));
  const byLevel = groupBy(lines, (line) => gradeHodoku(readPuzzle(line).puzzle).level);
  return LEVELS.flatMap((level) => (byLevel.has(level) ? [[level, byLevel.get(level)!] as const] : []));
}
