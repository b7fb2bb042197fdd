/** The program as a whole: wall time, memory, and what more jobs are worth. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heading, median, puzzlesIn, ratio, row } from './measure.js';

const NINE_BY_NINE = 81;
/** Threads warm up apart, each for some seconds of grading: two are worth as much only where there is more to do. */
const SOLVES = 400_000;
const GRADES = 20_000;

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
  const [many, some] = [join(folder, 'many.txt'), join(folder, 'some.txt')];
  const lines = files.flatMap(puzzlesIn).filter(({ length }) => length === NINE_BY_NINE);
  const repeat = (count: number): string =>
    Array.from({ length: count }, (_, i) => `${lines[i % lines.length]}\n`).join('');
  writeFileSync(many, repeat(SOLVES));
  writeFileSync(some, repeat(GRADES));
  try {
    heading('Start, milliseconds', 'wall', 'ratio');
    const [node, version] = [often('-e', '0'), often('bin/sudoku.js', '--version')];
    row('node -e 0', node * 1000, '');
    row('sudoku --version', version * 1000, ratio(version, node));
    heading('Batches, puzzles a wall second', '1 job', '2 jobs', 'ratio');
    for (const [name, count, args] of [
      ['solve', SOLVES, ['solve', many]],
      ['grade --scale hodoku', GRADES, ['grade', '--scale', 'hodoku', '--json', some]],
    ] as const) {
      const [one, two] = ['1', '2'].map((jobs) => count / seconds('bin/sudoku.js', ...args, '--jobs', jobs));
      row(name, one!, two!, ratio(two!, one!));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
