/**
 * Unique loops: cells that hold the same two digits, linked so that every house they meet meets two of them. If no
 * cell held anything more, the two digits could be exchanged all around. Unique rectangles are loops of four.
 */

import { allBits, type Bits, bitsOf, countBits, isPair, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { commonLinkHouses, nextCombination, orderOf, picked } from '../../core/boxes-first.js';
import { candidatesAmong, cellsAt } from '../../core/candidates.js';
import type { Candidate, Cell, Digit, House } from '../../core/geometry.js';
import { seeingAll } from '../../core/seeing.js';

export interface UniqueLoop {
  /** In the order of the loop. */
  readonly cells: readonly Cell[];
  readonly pair: Bits;
  /** The cells that hold more, in the order of the loop. */
  readonly extra: readonly Cell[];
}

/** Cells beyond the pair that a loop may always have; with one extra digit between them there may be more. */
const FREE_EXTRAS = 2;
const SHORTEST = 4;

/**
 * All loops from all starts, found depth first. A frame keeps the extra digits of the siblings it tried before: so
 * did Sudoku Explainer 1.2.1, and its ratings depend on it.
 */
export function* uniqueLoops(board: Markup): Generator<UniqueLoop, void, void> {
  const { geometry, digits, slots } = board;
  const { size } = geometry;
  const { houseStart, cellHouses, cellSlots } = orderOf(geometry);
  const path: Cell[] = [];
  const found: UniqueLoop[] = [];
  /** Which houses the cells at even and at odd places of the path have met. */
  const met = [new Uint8Array(geometry.houses), new Uint8Array(geometry.houses)] as const;
  let pair = 0;
  let one = 0;
  let other = 0;

  const enter = (cell: Cell, count: number): void => {
    const own = met[path.length & 1]!;
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) own[cellHouses[at]!] = count;
  };
  const isMet = (cell: Cell): boolean => {
    const own = met[path.length & 1]!;
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) if (own[cellHouses[at]!]) return true;
    return false;
  };
  const closes = (): boolean => met[0].every((count, house) => count === met[1][house]);

  const extend = (cell: Cell, cameBy: number, free: number, before: Bits): void => {
    let extra = before;
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
      const house = cellHouses[at]!;
      if (house === cameBy) continue;
      const both = slots[house * size + one]! & slots[house * size + other]!;
      for (let rest = both & ~(1 << cellSlots[at]!); rest; rest &= rest - 1) {
        const next = geometry.houseCells[house * size + lowestBit(rest)]!;
        if (next === path[0]) {
          if (path.length >= SHORTEST && closes())
            found.push({ cells: [...path], pair, extra: path.filter((corner) => digits[corner] !== pair) });
          continue;
        }
        if (path.includes(next)) continue;
        const wide = digits[next] !== pair;
        extra |= digits[next]! & ~pair;
        if ((wide && !(countBits(extra) === 1 || free > 0)) || isMet(next)) continue;
        enter(next, 1);
        path.push(next);
        extend(next, house, wide ? free - 1 : free, extra);
        path.pop();
        enter(next, 0);
      }
    }
  };

  for (let start = 0; start < geometry.cells; start++) {
    pair = digits[start]!;
    if (!isPair(pair)) continue;
    one = lowestBit(pair);
    other = lowestBit(pair & (pair - 1));
    enter(start, 1);
    path.push(start);
    extend(start, -1, FREE_EXTRAS, 0);
    path.pop();
    enter(start, 0);
    yield* found;
    found.length = 0;
  }
}

/** Why a loop removes something: how its extra digits keep it from being deadly. */
export type LoopReason =
  /** One cell holds more: it takes none of the pair. */
  | { readonly type: 1 }
  /** The extra cells hold one more digit: one of them takes it. */
  | { readonly type: 2; readonly digit: Digit }
  /** The two extra cells stand for one cell of their extra digits, in a naked or a hidden set of the house. */
  | {
      readonly type: 3;
      readonly kind: 'naked' | 'hidden';
      readonly house: House;
      readonly cells: readonly Cell[];
      readonly digits: Bits;
    }
  /** One digit of the pair has no other place in the house: so the two extra cells do not take the other. */
  | { readonly type: 4; readonly house: House; readonly digit: Digit };

export interface LoopArgument {
  readonly reason: LoopReason;
  readonly remove: readonly Candidate[];
}

/** What a loop removes and why, in the order of types; what removes nothing is left out. */
export function* loopArguments(board: Markup, loop: UniqueLoop): Generator<LoopArgument, void, void> {
  const { digits } = board;
  const { pair, extra } = loop;
  if (extra.length === 0) return;
  if (extra.length === 1) {
    yield { reason: { type: 1 }, remove: candidatesAmong(board, extra, pair) };
    return;
  }
  const extras = (digits[extra[0]!]! | digits[extra[1]!]!) & ~pair;
  if (extra.length > 2 || countBits(extras) === 1) {
    const digit = lowestBit(digits[extra[0]!]! & ~pair);
    const remove = seeingAll(board, digit, extra);
    if (remove.length > 0) yield { reason: { type: 2, digit }, remove };
  } else yield* withSubset(board, loop, extras);
  if (extra.length === 2) yield* withLockedDigit(board, loop);
}

function* withLockedDigit(board: Markup, { pair, extra }: UniqueLoop): Generator<LoopArgument, void, void> {
  const { geometry, slots } = board;
  const one = lowestBit(pair);
  const other = lowestBit(pair & (pair - 1));
  for (const [digit, gone] of [
    [one, other],
    [other, one],
  ] as const) {
    const house = commonLinkHouses(board.geometry, extra)
      .filter((at) => countBits(slots[at * geometry.size + digit]!) === 2)
      .at(-1);
    if (house === undefined) continue;
    yield { reason: { type: 4, house, digit }, remove: candidatesAmong(board, extra, 1 << gone) };
    return;
  }
}

function* withSubset(board: Markup, { pair, extra }: UniqueLoop, extras: Bits): Generator<LoopArgument, void, void> {
  const { geometry, open } = board;
  for (let degree = countBits(extras); degree < geometry.size - 1; degree++)
    for (const house of commonLinkHouses(board.geometry, extra)) {
      const empty = countBits(open[house]!);
      if (2 * degree <= empty) yield* nakedWith(board, extra, extras, degree, house);
      if (2 * degree < empty) yield* hiddenWith(board, extra, pair, extras, degree, house);
    }
}

function* nakedWith(
  board: Markup,
  extra: readonly Cell[],
  extras: Bits,
  degree: number,
  house: House,
): Generator<LoopArgument, void, void> {
  const { digits } = board;
  const shared = extras & digits[extra[0]!]! & digits[extra[1]!]!;
  const others = otherCells(board, house, extra);
  for (let mask = allBits(degree - 1); mask < 1 << others.length; mask = nextCombination(mask)) {
    let union = 0;
    let narrow = false;
    for (let rest = mask; rest; rest &= rest - 1) {
      const own = digits[others[lowestBit(rest)]!]!;
      union |= own;
      narrow ||= countBits(own) < 2;
    }
    if (narrow || countBits(union | shared) !== degree || countBits(union | extras) !== degree) continue;
    const cells = bitsOf(mask).map((index) => others[index]!);
    const digitsOfSet = union | extras;
    const remove = candidatesAmong(
      board,
      others.filter((cell) => !cells.includes(cell)),
      digitsOfSet,
    );
    if (remove.length > 0) yield { reason: { type: 3, kind: 'naked', house, cells, digits: digitsOfSet }, remove };
  }
}

function* hiddenWith(
  board: Markup,
  extra: readonly Cell[],
  pair: Bits,
  extras: Bits,
  degree: number,
  house: House,
): Generator<LoopArgument, void, void> {
  const { geometry, slots } = board;
  const free = bitsOf(geometry.all & ~pair & ~extras);
  const without = ~slotsOf(board, house, extra[1]!);
  const own = slotsOf(board, house, extra[0]!);
  for (let mask = allBits(degree - 2); mask < 1 << free.length; mask = nextCombination(mask)) {
    const digits = picked(free, mask) | pair;
    let union = 0;
    let missing = false;
    for (let rest = digits; rest; rest &= rest - 1) {
      const places = slots[house * geometry.size + lowestBit(rest)]! & without;
      union |= places;
      missing ||= places === 0;
    }
    if (!missing && countBits(union) === degree) {
      const cells = cellsAt(geometry, house, union & ~own);
      const remove = candidatesAmong(board, cells, geometry.all & ~digits);
      if (remove.length > 0) yield { reason: { type: 3, kind: 'hidden', house, cells, digits }, remove };
    }
    if (mask === 0) return;
  }
}

function slotsOf({ geometry }: Markup, house: House, cell: Cell): Bits {
  for (let slot = 0; slot < geometry.size; slot++) if (geometry.cellAt(house, slot) === cell) return 1 << slot;
  return 0;
}

/** The open cells of a house but for some. */
const otherCells = ({ geometry, open }: Markup, house: House, but: readonly Cell[]): Cell[] =>
  cellsAt(geometry, house, open[house]!).filter((cell) => !but.includes(cell));
