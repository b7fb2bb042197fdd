/**
 * The markup board: a cube of N×N×N candidates, kept as three views of the same bits so that each question is one
 * look-up: which digits may a cell take (`digits`), where in a house may a digit go (`slots`), which cells may hold a
 * digit (`places`). Only `place` and `remove` write, and they write all three. A solved cell has a value and no
 * candidates.
 */
import { allBits, lowestBit } from './bits.js';
import { type Clock, unlimited } from './clock.js';
import type { Candidate, Cell, Digit, Geometry } from './geometry.js';
import { EMPTY, type Numbers } from './values.js';

export { EMPTY, type Numbers } from './values.js';

/** A point in the history of a board: the number of changes before it. */
export type Stamp = number;

/** The board as strategies see it: read-only. */
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
  /** The stamp at which each cell, house and digit last lost a candidate. */
  readonly cellStamps: Numbers;
  readonly houseStamps: Numbers;
  readonly digitStamps: Numbers;
  has(candidate: Candidate): boolean;
  /**
   * Returns the answer of a function for this position, which it computes once: the answer dies with the board, or with
   * the next change of its content. The function is the key, so it must outlive the call; its answer must not depend on
   * givens, stamps or the clock.
   */
  memo<Answer>(work: (board: Markup, clock: Clock) => Answer, clock?: Clock): Answer;
  /** Returns what a function makes for this board, once: it lives as long as the board, through all changes. */
  keep<Made>(make: (board: Markup) => Made): Made;
  /** Returns an independent copy, on which steps can be tried. It has no answers yet. */
  copy(): Board;
}

/**
 * A position: the cube of candidates, seen by cells, houses and digits, and its only writers. Everything counts from
 * zero.
 */
export class Board implements Markup {
  readonly digits: Int32Array;
  readonly slots: Int32Array;
  readonly open: Int32Array;
  readonly places: Int32Array;
  readonly values: Int32Array;
  readonly givens: Int32Array;
  readonly cellStamps: Int32Array;
  readonly houseStamps: Int32Array;
  readonly digitStamps: Int32Array;
  unsolved: number;
  now: Stamp;
  /** All arrays concatenated, so that copying a board copies one array. */
  private readonly state: Int32Array;
  /** Answers for the present content, by the function that computed each; undefined if there are none. */
  private answers: Map<unknown, unknown> | undefined;
  /** What belongs to the board itself, by the function that made it. */
  private kept: Map<unknown, unknown> | undefined;

  /** Makes an empty board, or a copy of another board of the same geometry. */
  constructor(
    readonly geometry: Geometry,
    other?: Board,
  ) {
    const { size, cells, houses, words } = geometry;
    const length = 4 * cells + 2 * houses + size * (houses + words + 1);
    this.state = other ? other.state.slice() : new Int32Array(length);
    let end = 0;
    const next = (length: number): Int32Array => this.state.subarray(end, (end += length));
    this.digits = next(cells);
    this.slots = next(houses * size);
    this.open = next(houses);
    this.places = next(size * words);
    this.values = next(cells);
    this.givens = next(cells);
    this.cellStamps = next(cells);
    this.houseStamps = next(houses);
    this.digitStamps = next(size);
    this.unsolved = other?.unsolved ?? cells;
    this.now = other?.now ?? 0;
    this.answers = undefined;
    this.kept = undefined;
    if (!other) this.fill();
  }

  /** Sets every candidate of every cell. */
  private fill(): void {
    const { size, cells, words, all } = this.geometry;
    this.digits.fill(all);
    this.slots.fill(all);
    this.open.fill(all);
    this.values.fill(EMPTY);
    for (let word = 0; word < words; word++) {
      const inWord = Math.min(32, cells - word * 32);
      for (let digit = 0; digit < size; digit++)
        this.places[digit * words + word] = inWord === 32 ? -1 : allBits(inWord);
    }
    const { allowed } = this.geometry;
    for (let cell = 0; cell < cells; cell++)
      for (let lost = all & ~allowed[cell]!; lost; lost &= lost - 1) this.strike(cell, lowestBit(lost));
  }

  has(candidate: Candidate): boolean {
    const { size } = this.geometry;
    return (this.digits[(candidate / size) | 0]! & (1 << (candidate % size))) !== 0;
  }

  memo<Answer>(work: (board: Markup, clock: Clock) => Answer, clock = unlimited): Answer {
    const answers = (this.answers ??= new Map());
    const known = answers.get(work) as Answer;
    if (known !== undefined || answers.has(work)) return known;
    const answer = work(this, clock);
    answers.set(work, answer);
    return answer;
  }

  keep<Made>(make: (board: Markup) => Made): Made {
    const kept = (this.kept ??= new Map());
    if (!kept.has(make)) kept.set(make, make(this));
    return kept.get(make) as Made;
  }

  /**
   * Solves a cell: removes its other candidates, and all that the digit there excludes. Throws a RangeError if the digit
   * is no candidate of the cell.
   */
  place(cell: Cell, digit: Digit): void {
    const { size, houseStart, cellHouses, cellSlots, houseCells, apart } = this.geometry;
    const own = this.digits[cell]!;
    if (!(own & (1 << digit))) throw this.noCandidate(cell, digit);
    this.touch();
    for (let rest = own; rest; rest &= rest - 1) this.strike(cell, lowestBit(rest));
    this.values[cell] = digit;
    this.unsolved--;
    for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++) {
      const house = cellHouses[i]!;
      this.open[house]! &= ~(1 << cellSlots[i]!);
      for (let rest = this.slots[house * size + digit]!; rest; rest &= rest - 1)
        this.strike(houseCells[house * size + lowestBit(rest)]!, digit);
    }
    const candidate = cell * size + digit;
    for (let i = apart.start[candidate]!; i < apart.start[candidate + 1]!; i++)
      for (let rest = this.digits[apart.cells[i]!]! & apart.digits[i]!; rest; rest &= rest - 1)
        this.strike(apart.cells[i]!, lowestBit(rest));
  }

  /** The error for a digit that is no candidate of the cell. Rows, columns and digits in its message count from one. */
  private noCandidate(cell: Cell, digit: Digit): RangeError {
    const { geometry } = this;
    return new RangeError(
      `${geometry.numbers[digit]} is not a candidate in row ${geometry.rowOf(cell) + 1}, column ${geometry.columnOf(cell) + 1}`,
    );
  }

  /** Removes a candidate. Returns false if it was gone already. */
  remove(candidate: Candidate): boolean {
    if (!this.has(candidate)) return false;
    const { size } = this.geometry;
    this.touch();
    this.strike((candidate / size) | 0, candidate % size);
    return true;
  }

  /**
   * Replaces the content by values and candidates that were computed elsewhere, which is faster than placing one by
   * one. No candidate may see a value of its digit.
   */
  load(values: Numbers, digits: Numbers): this {
    const { size, cells, words, houseStart, cellHouses, cellSlots } = this.geometry;
    this.touch();
    for (const view of [this.slots, this.open, this.places]) view.fill(0);
    for (const stamps of [this.cellStamps, this.houseStamps, this.digitStamps]) stamps.fill(this.now);
    this.unsolved = 0;
    for (let cell = 0; cell < cells; cell++) {
      const isOpen = values[cell] === EMPTY;
      this.values[cell] = values[cell]!;
      this.digits[cell] = isOpen ? digits[cell]! : 0;
      if (!isOpen) continue;
      this.unsolved++;
      for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++) {
        const first = cellHouses[i]! * size;
        const slot = 1 << cellSlots[i]!;
        this.open[cellHouses[i]!]! |= slot;
        for (let rest = digits[cell]!; rest; rest &= rest - 1) this.slots[first + lowestBit(rest)]! |= slot;
      }
      for (let rest = digits[cell]!; rest; rest &= rest - 1)
        this.places[lowestBit(rest) * words + (cell >> 5)]! |= 1 << (cell & 31);
    }
    return this;
  }

  private touch(): void {
    this.now++;
    this.answers = undefined;
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

  /** Returns an independent copy. */
  copy(): Board {
    return new Board(this.geometry, this);
  }

  /** Copies the content of another board of the same geometry into this one. */
  assign(other: Board): this {
    this.state.set(other.state);
    this.unsolved = other.unsolved;
    this.now = other.now;
    this.answers = undefined;
    return this;
  }
}
