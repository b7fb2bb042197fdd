/**
 * Unique loops: cells that hold the same two digits, linked so that every house they meet meets two of them. If no
 * cell held anything more, the two digits could be exchanged all around. Unique rectangles are loops of four.
 */

import { type Bits, countBits, isPair, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { orderOf } from '../../core/boxes-first.js';
import { addCell, type CellSet, cellSet, cellsIn, hasCell, removeCell } from '../../core/cell-set.js';
import type { Cell } from '../../core/geometry.js';
import type { DeadlyPattern } from './pattern.js';

export interface UniqueLoop extends DeadlyPattern {
  /** The two digits. */
  readonly pair: Bits;
  /** The same for each cell. */
  readonly sets: readonly Bits[];
}

/** Cells beyond the pair that a loop may always have; with one extra digit between them there may be more. */
const FREE_EXTRAS = 2;
const SHORTEST = 4;

/**
 * All loops from all starts, found depth first, each once. `keepsSiblings`: whether a path is charged with the extra
 * digits of cells that were tried in place of its own before.
 */
export function* uniqueLoops(board: Markup, keepsSiblings = false): Generator<UniqueLoop, void, void> {
  const { geometry, digits, slots } = board;
  const { size } = geometry;
  const { houseStart, cellHouses, cellSlots } = orderOf(geometry);
  const path: Cell[] = [];
  const found: UniqueLoop[] = [];
  /** The cells of the path as a set, and those of each loop that was found. */
  const on = cellSet(geometry);
  const known: CellSet[] = [];
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
  const add = (): void => {
    if (known.some((set) => set.every((word, at) => word === on[at]))) return;
    known.push(on.slice());
    const cells = cellsIn(on);
    found.push({ cells, sets: cells.map(() => pair), extra: cells.filter((cell) => digits[cell] !== pair), pair });
  };
  const closes = (): boolean => {
    for (let house = 0; house < geometry.houses; house++) if (met[0][house] !== met[1][house]) return false;
    return true;
  };

  /** A loop leaves its start by one house and comes back by another. */
  const mayClose = (start: Cell): boolean => {
    let ways = 0;
    for (let at = houseStart[start]!; at < houseStart[start + 1]!; at++) {
      const house = cellHouses[at]!;
      if (slots[house * size + one]! & slots[house * size + other]! & ~(1 << cellSlots[at]!)) ways++;
    }
    return ways > 1;
  };

  const extend = (cell: Cell, cameBy: number, free: number, before: Bits): void => {
    let extra = before;
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
      const house = cellHouses[at]!;
      if (house === cameBy) continue;
      const both = slots[house * size + one]! & slots[house * size + other]!;
      for (let rest = both & ~(1 << cellSlots[at]!); rest; rest &= rest - 1) {
        const next = geometry.houseCells[house * size + lowestBit(rest)]!;
        if (next === path[0]) {
          if (path.length >= SHORTEST && closes()) add();
          continue;
        }
        if (hasCell(on, next)) continue;
        const wide = digits[next] !== pair;
        const wider = extra | (digits[next]! & ~pair);
        if (keepsSiblings) extra = wider;
        if ((wide && !(countBits(wider) === 1 || free > 0)) || isMet(next)) continue;
        enter(next, 1);
        path.push(next);
        addCell(on, next);
        extend(next, house, wide ? free - 1 : free, wider);
        path.pop();
        removeCell(on, next);
        enter(next, 0);
      }
    }
  };

  for (let start = 0; start < geometry.cells; start++) {
    pair = digits[start]!;
    if (!isPair(pair)) continue;
    one = lowestBit(pair);
    other = lowestBit(pair & (pair - 1));
    if (!mayClose(start)) continue;
    enter(start, 1);
    path.push(start);
    addCell(on, start);
    extend(start, -1, FREE_EXTRAS, 0);
    path.pop();
    removeCell(on, start);
    enter(start, 0);
    yield* found;
    found.length = 0;
  }
}
