/**
 * The markup board: a cube of N×N×N candidates, kept as three views of the same bits so that each question is one
 * look-up: which digits may a cell take (`digits`), where in a house may a digit go (`slots`), which cells may hold a
 * digit (`places`). Only `place` and `remove` write, and they write all three. A solved cell has a value and no candidates.
 */
import { allBits, lowestBit } from './bits.js';
import type { Candidate, Cell, Digit, Geometry } from './geometry.js';

/** An array of numbers that may be read only. */
export interface Numbers {
  readonly length: number;
  readonly [index: number]: number;
}

/** A moment in a board's life: how many changes it has seen. */
export type Stamp = number;

export const EMPTY = -1;

/** The board as strategies see it: to be read. */
export interface Markup {
  readonly geometry: Geometry;
  /** Digits that a cell may take; none once it is solved. */
  readonly digits: Numbers;
  /** Slots where a digit may go, at `house * size + digit`; none once it is placed there. */
  readonly slots: Numbers;
  /** Slots of a house that are unsolved. */
  readonly open: Numbers;
  /** Cells that may hold a digit, as a set of cells at `digit * words`. */
  readonly places: Numbers;
  /** The digit of a solved cell, EMPTY (-1) of any other. */
  readonly values: Numbers;
  /** 1 where the value was given with the puzzle. */
  readonly givens: Numbers;
  readonly unsolved: number;
  readonly now: Stamp;
  /** When a cell, a house or a digit last lost a candidate. */
  readonly cellStamps: Numbers;
  readonly houseStamps: Numbers;
  readonly digitStamps: Numbers;
  has(candidate: Candidate): boolean;
  /** A board of one's own with the same content, to try things on. */
  copy(): Board;
}

export class Board implements Markup {
  readonly digits: Int32Array;
  readonly slots: Int32Array;
  readonly open: Int32Array;
  readonly places: Int32Array;
  readonly values: Int8Array;
  readonly givens: Uint8Array;
  readonly cellStamps: Int32Array;
  readonly houseStamps: Int32Array;
  readonly digitStamps: Int32Array;
  unsolved: number;
  now: Stamp = 0;

  constructor(readonly geometry: Geometry) {
    const { size, cells, houses, words, all } = geometry;
    this.digits = new Int32Array(cells).fill(all);
    this.slots = new Int32Array(houses * size).fill(all);
    this.open = new Int32Array(houses).fill(all);
    this.places = new Int32Array(size * words);
    for (let word = 0; word < words; word++) {
      const inWord = Math.min(32, cells - word * 32);
      for (let digit = 0; digit < size; digit++)
        this.places[digit * words + word] = inWord === 32 ? -1 : allBits(inWord);
    }
    this.values = new Int8Array(cells).fill(EMPTY);
    this.givens = new Uint8Array(cells);
    this.cellStamps = new Int32Array(cells);
    this.houseStamps = new Int32Array(houses);
    this.digitStamps = new Int32Array(size);
    this.unsolved = cells;
  }

  has(candidate: Candidate): boolean {
    const { size } = this.geometry;
    return (this.digits[(candidate / size) | 0]! & (1 << (candidate % size))) !== 0;
  }

  /** Solves a cell: its other candidates go, and so does the digit in all houses of the cell. Throws if it is no candidate. */
  place(cell: Cell, digit: Digit): void {
    const { size, houseStart, cellHouses, cellSlots, houseCells } = this.geometry;
    const own = this.digits[cell]!;
    if (!(own & (1 << digit))) throw new RangeError(`digit ${digit} is no candidate of cell ${cell}`);
    this.now++;
    for (let rest = own; rest; rest &= rest - 1) this.strike(cell, lowestBit(rest));
    this.values[cell] = digit;
    this.unsolved--;
    for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++) {
      const house = cellHouses[i]!;
      this.open[house]! &= ~(1 << cellSlots[i]!);
      for (let rest = this.slots[house * size + digit]!; rest; rest &= rest - 1)
        this.strike(houseCells[house * size + lowestBit(rest)]!, digit);
    }
  }

  /** Takes a candidate away; false if it was gone already. */
  remove(candidate: Candidate): boolean {
    if (!this.has(candidate)) return false;
    const { size } = this.geometry;
    this.now++;
    this.strike((candidate / size) | 0, candidate % size);
    return true;
  }

  private strike(cell: Cell, digit: Digit): void {
    const { size, words, houseStart, cellHouses, cellSlots } = this.geometry;
    const { now } = this;
    this.digits[cell]! &= ~(1 << digit);
    this.places[digit * words + (cell >> 5)]! &= ~(1 << (cell & 31));
    this.cellStamps[cell] = now;
    this.digitStamps[digit] = now;
    for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++) {
      const house = cellHouses[i]!;
      this.slots[house * size + digit]! &= ~(1 << cellSlots[i]!);
      this.houseStamps[house] = now;
    }
  }

  /** A board of its own with the same content. */
  copy(): Board {
    return new Board(this.geometry).assign(this);
  }

  /** Takes over another board's content; both have one geometry. */
  assign(other: Board): this {
    this.digits.set(other.digits);
    this.slots.set(other.slots);
    this.open.set(other.open);
    this.places.set(other.places);
    this.values.set(other.values);
    this.givens.set(other.givens);
    this.cellStamps.set(other.cellStamps);
    this.houseStamps.set(other.houseStamps);
    this.digitStamps.set(other.digitStamps);
    this.unsolved = other.unsolved;
    this.now = other.now;
    return this;
  }
}
