/** Orders of cells: which are smaller than which, as all rules between two cells say it, and the bounds that follow. */
import { type Bits, highestBit, lowestBit } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import type { Cell, Geometry, House } from '../core/geometry.js';
import { digitsAt } from './fillings.js';
import { joinedCells } from './joined-cells.js';

/** A cell that is smaller than another, or at most as large. */
interface Step {
  readonly smaller: Cell;
  readonly larger: Cell;
  /** 1 if they differ. */
  readonly rise: 0 | 1;
}

/** The steps of a grid, and scratch memory for bounds. */
interface Orders {
  readonly steps: readonly Step[];
  /** The cells of the steps. */
  readonly cells: readonly Cell[];
  /** The bound of each cell: its least digit or, going down, how far its largest digit is from the largest of all. */
  readonly bounds: Int32Array;
  /** The cell before each one on the way to its bound; -1 if its own candidates have the bound. */
  readonly before: Int32Array;
}

/** A way through cells, each larger than the one before it or, going down, smaller. */
export interface OrderedWay {
  readonly cells: readonly Cell[];
  readonly isUp: boolean;
  /** The least digit of each cell or, going down, the largest. */
  readonly bounds: readonly number[];
}

/** A cell that is larger or, going down, smaller than each of some cells of a house. */
export interface Crowd {
  readonly cell: Cell;
  readonly others: readonly Cell[];
  readonly house: House;
  readonly isUp: boolean;
  /** The least digit of the cell or, going down, the largest. */
  readonly bound: number;
}

const ordersOf = (geometry: Geometry): Orders => geometry.memo(findOrders);

function findOrders(geometry: Geometry): Orders {
  const steps = joinedCells(geometry).flatMap(({ first, second, allowed }): Step[] => {
    const digits = allowed.flatMap((set, digit) => (set ? [{ set, digit }] : []));
    if (digits.length === 0) return [];
    const least = Math.min(...digits.map(({ set, digit }) => lowestBit(set) - digit));
    const most = Math.max(...digits.map(({ set, digit }) => highestBit(set) - digit));
    // Of equal cells, what one cannot be the other cannot: nothing of an order.
    if (least === 0 && most === 0) return [];
    return [
      ...(least >= 0 ? [{ smaller: first, larger: second, rise: least > 0 ? 1 : 0 } as const] : []),
      ...(most <= 0 ? [{ smaller: second, larger: first, rise: most < 0 ? 1 : 0 } as const] : []),
    ];
  });
  return {
    steps,
    cells: [...new Set(steps.flatMap(({ smaller, larger }) => [smaller, larger]))].sort((a, b) => a - b),
    bounds: new Int32Array(geometry.cells),
    before: new Int32Array(geometry.cells),
  };
}

/** Returns the ways on which every cell but the first has a candidate beyond its bound, long ones first: up, then down. */
export function orderedWays(board: Markup, since = -1): readonly OrderedWay[] {
  const orders = ordersOf(board.geometry);
  if (!orders.cells.some((cell) => board.cellStamps[cell]! > since)) return NONE;
  return [true, false].flatMap((isUp) => {
    if (!setBounds(board, orders, isUp)) return NONE;
    const ways = orders.cells.flatMap((end) => {
      const isEnd = orders.before[end] !== -1 && !orders.cells.some((cell) => orders.before[cell] === end);
      return isEnd ? wayTo(board.geometry, orders, end, isUp) : [];
    });
    return ways.sort((a, b) => b.cells.length - a.cells.length);
  });
}

const NONE: readonly OrderedWay[] = [];

/** Sets the bounds and the ways to them. Returns false if nothing moves, or if the orders contradict each other. */
function setBounds(board: Markup, { steps, cells, bounds, before }: Orders, isUp: boolean): boolean {
  const { size } = board.geometry;
  for (const cell of cells) {
    const set = digitsAt(board, cell);
    if (set === 0) return false;
    bounds[cell] = isUp ? lowestBit(set) : size - 1 - highestBit(set);
    before[cell] = -1;
  }
  let isMoved = false;
  for (let round = 0; ; round++) {
    let isNew = false;
    for (const { smaller, larger, rise } of steps) {
      const [from, to] = isUp ? [smaller, larger] : [larger, smaller];
      if (bounds[from]! + rise <= bounds[to]!) continue;
      bounds[to] = bounds[from]! + rise;
      before[to] = from;
      isNew = true;
    }
    if (!isNew) break;
    if (round > cells.length) return false;
    isMoved = true;
  }
  return (
    isMoved &&
    cells.every((cell) => bounds[cell]! < size && (digitsAt(board, cell) & within(size, bounds[cell]!, isUp)) !== 0)
  );
}

/** The digits that a bound leaves. */
const within = (size: number, bound: number, isUp: boolean): Bits =>
  isUp ? ((1 << size) - 1) & ~((1 << bound) - 1) : (1 << (size - bound)) - 1;

function wayTo({ size }: Geometry, { bounds, before }: Orders, end: Cell, isUp: boolean): OrderedWay {
  const cells = [end];
  while (before[cells[0]!] !== -1) cells.unshift(before[cells[0]!]!);
  const limits = cells.map((cell) => (isUp ? bounds[cell]! : size - 1 - bounds[cell]!));
  return {
    cells,
    isUp,
    bounds: limits,
  };
}

/** Returns the digits of a cell of a way that its bound leaves. */
export const keptOn = ({ bounds, isUp }: OrderedWay, at: number, size: number): Bits =>
  within(size, isUp ? bounds[at]! : size - 1 - bounds[at]!, isUp);

/** Yields the cells with a candidate beyond what the cells of a house leave that are all smaller, or all larger. */
export function* crowds(board: Markup, since = -1): Generator<Crowd, void, void> {
  for (const crowd of board.geometry.memo(findCrowds)) {
    const { cell, others, isUp } = crowd;
    if (board.cellStamps[cell]! <= since && others.every((other) => board.cellStamps[other]! <= since)) continue;
    let union = 0;
    for (const other of others) union |= digitsAt(board, other);
    // The largest of so many different digits is at least the last one of as many, from the smallest on.
    for (let left = others.length - 1; left > 0 && union; left--) union &= isUp ? union - 1 : ~(1 << highestBit(union));
    if (union === 0) continue;
    const bound = isUp ? lowestBit(union) + 1 : highestBit(union) - 1;
    if (board.digits[cell]! & ~within(board.geometry.size, isUp ? bound : board.geometry.size - 1 - bound, isUp))
      yield { ...crowd, bound };
  }
}

/** The cells of each house that are all smaller, or all larger, than a cell: two or more, the most first. */
function findCrowds(geometry: Geometry): Omit<Crowd, 'bound'>[] {
  const { steps, cells } = ordersOf(geometry);
  const strict = steps.filter(({ rise }) => rise === 1);
  const found = cells.flatMap((cell) =>
    [true, false].flatMap((isUp) => {
      const beyond = strict.flatMap(({ smaller, larger }) =>
        isUp ? (larger === cell ? smaller : []) : smaller === cell ? larger : [],
      );
      return Array.from({ length: geometry.houses }, (_, house) => ({
        cell,
        others: beyond.filter((other) => geometry.holds(house, other)).sort((a, b) => a - b),
        house,
        isUp,
      })).filter(({ others }) => others.length > 1);
    }),
  );
  return found.sort((a, b) => b.others.length - a.others.length);
}

/** Returns the digits that the bound of a crowd leaves its cell. */
export const keptBeyond = ({ bound, isUp }: Crowd, size: number): Bits =>
  within(size, isUp ? bound : size - 1 - bound, isUp);
