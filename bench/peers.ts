/** Solvers that others have published on npm, if they are installed in `bench/peers`. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface Peer {
  readonly name: string;
  /** Solves a line of 81 symbols. */
  readonly solve: (line: string) => void;
}

const load = createRequire(join(process.cwd(), 'bench/peers/package.json'));

const digitsOf = (line: string, empty: number | null, first: number): (number | null)[] =>
  Array.from(line, (symbol) => (symbol === '.' || symbol === '0' ? empty : Number(symbol) - 1 + first));

/** How each is asked for the solution. What is declared of them here is what is used. */
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

/** Those that are installed. */
export async function peers(): Promise<readonly Peer[]> {
  const found: Peer[] = [];
  for (const [name, prepare] of known)
    try {
      found.push({ name, solve: prepare() });
    } catch {
      console.log(`  (${name} is not installed: npm install --prefix bench/peers)`);
    }
  return found;
}
