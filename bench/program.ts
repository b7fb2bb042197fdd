/** The program as a whole: wall time, memory, and what more jobs are worth. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heading, median, puzzlesIn, ratio, row } from './measure.js';

const NINE_BY_NINE = 81;
const SOLVES = 400_000;
/** Threads warm up apart, each for seconds of grading: how much two are worth shows where there is more to do. */
const TRIAL = 10_000;
const SECONDS_OF_GRADING = 45;

/** Wall seconds of a run of node. */
function seconds(...args: readonly string[]): number {
  const started = performance.now();
  const { status, error } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (error || status === 2) throw error ?? new Error(`node ${args.join(' ')} ended with ${status}`);
  return (performance.now() - started) / 1000;
}

const often = (...args: readonly string[]): number => median([1, 2, 3, 4, 5].map(() => seconds(...args)));

export function benchProgram(files: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const lines = files.flatMap(puzzlesIn).filter(({ length }) => length === NINE_BY_NINE);
  const fileOf = (count: number): string => {
    const file = join(folder, `${count}.txt`);
    writeFileSync(file, Array.from({ length: count }, (_, i) => `${lines[i % lines.length]}\n`).join(''));
    return file;
  };
  const compare = (count: number, ...args: readonly string[]): void => {
    const file = fileOf(count);
    const [one, two] = ['1', '2'].map((jobs) => count / seconds('bin/sudoku.js', ...args, file, '--jobs', jobs));
    row(`${args.join(' ')}, ${count}`, one!, two!, ratio(two!, one!));
  };
  try {
    heading('Start, milliseconds', 'wall', 'ratio');
    const [node, version] = [often('-e', '0'), often('bin/sudoku.js', '--version')];
    row('node -e 0', node * 1000, '');
    row('sudoku --version', version * 1000, ratio(version, node));
    heading('Batches, puzzles a wall second', '1 job', '2 jobs', 'ratio');
    compare(SOLVES, 'solve');
    const grade = ['grade', '--scale', 'hodoku'];
    const rate = TRIAL / seconds('bin/sudoku.js', ...grade, fileOf(TRIAL));
    compare(Math.round(rate * SECONDS_OF_GRADING), ...grade);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
