/** Full grids to dig puzzles from. */
import { bitsOf, countBits, isSingle } from '../core/bits.js';
import { Board, EMPTY } from '../core/board.js';
import { perShape } from '../core/caches.js';
import { placesAt } from '../core/candidates.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Candidate, Geometry } from '../core/geometry.js';
import { boardOf, type Puzzle } from '../core/puzzle.js';
import { ShapeEngine } from '../search/any-shape.js';
import { type CUT, type DONE, type Engine, FOUND } from '../search/engine.js';
import { nextWithin } from '../search/search.js';
import { below, permutation, type Random, shuffle } from './random.js';

/** The digit of every cell. */
export type Grid = Int8Array;

/** Each row is the one above moved on by a box, or by one more cell where a band begins. */
export function canonicalGrid({ size, boxRows, boxColumns, cells }: Geometry): Grid {
  return Int8Array.from({ length: cells }, (_, cell) => {
    const row = Math.floor(cell / size);
    return ((row % boxRows) * boxColumns + Math.floor(row / boxRows) + (cell % size)) % size;
  });
}

/** A grid with bands, rows within bands, stacks, columns within stacks and values exchanged, and turned over half the time. */
function exchange(geometry: Geometry, grid: Grid, random: Random): Grid {
  const { size, boxRows, boxColumns, cells } = geometry;
  const rows = lines(size, boxRows, random);
  const columns = lines(size, boxColumns, random);
  const values = permutation(size, random);
  const turned = boxRows === boxColumns && random() < 0.5;
  return Int8Array.from({ length: cells }, (_, cell) => {
    const row = rows[Math.floor(cell / size)]!;
    const column = columns[cell % size]!;
    return values[grid[turned ? column * size + row : row * size + column]!]!;
  });
}

/** A random order of the rows or columns of a grid: groups of `width` stay together. */
const lines = (size: number, width: number, random: Random): number[] =>
  permutation(size / width, random).flatMap((group) => permutation(width, random).map((line) => group * width + line));

/** Makes full grids, one a call. Throws OutOfTime when the clock does. */
export type Filler = (random: Random, clock?: Clock) => Grid;

export const FILLS = ['random', 'canonical'] as const;
export type Fill = (typeof FILLS)[number];

/** By random search, or by exchanges in the canonical grid. */
export function fillerOf(geometry: Geometry, fill: Fill): Filler {
  if (fill === 'random') return geometry.isPlain ? randomFiller(geometry) : variantFiller(geometry);
  const canonical = canonicalGrid(geometry);
  return (random) => exchange(geometry, canonical, random);
}

/** Wrong turns after which a search begins anew: the time of a single one has a heavy tail, that of short ones has not. */
const PATIENCE = 500;

const randomFiller = perShape((geometry): Filler => {
  const boards = [new Board(geometry)];
  const blank = new Board(geometry);
  return (random, clock = unlimited) => {
    for (;;) {
      const board = boards[0]!.assign(blank);
      fillDiagonal(board, random);
      const full = carryOn(board, 1, { boards, random, clock, left: PATIENCE });
      if (full) return Int8Array.from(full.values);
    }
  };
});

const variantFiller =
  (geometry: Geometry): Filler =>
  (random, clock) => {
    const grid = randomGrid(geometry, random, Infinity, clock);
    if (typeof grid === 'number') throw new RangeError('no grid keeps all the rules');
    return grid;
  };

/** An engine for each shape, which supposes at random. */
const engines = perShape((geometry) => {
  let draw: Random;
  const engine = new ShapeEngine(geometry, (left) => bitsOf(left)[below(draw, countBits(left))]!);
  return (random: Random): Engine => {
    draw = random;
    return engine;
  };
});

/**
 * A full grid of any rules, which may leave few: a search that learns from its wrong turns finds it. DONE where there is
 * none, CUT where so many guesses found none. Throws OutOfTime when the clock does.
 */
export function randomGrid(
  geometry: Geometry,
  random: Random,
  guesses: number,
  clock = unlimited,
): Grid | typeof DONE | typeof CUT {
  const engine = engines(geometry)(random);
  const grid = new Int8Array(geometry.cells).fill(EMPTY);
  // Digits can be renamed: if there is any grid, there is one with this row.
  grid.set(permutation(geometry.size, random));
  engine.start(grid);
  const outcome = nextWithin(engine, guesses, clock);
  if (outcome !== FOUND) return outcome;
  engine.write(grid, 0, 0);
  return grid;
}

/** A full grid, taken at random, with the values of a puzzle that has a solution; undefined if none is found soon. */
export function complete(puzzle: Puzzle, random: Random, clock = unlimited): Grid | undefined {
  const full = carryOn(boardOf(puzzle), 0, { boards: [], random, clock, left: PATIENCE });
  return full && Int8Array.from(full.values);
}

/** Fills the boxes of the diagonal, which do not see each other. */
function fillDiagonal(board: Board, random: Random): void {
  const { geometry } = board;
  const { boxRows, boxColumns, size } = geometry;
  for (let index = 0; index < Math.min(boxRows, boxColumns); index++) {
    const box = geometry.houseOf('box', index * boxRows * size + index * boxColumns);
    for (const [slot, digit] of permutation(size, random).entries()) board.place(geometry.cellAt(box, slot), digit);
  }
}

interface Attempt {
  /** One to work on for each guess that stands. */
  readonly boards: Board[];
  readonly random: Random;
  readonly clock: Clock;
  /** Wrong turns that may still be taken. */
  left: number;
}

/** Fills the rest of a board; undefined if that cannot be done, or not with so few wrong turns. Uses the board up. */
function carryOn(board: Board, depth: number, attempt: Attempt): Board | undefined {
  attempt.clock();
  const { geometry } = board;
  const tightest = placeSingles(board, attempt.random);
  if (board.unsolved === 0) return board;
  const next = (attempt.boards[depth] ??= new Board(geometry));
  for (const candidate of shuffle(alternatives(board, tightest), attempt.random)) {
    next.assign(board).place(geometry.cellOf(candidate), geometry.digitOf(candidate));
    const full = carryOn(next, depth + 1, attempt);
    if (full || attempt.left-- < 0) return full;
  }
  return undefined;
}

/**
 * A choice to be made: the digit of a cell (below `cells`) or the place of a digit in a house (at `house * size + digit`
 * above that).
 */
type Choice = number;

const DEAD_END = -1;

/** Places what has one way only, round and round from a random start; then tells the tightest choice that is left. */
export function placeSingles(board: Board, random: Random): Choice {
  const { geometry, digits, slots, values } = board;
  const { size, cells, houses } = geometry;
  const all = cells + houses * size;
  let choice = below(random, all);
  for (let left = all; left > 0; left--) {
    const ways = choice < cells ? digits[choice]! : slots[choice - cells]!;
    if (isSingle(ways)) {
      const [candidate] = alternatives(board, choice);
      board.place(geometry.cellOf(candidate!), geometry.digitOf(candidate!));
      left = all + 1;
    } else if (ways === 0 && choice < cells && values[choice] === EMPTY) return DEAD_END;
    choice = choice + 1 < all ? choice + 1 : 0;
  }
  return tightestFrom(choice, board);
}

/** The first choice with the fewest ways, two at least, from a place on and round to it again. */
function tightestFrom(start: Choice, { geometry, digits, slots }: Board): Choice {
  const { size, cells, houses } = geometry;
  const all = cells + houses * size;
  let tightest = DEAD_END;
  let fewest = Infinity;
  for (let i = 0, choice = start; i < all && fewest > 2; i++, choice = choice + 1 < all ? choice + 1 : 0) {
    const count = countBits(choice < cells ? digits[choice]! : slots[choice - cells]!);
    if (count === 0 || count >= fewest) continue;
    fewest = count;
    tightest = choice;
  }
  return tightest;
}

/** The candidates among which a choice is; none at a dead end. */
function alternatives({ geometry, digits, slots }: Board, choice: Choice): Candidate[] {
  if (choice === DEAD_END) return [];
  if (choice < geometry.cells) return bitsOf(digits[choice]!).map((digit) => geometry.candidate(choice, digit));
  const index = choice - geometry.cells;
  const house = Math.floor(index / geometry.size);
  return placesAt(geometry, house, slots[index]!, index % geometry.size);
}
