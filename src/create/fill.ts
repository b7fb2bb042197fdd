/** Makes full grids from which puzzles are dug. */

import { bitsOf, countBits, isSingle } from '../core/bits.js';
import { Board } from '../core/board.js';
import { boardOf } from '../core/board-of.js';
import { placesAt } from '../core/candidates.js';
import { type Clock, unlimited } from '../core/clock.js';
import { frozen } from '../core/frozen.js';
import type { Candidate, Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { ShapeEngine } from '../search/any-shape.js';
import { type CUT, type DONE, type Engine, FOUND } from '../search/engine.js';
import { nextWithin } from '../search/search.js';
import { below, permutation, type Random, shuffle } from './random.js';

/** The digit of every cell. */
export type Grid = Int8Array;

/**
 * Returns the grid in which each row is the one above shifted by a box, and by one more cell at the start of a band.
 */
export function canonicalGrid({ size, boxRows, boxColumns, cells }: Geometry): Grid {
  return Int8Array.from({ length: cells }, (_, cell) => {
    const row = Math.floor(cell / size);
    return ((row % boxRows) * boxColumns + Math.floor(row / boxRows) + (cell % size)) % size;
  });
}

/**
 * Permutes bands, rows within bands, stacks, columns within stacks and values at random, and transposes half of the
 * grids.
 */
function permute(geometry: Geometry, grid: Grid, random: Random): Grid {
  const { size, boxRows, boxColumns, cells } = geometry;
  const rows = shuffledLines(size, boxRows, random);
  const columns = shuffledLines(size, boxColumns, random);
  const values = permutation(size, random);
  const turned = boxRows === boxColumns && random() < 0.5;
  return Int8Array.from({ length: cells }, (_, cell) => {
    const row = rows[Math.floor(cell / size)]!;
    const column = columns[cell % size]!;
    return values[grid[turned ? column * size + row : row * size + column]!]!;
  });
}

/** Returns a random order of rows or columns that keeps groups of `width` together. */
const shuffledLines = (size: number, width: number, random: Random): number[] =>
  permutation(size / width, random).flatMap((group) => permutation(width, random).map((line) => group * width + line));

/** Makes a full grid. Throws OutOfTime when the clock does, and NoGrid. */
export type Filler = (random: Random, clock?: Clock) => Grid;

/** How full grids are made. */
export const FILLS = frozen(['random', 'canonical']);
/** How a full grid is made: searched at random, or the regular one of the shape with its lines and digits exchanged. */
export type Fill = (typeof FILLS)[number];

/** Returns the filler of a kind: random search, or permutations of the canonical grid. */
export function fillerOf(geometry: Geometry, fill: Fill): Filler {
  if (fill === 'random') return geometry.isPlain ? geometry.memo(randomFiller) : variantFiller(geometry);
  const canonical = canonicalGrid(geometry);
  return (random) => permute(geometry, canonical, random);
}

/** Dead ends after which a search restarts. A single long search sometimes takes very long; many short ones do not. */
const MOST_DEAD_ENDS = 500;

function randomFiller(geometry: Geometry): Filler {
  const boards = [new Board(geometry)];
  const blank = new Board(geometry);
  return (random, clock = unlimited) => {
    for (;;) {
      const board = boards[0]!.assign(blank);
      fillDiagonal(board, random);
      const full = fillRest(board, 1, { boards, random, clock, left: MOST_DEAD_ENDS });
      if (full) return Int8Array.from(full.values);
    }
  };
}

/**
 * Thrown if no grid keeps all the rules of a variant, as a complete search has shown unless the message says otherwise.
 */
export class NoGrid extends Error {
  override readonly name = 'NoGrid';
  /** True if a complete search has shown it. */
  readonly isProved: boolean;

  constructor(message?: string) {
    super(message ?? 'no grid keeps all these rules');
    this.isProved = message === undefined;
  }
}

const variantFiller =
  (geometry: Geometry): Filler =>
  (random, clock) => {
    const grid = randomGrid(geometry, random, Infinity, clock);
    if (typeof grid === 'number') throw new NoGrid();
    return grid;
  };

/** The engine of each shape, which guesses at random. */
function randomEngine(geometry: Geometry): (random: Random) => Engine {
  let draw: Random;
  const engine = new ShapeEngine(geometry, (ways) => bitsOf(ways)[below(draw, countBits(ways))]!);
  return (random) => {
    draw = random;
    return engine;
  };
}

/**
 * Finds a full grid under any rules by a search that learns from its dead ends, since some rules leave few grids.
 * Returns DONE if there is none, CUT if none was found within `guesses`. Throws OutOfTime when the clock does.
 */
export function randomGrid(
  geometry: Geometry,
  random: Random,
  guesses: number,
  clock = unlimited,
): Grid | typeof DONE | typeof CUT {
  const engine = geometry.memo(randomEngine)(random);
  const grid = new Int8Array(geometry.cells).fill(EMPTY);
  // If digits can be renamed and there is any grid, there is one with this row.
  if (geometry.isBlind) grid.set(permutation(geometry.size, random));
  return filledBy(engine, grid, guesses, clock);
}

/** Completes a grid; DONE if there is no way to, CUT if none was found within `guesses`. */
function filledBy(engine: Engine, grid: Grid, guesses: number, clock: Clock): Grid | typeof DONE | typeof CUT {
  engine.start(grid);
  const outcome = nextWithin(engine, guesses, clock);
  if (outcome !== FOUND) return outcome;
  engine.write(grid, 0, 0);
  return grid;
}

/** Completes a solvable puzzle at random. Returns undefined if no grid is found soon. */
export function complete(puzzle: Puzzle, random: Random, clock = unlimited): Grid | undefined {
  const { geometry, values } = puzzle;
  // A board follows no rules about several cells.
  if (geometry.rules.length > 0) {
    const full = filledBy(geometry.memo(randomEngine)(random), Int8Array.from(values), MOST_DEAD_ENDS, clock);
    return typeof full === 'number' ? undefined : full;
  }
  const full = fillRest(boardOf(puzzle), 0, { boards: [], random, clock, left: MOST_DEAD_ENDS });
  return full && Int8Array.from(full.values);
}

/** Fills the boxes on the diagonal, which share no row or column. */
function fillDiagonal(board: Board, random: Random): void {
  const { geometry } = board;
  const { boxRows, boxColumns, size } = geometry;
  for (let index = 0; index < Math.min(boxRows, boxColumns); index++) {
    const box = geometry.houseOf('box', index * boxRows * size + index * boxColumns);
    for (const [slot, digit] of permutation(size, random).entries()) board.place(geometry.cellAt(box, slot), digit);
  }
}

interface Attempt {
  /** A board for each pending guess, reused between attempts. */
  readonly boards: Board[];
  readonly random: Random;
  readonly clock: Clock;
  /** Dead ends that are still allowed. */
  left: number;
}

/** Fills the rest of a board; undefined if there is no grid, or too many dead ends. Overwrites the board. */
function fillRest(board: Board, depth: number, attempt: Attempt): Board | undefined {
  attempt.clock();
  const { geometry } = board;
  const tightest = placeSingles(board, attempt.random);
  if (board.unsolved === 0) return board;
  const next = (attempt.boards[depth] ??= new Board(geometry));
  for (const candidate of shuffle(alternatives(board, tightest), attempt.random)) {
    next.assign(board).place(geometry.cellOf(candidate), geometry.digitOf(candidate));
    const full = fillRest(next, depth + 1, attempt);
    if (full || attempt.left-- < 0) return full;
  }
  return undefined;
}

/**
 * A choice: the digit of a cell (below `cells`), or the place of a digit in a house (at `cells + house * size +
 * digit`).
 */
type Choice = number;

const DEAD_END = -1;

/** Places singles, cycling through all choices from a random start. Returns the tightest choice that is left. */
export function placeSingles(board: Board, random: Random): Choice {
  const { geometry, digits, slots, values } = board;
  const { size, cells, houses } = geometry;
  const all = cells + houses * size;
  let choice = below(random, all);
  for (let choicesLeft = all; choicesLeft > 0; choicesLeft--) {
    const ways = choice < cells ? digits[choice]! : slots[choice - cells]!;
    if (isSingle(ways)) {
      const [candidate] = alternatives(board, choice);
      board.place(geometry.cellOf(candidate!), geometry.digitOf(candidate!));
      choicesLeft = all + 1;
    } else if (ways === 0 && choice < cells && values[choice] === EMPTY) return DEAD_END;
    choice = choice + 1 < all ? choice + 1 : 0;
  }
  return tightestFrom(choice, board);
}

/** Returns the first choice with the fewest alternatives, at least two, cycling from `start`. */
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

/** Returns the candidates of a choice; none at a dead end. */
function alternatives({ geometry, digits, slots }: Board, choice: Choice): Candidate[] {
  if (choice === DEAD_END) return [];
  if (choice < geometry.cells) return bitsOf(digits[choice]!).map((digit) => geometry.candidate(choice, digit));
  const index = choice - geometry.cells;
  const house = Math.floor(index / geometry.size);
  return placesAt(geometry, house, slots[index]!, index % geometry.size);
}
