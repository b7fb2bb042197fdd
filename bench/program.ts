/** Measures the program as a whole: wall time, memory, and the gain of more jobs. */
import { spawnSync } from 'node:child_process';
import { cpuSecondsOf, heading, inFolder, median, ratio, repeated, row } from './measure.js';

const SOLVES = 400_000;
/**
 * The number of puzzles. Each thread warms up separately for seconds, so the gain of two threads shows only with more
 * work.
 */
const TRIAL = 10_000;
const SECONDS_OF_GRADING = 45;

/** Returns the wall seconds of a run of node. */
function seconds(...args: readonly string[]): number {
  const started = performance.now();
  const { status, error } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (error || status === 2) throw error ?? new Error(`node ${args.join(' ')} ended with ${status}`);
  return (performance.now() - started) / 1000;
}

/**
 * Returns the CPU milliseconds of each run, `rounds` times. The runs take turns, so that none has all the quiet times.
 */
function alternate(runs: readonly (readonly string[])[], rounds: number): number[][] {
  const taken: number[][] = runs.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, run] of runs.entries()) taken[i]!.push(1000 * cpuSecondsOf(run));
  return taken;
}

const ALTERNATING_RUNS = 15;

/** Measures commands on one puzzle against a program that does nothing. */
export function benchStart(puzzle: string): void {
  const commands = [['--version'], ['--help'], ['solve', puzzle], ['grade', puzzle], ['hint', puzzle]];
  const runs = [
    ['-e', '0'],
    ...[...commands, ['solve', '--explain', puzzle]].map((words) => ['bin/sudoku.js', ...words]),
  ];
  const taken = alternate(runs, ALTERNATING_RUNS);
  const nothing = median(taken[0]!);
  heading('Start, one puzzle, CPU milliseconds', 'median', 'ratio');
  for (const [i, [first, ...words]] of runs.entries()) {
    const name = `${i > 0 ? 'sudoku' : `node ${first}`} ${words.filter((word) => word !== puzzle).join(' ')}`;
    row(name, median(taken[i]!), ratio(median(taken[i]!), nothing));
  }
}

/** A fixed loop of integer work, whose time makes figures of different machines comparable. */
const CALIBRATION = `(() => {
  let x = 1;
  for (let i = 0; i < 5e8; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
  return x;
})()`;

/** Measures whole runs of the program that grade few and many puzzles on HoDoKu's scale. */
export async function benchRuns(file: string): Promise<void> {
  await inFolder((folder) => {
    const grade = ['bin/sudoku.js', 'grade', '--scale', 'hodoku', '--json', '--jobs', '1'];
    const runs = [
      ['calibration: 5e8 rounds of a loop', '-e', CALIBRATION],
      ...[1000, 8000].map((count) => [`HoDoKu's scale, ${count} puzzles`, ...grade, repeated(folder, [file], count)]),
    ];
    const taken = alternate(
      runs.map(([, ...args]) => args),
      RUNS_OF_MANY,
    );
    heading('Whole runs, CPU milliseconds', 'median');
    for (const [i, [name]] of runs.entries()) row(name!, median(taken[i]!));
  });
}

const RUNS_OF_MANY = 3;

export async function benchProgram(files: readonly string[]): Promise<void> {
  await inFolder((folder) => {
    const compare = (count: number, ...args: readonly string[]): void => {
      const file = repeated(folder, files, count);
      const [one, two] = ['1', '2'].map((jobs) => count / seconds('bin/sudoku.js', ...args, file, '--jobs', jobs));
      row(`${args.join(' ')}, ${count}`, one!, two!, ratio(two!, one!));
    };
    heading('Batches, puzzles a wall second', '1 job', '2 jobs', 'ratio');
    compare(SOLVES, 'solve');
    const grade = ['grade', '--scale', 'hodoku'];
    const rate = TRIAL / seconds('bin/sudoku.js', ...grade, repeated(folder, files, TRIAL));
    compare(Math.round(rate * SECONDS_OF_GRADING), ...grade);
  });
}
