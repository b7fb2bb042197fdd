/** Full grids that nearly obey the rules of a puzzle: its solution, and this with two digits, rows or columns exchanged. */

import { cellsText } from '../../src/core/cells-text.js';
import { Geometry } from '../../src/core/geometry.js';
import { readPuzzle } from '../../src/formats/read.js';
import { neighbours } from '../../src/rules/relation.js';
import { search } from '../../src/search/search.js';
import { withRules } from '../../src/variants/rules.js';
import { gridOf } from '../constraints/grids.js';
import { linesOf } from '../constraints/own-puzzles.js';

export interface Sample {
  readonly geometry: Geometry;
  readonly values: Int8Array;
  /** True if the search, which knows no definitions, accepts the grid. */
  readonly isAccepted: boolean;
}

const SMALL = '.'.repeat(16);
const SIGNS = ['=', '!=', '<=', '>='];

/** Returns puzzles whose only clue is a limit of a sum. */
const limited = (kind: string, cells: string, cell: string): string[] => [
  ...['<5', '<=4', '>5', '>=6', '%3', '%4'].map((limit) => `${SMALL} ${kind}=${limit}:${cells}`),
  `${SMALL} ${kind}=%2:${cell}`,
];

/** Puzzles in which a single clue decides, for kinds whose fixtures do not break each part of the rule alone. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  x: [withOneDiagonal()],
  windoku: [`${SMALL} windoku`],
  'all-white-dots': [withoutOneDot()],
  letters: [`${SMALL} letters=AB:r1c1/r2c3`],
  'all-xv': [withoutOne(10, 'all-xv')],
  'all-x': [withoutOne(10, 'all-x')],
  'all-v': [withoutOne(5, 'all-v')],
  'killer-cage': [`${SMALL} killer-cage=r1c1r2c2r3c3r4c4`, ...limited('killer-cage', 'r1c1r2c2', 'r1c1')],
  sum: limited('sum', 'r1c1r2c2', 'r1c1'),
  'little-killer': limited('little-killer', 'r0c2r1c3', 'r0c3r1c4'),
  product: [4, 6, 8].map((product) => `${SMALL} product=${product}:r1c1r2c2r1c3`),
  'grey-dot': ['', '1:', '2:', '3:', '4:'].map((number) => `${SMALL} grey-dot=${number}r1c1r1c2`),
  'between-line': [`${SMALL} between-line=r1c1r3c2r4c4`],
  lockout: [`${SMALL} lockout=1:r1c1r3c2r4c4`],
  'numbered-room': [`${SMALL} numbered-room=2:r1c0`],
  relation: SIGNS.flatMap((sign) =>
    [`difference${sign}2`, `sum${sign}5`, `product${sign}6`, `ratio${sign}2`].map(
      (text) => `${SMALL} relation=${text}:r1c1r1c2`,
    ),
  ),
};

/** All full grids of 4×4. */
const all = search({ geometry: Geometry.ofSize(4), values: new Int8Array(16).fill(-1) }, { limit: 1000 }).solutions;

/** Returns a full grid of 6×6 that shows all its fives and tens but one of them. */
function withoutOne(missing: number, rule: string): string {
  const grid = gridOf(Geometry.ofSize(6), 'tens');
  const sums = neighbours(6).map(([a, b]) => ({ cells: [a, b], sum: grid[a]! + grid[b]! + 2 }));
  const shown = sums.filter(({ sum }) => sum === 5 || sum === 10);
  const one = shown.findIndex(({ sum }) => sum === missing);
  const clues = shown.toSpliced(one, 1).map(({ cells, sum }) => `${sum}:${cellsText(cells, 6)}`);
  return `${grid.map((digit) => digit + 1).join('')} ${rule} xv=${clues.join(';')}`;
}

/** Returns a full grid of 6×6 that shows all white dots but one. */
function withoutOneDot(): string {
  const grid = gridOf(Geometry.ofSize(6), 'dots');
  const shown = neighbours(6).filter(([a, b]) => Math.abs(grid[a]! - grid[b]!) === 1);
  const clues = shown.slice(1).map((cells) => cellsText(cells, 6));
  return `${grid.map((digit) => digit + 1).join('')} all-white-dots white-dot=${clues.join(';')}`;
}

/** Returns a full grid of 6×6 whose first diagonal has different digits, and whose second has not. */
function withOneDiagonal(): string {
  const diagonal = Array.from({ length: 6 }, (_, at) => 7 * at);
  const geometry = withRules(Geometry.ofSize(6), { pairs: [cellsText(diagonal, 6)] });
  const { solutions } = search({ geometry, values: new Int8Array(36).fill(-1) }, { limit: 20 });
  const found = solutions.find((values) => new Set(diagonal.map((_, at) => values[5 * at + 5])).size < 6)!;
  return `${Array.from(found)
    .map((digit) => digit + 1)
    .join('')} x`;
}

/** Returns grids for the fixtures of a kind, or the first of them, all of 4×4 for those of this size. */
export const samplesOf = (kind: string, most?: number): Sample[] =>
  [...linesOf(kind), ...(MORE[kind] ?? [])].slice(0, most).flatMap((line) => {
    const { puzzle } = readPuzzle(line);
    const { geometry } = puzzle;
    const [solution] = search(puzzle, { limit: 1 }).solutions;
    const isSmall = geometry.size === 4 && geometry.tiling === 'boxes';
    return (isSmall ? all : grids(solution ?? puzzle.values, geometry)).map((values) => ({
      geometry,
      values: Int8Array.from(values),
      isAccepted: search({ geometry, values }).solutions.length > 0,
    }));
  });

function grids(solution: ArrayLike<number>, { size, boxRows, boxColumns }: Geometry): Int8Array[] {
  const pairs = Array.from({ length: size }, (_, a) => a).flatMap((a) =>
    Array.from({ length: size - a - 1 }, (_, b) => [a, a + b + 1] as const),
  );
  const exchanged = (at: number, a: number, b: number): number => (at === a ? b : at === b ? a : at);
  const made = (from: (row: number, column: number) => number): Int8Array =>
    Int8Array.from({ length: size * size }, (_, cell) => from(Math.floor(cell / size), cell % size));
  const at = (row: number, column: number): number => solution[row * size + column]!;
  return [
    made(at),
    ...pairs.map(([a, b]) => made((row, column) => exchanged(at(row, column), a, b))),
    ...pairs
      .filter(([a, b]) => Math.floor(a / boxRows) === Math.floor(b / boxRows))
      .map(([a, b]) => made((row, column) => at(exchanged(row, a, b), column))),
    ...pairs
      .filter(([a, b]) => Math.floor(a / boxColumns) === Math.floor(b / boxColumns))
      .map(([a, b]) => made((row, column) => at(row, exchanged(column, a, b)))),
  ];
}
