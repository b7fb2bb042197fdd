/**
 * Solvers published on npm by others, if they are installed in `bench/peers`. Each runs on a thread of its own, since
 * some take minutes on hard puzzles.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { cpuSeconds } from './measure.js';

const load = createRequire(join(process.cwd(), 'bench/peers/package.json'));

const digitsOf = (line: string, empty: number | null, first: number): (number | null)[] =>
  Array.from(line, (symbol) => (symbol === '.' || symbol === '0' ? empty : Number(symbol) - 1 + first));

/** The other solvers and the call that solves with each. The types declare only what the calls use. */
const known: readonly (readonly [string, () => (line: string) => void])[] = [
  [
    'qqwing',
    () => {
      const QQWing: new () => { setPuzzle(digits: unknown): void; solve(): boolean } = load('qqwing');
      const solver = new QQWing();
      return (line) => {
        solver.setPuzzle(digitsOf(line, 0, 1));
        solver.solve();
      };
    },
  ],
  [
    '@algorithm.ts/sudoku',
    () => {
      type Solver = { solve(puzzle: unknown, solution: unknown): boolean };
      const { SudokuSolver }: { SudokuSolver: new (options: object) => Solver } = load('@algorithm.ts/sudoku');
      const solver = new SudokuSolver({ childMatrixWidth: 3 });
      const solution = new Array(81).fill(-1);
      return (line) => solver.solve(digitsOf(line, -1, 0), solution);
    },
  ],
  [
    'sudoku-core',
    () => {
      const { solve }: { solve(board: unknown): unknown } = load('sudoku-core');
      return (line) => solve(digitsOf(line, null, 1));
    },
  ],
  [
    'sudoku',
    () => {
      const { solvepuzzle }: { solvepuzzle(puzzle: unknown): unknown } = load('sudoku').default ?? load('sudoku');
      return (line) => solvepuzzle(digitsOf(line, null, 0));
    },
  ],
];

const WARM_UP_SECONDS = 1;
const SECONDS = 2;

interface Task {
  readonly name: string;
  readonly lines: readonly string[];
  /** The number of lines solved. */
  readonly done: Int32Array;
}

/** Returns the names of the installed solvers. */
export function peers(): readonly string[] {
  return known.flatMap(([name, prepare]) => {
    try {
      prepare();
      return [name];
    } catch {
      console.log(`  (${name} is not installed: npm install --prefix bench/peers)`);
      return [];
    }
  });
}

/**
 * Returns the lines of 81 symbols that a solver solves per CPU second, in a loop; 0 if it solves none within its time.
 */
export async function rateOfPeer(name: string, lines: readonly string[]): Promise<number> {
  const done = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(new URL(import.meta.url), { workerData: { name, lines, done } satisfies Task });
  try {
    await once(thread, 'message');
    await setTimeout(WARM_UP_SECONDS * 1000);
    const before = done[0]!;
    const started = cpuSeconds();
    await setTimeout(SECONDS * 1000);
    return (done[0]! - before) / (cpuSeconds() - started);
  } finally {
    await thread.terminate();
  }
}

if (!isMainThread) {
  const { name, lines, done } = workerData as Task;
  const [, prepare] = known.find(([own]) => own === name)!;
  const solve = prepare();
  parentPort!.postMessage('ready');
  for (;;) solve(lines[done[0]!++ % lines.length]!);
}
