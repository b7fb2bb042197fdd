/**
 * Measures the puzzles rated on Sudoku Explainer's scale in a second of processor time, by difficulty:
 *
 *   npx tsx bench/se.ts [FILE] [--runs N]
 *
 * FILE has a line of headings, then a puzzle, a tab and its rating on each line. The default is our own puzzles. Each
 * band of ratings is repeated until it fills a second, in one thread, reading included. The result is the median of the
 * runs.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import '../src/solver/nine/fast.js';
import { parseLine } from '../src/formats/text/line.js';
import { gradeSe } from '../src/solver/se/grade.js';
import { cpuSeconds } from './measure.js';

const BANDS = [
  [1.0, 1.5],
  [1.7, 2.5],
  [2.6, 3.9],
  [4.0, 5.5],
  [5.6, 6.5],
  [6.6, 7.1],
  [7.2, 8.0],
  [8.1, 8.9],
  [9.0, 9.9],
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const file = positionals[0] ?? new URL('../fixtures/grades/se.tsv', import.meta.url);
const rows = readFileSync(file, 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split('\t') as [string, string]);

/** Returns the puzzles rated in a second of processor time. */
function speedOn(puzzles: readonly string[]): number {
  const start = cpuSeconds();
  let rated = 0;
  do {
    for (const puzzle of puzzles) gradeSe(parseLine(puzzle));
    rated += puzzles.length;
  } while (cpuSeconds() - start < 1);
  return rated / (cpuSeconds() - start);
}

for (const [low, high] of BANDS) {
  const puzzles = rows.filter(([, er]) => Number(er) >= low && Number(er) <= high).map(([puzzle]) => puzzle);
  if (puzzles.length === 0) continue;
  const runs = Array.from({ length: Number(values.runs) }, () => speedOn(puzzles)).sort((a, b) => a - b);
  const median = runs[Math.floor(runs.length / 2)]!;
  const band = `${low.toFixed(1)}-${high.toFixed(1)}`;
  console.log(`${band}  ${String(puzzles.length).padStart(4)} puzzles  ${median.toPrecision(3)} a second`);
}
