/**
 * Measures HoDoKu's scale: puzzles graded in a CPU second on one thread, reading included, by level and in all. `npx
 * tsx bench/hodoku.ts [FILE]`: FILE has a puzzle, its level and its score on each line. The result is the median of
 * several runs, after one to warm up.
 */
import { readFileSync } from 'node:fs';
import '../src/solver/nine/fast.js';
import { parseLine } from '../src/formats/text/line.js';
import { LEVELS } from '../src/logic/step/strategy.js';
import { gradeHodoku } from '../src/solver/hodoku/grade.js';

const RUNS = 7;
/** The least time of a run. Small sets are graded repeatedly to fill it. */
const SHORTEST_RUN_SECONDS = 0.2;

const file = process.argv[2] ?? new URL('../fixtures/grades/hodoku.tsv', import.meta.url);
const rows = readFileSync(file, 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((row) => row.split('\t'));

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

function bench(name: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const gradeAll = (): void => {
    for (const line of lines) gradeHodoku(parseLine(line));
  };
  const rounds = Math.max(1, Math.ceil(SHORTEST_RUN_SECONDS / Math.max(cpuSeconds(gradeAll), 1e-4)));
  const seconds = Array.from({ length: RUNS }, () =>
    cpuSeconds(() => {
      for (let round = 0; round < rounds; round++) gradeAll();
    }),
  );
  const rate = (lines.length * rounds) / median(seconds);
  console.log(
    `${name.padEnd(8)} ${String(lines.length).padStart(5)} puzzles  ${rate.toFixed(0).padStart(7)} a CPU second`,
  );
}

for (const level of LEVELS)
  bench(
    level,
    rows.filter(([, own]) => own === level).map(([line]) => line!),
  );
bench(
  'all',
  rows.map(([line]) => line!),
);
