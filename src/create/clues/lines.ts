/**
 * Lines that are read off a full grid. They grow at random, cell by cell, and are kept where their digits have a clue. No
 * two of a puzzle share a cell or cross each other.
 */
import type { Statement } from '../../core/constraint.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import { constraintOf } from '../../variants/names.js';
import type { Grid } from '../fill.js';
import { below, type Random } from '../random.js';
import type { Filled, Of } from './reading.js';

/** Lines grown for each kind. */
const GROWN = 4000;
/** The influence of chance on which lines are taken, in cells: the longest come first without it. */
const CHANCE = 8;
/** The share of the cells that lines cover at most. */
const COVERED = 0.45;

/** Returns clues on lines of all kinds. The kinds take turns, so that each has room. `amount` is a part of the most. */
export function readLines(
  { geometry, grid }: Filled,
  wishes: readonly Of<'lines'>[],
  amount: number,
  random: Random,
): Statement[] {
  const taken = new Taken(geometry.size);
  for (const { kind, lists } of geometry.layout.statements ?? [])
    if (isLine(kind)) for (const list of lists) taken.add(list);
  const found = wishes.map((wish) => ({ wish, lines: grownLines(geometry, grid, wish, random) }));
  const clues: Statement[] = [];
  let isGrowing = true;
  while (isGrowing && taken.count < amount * COVERED * geometry.cells) {
    isGrowing = false;
    for (const { wish, lines } of found) {
      const next = lines.find(({ cells }) => taken.isFree(cells));
      if (!next) continue;
      isGrowing = true;
      taken.add(next.cells);
      const { constraint, readOff } = wish;
      const lists = readOff.lists?.(next.cells) ?? [next.cells];
      clues.push({ kind: constraint.id, ...(next.value !== true && { value: next.value }), lists });
    }
  }
  return clues;
}

const isLine = (kind: string): boolean => {
  const { readOff } = constraintOf(kind) ?? {};
  return readOff !== undefined && 'lines' in readOff;
};

/** A line with a clue: its number, or true. */
interface Grown {
  readonly cells: readonly Cell[];
  readonly value: number | true;
}

/** Returns lines with clues, long ones rather first. */
function grownLines(geometry: Geometry, grid: Grid, { readOff: reading, sizes }: Of<'lines'>, random: Random): Grown[] {
  const { size, numbers } = geometry;
  const regions = regionsOf(geometry);
  const least = Math.max(sizes?.least ?? reading.length[0], reading.length[0]);
  const most = Math.min(sizes?.most ?? reading.length[1], size * size);
  const around = touchingCells(size);
  const found: { line: Grown; rank: number }[] = [];
  for (let tried = 0; tried < GROWN; tried++) {
    const cells: Cell[] = [below(random, grid.length)];
    const digits = [numbers[grid[cells[0]!]!]!];
    const tiles = [regions[cells[0]!]];
    let longest: Grown | undefined;
    while (cells.length < most) {
      const next = nextOf(cells, around, size, random);
      if (next === undefined) break;
      cells.push(next);
      digits.push(numbers[grid[next]!]!);
      tiles.push(regions[next]);
      if (cells.length < reading.length[0]) continue;
      const value = reading.lines(digits, size, tiles, numbers);
      if (value === false && reading.growsTrue) break;
      if (value !== false && cells.length >= least) longest = { cells: [...cells], value };
    }
    if (longest) found.push({ line: longest, rank: longest.cells.length + CHANCE * random() });
  }
  return found.sort((a, b) => b.rank - a.rank).map(({ line }) => line);
}

const regionsOf = (geometry: Geometry): readonly (number | undefined)[] =>
  Array.from({ length: geometry.cells }, (_, cell) =>
    geometry.tiling === 'none' ? undefined : geometry.indexOf(geometry.houseOf('box', cell)),
  );

/** Returns the cells that have a side or a corner in common with each cell. */
const touchingCells = (size: number): Cell[][] =>
  Array.from({ length: size * size }, (_, cell) =>
    [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].flatMap((right) => {
        const [row, column] = [Math.floor(cell / size) + down, (cell % size) + right];
        const isInside = row >= 0 && row < size && column >= 0 && column < size;
        return isInside && (down !== 0 || right !== 0) ? [row * size + column] : [];
      }),
    ),
  );

/** The share of steps over a side, not over a corner. */
const STRAIGHT = 0.65;

/**
 * Returns a cell at random with which a line can go on without a loop and without crossing itself. After a turn it goes
 * straight on, so that one can see where it runs.
 */
function nextOf(
  line: readonly Cell[],
  around: readonly (readonly Cell[])[],
  size: number,
  random: Random,
): Cell | undefined {
  const last = line.at(-1)!;
  const straight = hasTurned(line) ? 2 * last - line.at(-2)! : undefined;
  const open = around[last]!.filter(
    (cell) => (straight === undefined || cell === straight) && !line.includes(cell) && !crosses(line, last, cell, size),
  );
  const isSide = (cell: Cell): boolean => !isSlanted(last, cell, size);
  const wanted = random() < STRAIGHT ? open.filter(isSide) : open;
  const all = wanted.length > 0 ? wanted : open;
  return all[below(random, all.length)];
}

/** True if the last step of a line goes another way than the one before. */
function hasTurned(line: readonly Cell[]): boolean {
  const [a, b, c] = line.slice(-3) as [Cell, Cell, Cell];
  return line.length > 2 && c - b !== b - a;
}

const isSlanted = (a: Cell, b: Cell, size: number): boolean => a % size !== b % size && Math.abs(a - b) !== 1;

/** Returns the other two of the four cells round the point over which a slanted step goes. */
const besideStep = (a: Cell, b: Cell, size: number): readonly [Cell, Cell] => [
  Math.floor(a / size) * size + (b % size),
  Math.floor(b / size) * size + (a % size),
];

/** True if a slanted step goes over one of a line. */
function crosses(line: readonly Cell[], from: Cell, to: Cell, size: number): boolean {
  if (!isSlanted(from, to, size)) return false;
  const [a, b] = besideStep(from, to, size).map((cell) => line.indexOf(cell));
  return a! >= 0 && b! >= 0 && Math.abs(a! - b!) === 1;
}

/** The cells and slanted steps of lines that are taken. */
class Taken {
  private readonly cells = new Set<Cell>();
  private readonly steps = new Set<string>();

  constructor(private readonly size: number) {}

  /** The number of cells. */
  get count(): number {
    return this.cells.size;
  }

  isFree(line: readonly Cell[]): boolean {
    const crossed = this.slanted(line).map(([a, b]) => keyOf(...besideStep(a, b, this.size)));
    return !line.some((cell) => this.cells.has(cell)) && !crossed.some((step) => this.steps.has(step));
  }

  add(line: readonly Cell[]): void {
    for (const cell of line) this.cells.add(cell);
    for (const step of this.slanted(line)) this.steps.add(keyOf(...step));
  }

  private slanted(line: readonly Cell[]): [Cell, Cell][] {
    const steps = line.slice(1).map((cell, at): [Cell, Cell] => [line[at]!, cell]);
    return steps.filter(([a, b]) => isSlanted(a, b, this.size));
  }
}

const keyOf = (a: Cell, b: Cell): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
