/**
 * A board that queues its singles. It holds the candidates, the number of places of each digit in each house, and two
 * queues: cells with one digit left, and digits with one place left in a house. It never scans for a single; the next
 * one is the oldest in its queue. So the order of eliminations decides which single comes next, and that order is kept
 * exactly, on contradictory boards too. Forcing nets, HoDoKu's ladder and the generator all use this board, so it
 * belongs to none of them. The cube of the other strategies is updated only when one of them is asked: most puzzles are
 * solved before that.
 */
import { countBits, isSingle, lowestBit } from './bits.js';
import type { Markup } from './board.js';
import type { Candidate, Cell, Digit, Geometry, House } from './geometry.js';
import { EMPTY } from './values.js';

/** A queue: first in, first out. */
export class Queue {
  readonly entries: Uint16Array;
  head = 0;
  end = 0;

  constructor(capacity: number) {
    this.entries = new Uint16Array(capacity);
  }

  clear(): void {
    this.head = this.end = 0;
  }

  assign(other: Queue): void {
    this.entries.set(other.entries.subarray(other.head, other.end));
    this.head = 0;
    this.end = other.end - other.head;
  }
}

export class QueuedBoard {
  /** Digits that a cell may take; none once it is solved. */
  readonly digits: Int32Array;
  readonly values: Int8Array;
  /** The number of places of a digit in a house, at `house * size + digit`. */
  readonly counts: Int8Array;
  /** The number of unsolved cells of each house. */
  readonly open: Int8Array;
  /** Candidates that were the last of their cell when they were queued. */
  readonly naked: Queue;
  /** Candidates that were the last of their digit in a house when they were queued. */
  readonly hidden: Queue;
  unsolved: number;

  constructor(readonly geometry: Geometry) {
    const { cells, houses, size } = geometry;
    this.digits = new Int32Array(cells);
    this.values = new Int8Array(cells);
    this.counts = new Int8Array(houses * size);
    this.open = new Int8Array(houses);
    this.naked = new Queue(cells);
    this.hidden = new Queue(houses * size);
    this.unsolved = cells;
    this.clear();
  }

  /** Resets to the empty grid. No single is queued, except on the grid of one cell. */
  clear(): this {
    const { all, size, cells } = this.geometry;
    this.digits.fill(all);
    this.values.fill(EMPTY);
    this.counts.fill(size);
    this.open.fill(size);
    this.naked.clear();
    this.hidden.clear();
    if (isSingle(all)) push(this.naked, 0);
    this.unsolved = cells;
    return this;
  }

  /** Copies the content of another board of the same geometry into this one. */
  assign(other: QueuedBoard): this {
    this.digits.set(other.digits);
    this.values.set(other.values);
    this.counts.set(other.counts);
    this.open.set(other.open);
    this.naked.assign(other.naked);
    this.hidden.assign(other.hidden);
    this.unsolved = other.unsolved;
    return this;
  }

  /** Solves a cell. The digit need not be a candidate. */
  place(cell: Cell, digit: Digit): void {
    const { digits, values, counts, open } = this;
    const { size, cellHouses, houseStart } = this.geometry;
    if (values[cell] === digit) return;
    const from = houseStart[cell]!;
    const to = houseStart[cell + 1]!;
    if (values[cell] === EMPTY) {
      this.unsolved--;
      for (let i = from; i < to; i++) open[cellHouses[i]!]!--;
    }
    const own = digits[cell]!;
    digits[cell] = 0;
    values[cell] = digit;
    this.geometry.eachExcluded(digits, cell, digit, this.strike);
    for (let rest = own; rest; rest &= rest - 1) {
      const lost = lowestBit(rest);
      for (let i = from; i < to; i++) {
        const house = cellHouses[i]!;
        if (--counts[house * size + lost]! === 1 && lost !== digit) this.queueHidden(house, lost);
      }
    }
  }

  private readonly strike = (cell: Cell, digit: Digit): void => this.remove(cell, digit);

  /** Removes a candidate if it is there. Removing the last candidate of a cell leaves the counts as they are. */
  remove(cell: Cell, digit: Digit): void {
    const { digits, counts } = this;
    const { size, cellHouses, houseStart } = this.geometry;
    const before = digits[cell]!;
    const left = before & ~(1 << digit);
    if (left === before) return;
    digits[cell] = left;
    if (left === 0) return;
    if (isSingle(left)) this.naked.entries[this.naked.end++] = cell * size + lowestBit(left);
    for (let i = houseStart[cell]!, end = houseStart[cell + 1]!; i < end; i++) {
      const house = cellHouses[i]!;
      const count = --counts[house * size + digit]!;
      if (count === 1) this.queueHidden(house, digit);
      else if (count === 0) this.forgetHidden(house, digit);
    }
  }

  private queueHidden(house: House, digit: Digit): void {
    const { digits, hidden } = this;
    const { size, houseCells } = this.geometry;
    const bit = 1 << digit;
    for (let i = house * size, end = i + size; i < end; i++) {
      const cell = houseCells[i]!;
      if (!(digits[cell]! & bit)) continue;
      hidden.entries[hidden.end++] = cell * size + digit;
      return;
    }
  }

  /** Removes the oldest entry of a digit that has no place left in a house. */
  private forgetHidden(house: House, digit: Digit): void {
    const { entries, head, end } = this.hidden;
    const { size, houseStart, cellHouses } = this.geometry;
    for (let at = head; at < end; at++) {
      if (entries[at]! % size !== digit) continue;
      const cell = (entries[at]! / size) | 0;
      for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++) {
        if (cellHouses[i] !== house) continue;
        entries.copyWithin(at, at + 1, end);
        this.hidden.end--;
        return;
      }
    }
  }
}

/** Makes the queued board of a position, with its singles queued. */
export function queuedFrom({ geometry, digits, values, slots, open }: Markup): QueuedBoard {
  const board = new QueuedBoard(geometry);
  const { size, houses } = geometry;
  board.digits.set(digits as Int32Array);
  board.values.set(values as Int8Array);
  board.unsolved = 0;
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] === EMPTY) board.unsolved++;
    if (isSingle(digits[cell]!)) push(board.naked, geometry.candidate(cell, lowestBit(digits[cell]!)));
  }
  for (let house = 0; house < houses; house++) {
    board.open[house] = countBits(open[house]!);
    for (let digit = 0; digit < size; digit++) {
      const places = slots[house * size + digit]!;
      board.counts[house * size + digit] = countBits(places);
      if (isSingle(places)) push(board.hidden, geometry.candidate(geometry.cellAt(house, lowestBit(places)), digit));
    }
  }
  return board;
}

function push(queue: Queue, candidate: Candidate): void {
  queue.entries[queue.end++] = candidate;
}
