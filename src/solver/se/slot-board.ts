/**
 * A board that knows its next hidden single: for each digit in each house the slots where it may go, and for each house
 * the digits with one slot left. To place a digit is to strike whole sets of slots, so most puzzles are solved on it
 * before another view of them is needed.
 */
import { allBits, type Bits, isSingle, lowestBit } from '../../core/bits.js';
import { EMPTY } from '../../core/board.js';
import { orderOf } from '../../core/boxes-first.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../core/geometry.js';
import { perShape } from '../../core/per-shape.js';

/** Where there is no single. */
export const NO_HOUSE = -1;

/** What a value strikes: of cell c at `start[c]` up to `start[c + 1]`, houses with the slots that its digit keeps there. */
interface Strikes {
  readonly start: Uint32Array;
  readonly houses: Uint8Array;
  readonly kept: Int32Array;
}

const strikesOf = perShape((geometry): Strikes => {
  const { cells, all } = geometry;
  const start = new Uint32Array(cells + 1);
  const struck: [House, Bits][] = [];
  for (let cell = 0; cell < cells; cell++) {
    const gone = new Map<House, Bits>();
    const strike = (at: Cell): void => {
      for (let i = geometry.houseStart[at]!; i < geometry.houseStart[at + 1]!; i++) {
        const house = geometry.cellHouses[i]!;
        gone.set(house, (gone.get(house) ?? 0) | (1 << geometry.cellSlots[i]!));
      }
    };
    strike(cell);
    for (let i = geometry.peerStart[cell]!; i < geometry.peerStart[cell + 1]!; i++) strike(geometry.peers[i]!);
    struck.push(...gone);
    start[cell + 1] = struck.length;
  }
  return {
    start,
    houses: Uint8Array.from(struck, ([house]) => house),
    kept: Int32Array.from(struck, ([, gone]) => all & ~gone),
  };
});

export class SlotBoard {
  /** Slots where a digit may go, at `house * size + digit`; none once it is placed there. */
  readonly slots: Int32Array;
  /** Slots of a house that are unsolved. */
  readonly open: Int32Array;
  readonly values: Int8Array;
  /** The digits that have one slot left in a house. */
  private readonly lone: Int32Array;
  private readonly strikes: Strikes;
  private readonly order: Uint8Array;
  /** Houses with one unsolved cell. */
  private nearlyFull = 0;
  unsolved = 0;

  constructor(readonly geometry: Geometry) {
    const { houses, size, cells } = geometry;
    this.slots = new Int32Array(houses * size);
    this.values = new Int8Array(cells);
    this.open = new Int32Array(houses);
    this.lone = new Int32Array(houses);
    this.strikes = strikesOf(geometry);
    this.order = orderOf(geometry).houses;
  }

  /** Back to the empty grid. */
  clear(): this {
    const { size, cells, houses } = this.geometry;
    this.slots.fill(allBits(size));
    this.open.fill(allBits(size));
    this.lone.fill(size === 1 ? 1 : 0);
    this.values.fill(EMPTY);
    this.nearlyFull = size === 1 ? houses : 0;
    this.unsolved = cells;
    return this;
  }

  has(cell: Cell, digit: Digit): boolean {
    const { size, houseStart, cellHouses, cellSlots } = this.geometry;
    const first = houseStart[cell]!;
    return (this.slots[cellHouses[first]! * size + digit]! & (1 << cellSlots[first]!)) !== 0;
  }

  /** The digits that each cell may take; none where it is solved. */
  digits(): Int32Array {
    const { geometry, slots } = this;
    const { size, houseCells } = geometry;
    const digits = new Int32Array(geometry.cells);
    const first = geometry.firstOf('row');
    for (let row = first; row < first + size; row++)
      for (let digit = 0; digit < size; digit++)
        for (let rest = slots[row * size + digit]!; rest; rest &= rest - 1)
          digits[houseCells[row * size + lowestBit(rest)]!]! |= 1 << digit;
    return digits;
  }

  /** Solves a cell with one of its candidates. */
  place(cell: Cell, digit: Digit): void {
    const { size, houseStart, cellHouses, cellSlots } = this.geometry;
    const { slots, open, lone, strikes } = this;
    const { start, houses, kept } = strikes;
    const bit = 1 << digit;
    for (let i = start[cell]!, end = start[cell + 1]!; i < end; i++) {
      const house = houses[i]!;
      const at = house * size + digit;
      const before = slots[at]!;
      const left = before & kept[i]!;
      if (left === before) continue;
      slots[at] = left;
      if (isSingle(left)) lone[house]! |= bit;
      else lone[house]! &= ~bit;
    }
    for (let i = houseStart[cell]!, end = houseStart[cell + 1]!; i < end; i++) {
      const house = cellHouses[i]!;
      const others = ~(1 << cellSlots[i]!);
      const unsolved = (open[house]! &= others);
      if (unsolved === 0) this.nearlyFull--;
      else if (isSingle(unsolved)) this.nearlyFull++;
      for (let lost = 0, at = house * size; lost < size; lost++, at++) {
        const before = slots[at]!;
        const left = before & others;
        if (left !== before) this.leave(house, lost, left);
      }
    }
    this.values[cell] = digit;
    this.unsolved--;
  }

  /** Takes a candidate away, if it is one. */
  remove(cell: Cell, digit: Digit): void {
    const { size, houseStart, cellHouses, cellSlots } = this.geometry;
    for (let i = houseStart[cell]!, end = houseStart[cell + 1]!; i < end; i++) {
      const house = cellHouses[i]!;
      const before = this.slots[house * size + digit]!;
      const left = before & ~(1 << cellSlots[i]!);
      if (left !== before) this.leave(house, digit, left);
    }
  }

  private leave(house: House, digit: Digit, left: Bits): void {
    this.slots[house * this.geometry.size + digit] = left;
    if (isSingle(left)) this.lone[house]! |= 1 << digit;
    else this.lone[house]! &= ~(1 << digit);
  }

  /** The first house with one unsolved cell, and a digit for it; in Sudoku Explainer's order. */
  fullHouse(): House {
    if (this.nearlyFull === 0) return NO_HOUSE;
    const { order, open, lone } = this;
    for (let i = 0; i < order.length; i++) {
      const house = order[i]!;
      if (lone[house] !== 0 && isSingle(open[house]!)) return house;
    }
    return NO_HOUSE;
  }

  /** The first house with a hidden single. */
  hiddenHouse(): House {
    const { order, lone } = this;
    for (let i = 0; i < order.length; i++) if (lone[order[i]!] !== 0) return order[i]!;
    return NO_HOUSE;
  }

  /** The first hidden single of a house that has one. */
  singleIn(house: House): Candidate {
    const { size, houseCells } = this.geometry;
    const digit = lowestBit(this.lone[house]!);
    return houseCells[house * size + lowestBit(this.slots[house * size + digit]!)]! * size + digit;
  }
}
