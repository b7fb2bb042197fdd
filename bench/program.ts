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

/** CPU milliseconds of a run of node, as bash tells them: node hears nothing of what its children take. */
function milliseconds(...args: readonly string[]): number {
  const script = 'TIMEFORMAT="%U %S"; time "$@" >/dev/null 2>&1';
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', process.execPath, ...args], { encoding: 'utf8' });
  const [user, system] = stderr.trim().split(' ').map(Number);
  return (user! + system!) * 1000;
}

const ALTERNATING_RUNS = 15;

/** What one puzzle takes, beside a program that does nothing. Runs take turns, so that none has the quiet times to itself. */
export function benchStart(puzzle: string): void {
  const commands = [['--version'], ['--help'], ['solve', puzzle], ['grade', puzzle], ['hint', puzzle]];
  const runs = [
    ['-e', '0'],
    ...[...commands, ['solve', '--explain', puzzle]].map((words) => ['bin/sudoku.js', ...words]),
  ];
  const taken: number[][] = runs.map(() => []);
  for (let round = 0; round < ALTERNATING_RUNS; round++)
    for (const [i, run] of runs.entries()) taken[i]!.push(milliseconds(...run));
  const nothing = median(taken[0]!);
  heading('Start, one puzzle, CPU milliseconds', 'median', 'ratio');
  for (const [i, [first, ...words]] of runs.entries()) {
    const name = `${i > 0 ? 'sudoku' : `node ${first}`} ${words.filter((word) => word !== puzzle).join(' ')}`;
    row(name, median(taken[i]!), ratio(median(taken[i]!), nothing));
  }
}

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
    heading('Batches, puzzles a wall second', '1 job', '2 jobs', 'ratio');
    compare(SOLVES, 'solve');
    const grade = ['grade', '--scale', 'hodoku'];
    const rate = TRIAL / seconds('bin/sudoku.js', ...grade, fileOf(TRIAL));
    compare(Math.round(rate * SECONDS_OF_GRADING), ...grade);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
