/**
 * The search engine for any box shape. It keeps the open candidates of each constraint of the exact cover as a bit set.
 * It propagates singles and locked candidates until nothing changes, then guesses a candidate of the constraint with
 * the fewest candidates for its weight; each conflict adds weight to its constraint (weighted degrees: Boussemart,
 * Hemery, Lecoutre and Sais 2004). It removes a refuted candidate and backtracks. After too many guesses it restarts
 * and keeps the weights.
 */
import { type Bits, countBits, lowestBit } from '../core/bits.js';
import { EMPTY, type Numbers } from '../core/board.js';
import type { Candidate, Geometry } from '../core/geometry.js';
import { coverOf, type ExactCover } from './cover.js';
import { CUT, DONE, type Engine, type EngineResult, FOUND } from './engine.js';

/** Guesses before the first restart; the number grows by a factor from one restart to the next. */
const FIRST_RESTART = 400;
const GROWTH = 1.4;
/** The factor by which each conflict weighs more than the one before, so that old conflicts fade. */
const FADE = 1.02;
const HEAVIEST = 1e100;

const NONE = -1;

export class ShapeEngine implements Engine {
  guesses = 0;
  private readonly geometry: Geometry;
  private readonly cover: ExactCover;
  /** Candidates left of each constraint, then the value of each cell. A settled constraint has none left. */
  private readonly left: Int32Array;
  /** Copies of `left` from before the first guess, and from before each guess. */
  private readonly origin: Int32Array;
  private readonly saved: Int32Array[] = [];
  private readonly guessed: Candidate[] = [];
  private depth = 0;
  private restartAt = FIRST_RESTART;
  private isFound = false;
  private readonly weights: Float64Array;
  private weight = 1;
  /** Constraints with one candidate left, which are to be settled. */
  private readonly singles: Uint16Array;
  private singleCount = 0;
  /** Digits in houses that lost a place and may now be locked. */
  private readonly shrunk: Uint16Array;
  private readonly isShrunk: Uint8Array;
  private shrunkCount = 0;
  /** A constraint without a candidate; NONE if every constraint has one. */
  private broken = NONE;

  /**
   * `pick` chooses the candidate of a constraint to guess first. With the default, the search takes the same path each
   * time.
   */
  constructor(
    geometry: Geometry,
    private readonly pick: (left: Bits) => number = lowestBit,
  ) {
    this.cover = coverOf(geometry);
    this.geometry = geometry;
    const { constraints } = this.cover;
    this.left = new Int32Array(constraints + geometry.cells);
    this.origin = new Int32Array(this.left.length);
    this.weights = new Float64Array(constraints);
    this.singles = new Uint16Array(constraints);
    this.shrunk = new Uint16Array(constraints);
    this.isShrunk = new Uint8Array(constraints);
  }

  start(values: Numbers, candidates?: Numbers): void {
    const { left, cover, geometry } = this;
    const { size, cells, all } = geometry;
    left.fill(all, 0, cover.constraints).fill(EMPTY, cover.constraints);
    this.weights.fill(1);
    this.weight = 1;
    this.guesses = 0;
    this.depth = 0;
    this.restartAt = FIRST_RESTART;
    this.isFound = false;
    this.clearQueues();
    for (let cell = 0; cell < cells; cell++)
      if (values[cell] !== EMPTY) {
        if (left[cell]! & (1 << values[cell]!)) this.settle(geometry.candidate(cell, values[cell]!));
        else this.broken = cell;
      }
    if (candidates)
      for (let cell = 0; cell < cells; cell++)
        for (let removed = left[cell]! & ~candidates[cell]!; removed; removed &= removed - 1)
          this.strike(cell * size + lowestBit(removed));
    this.settleAll();
    this.origin.set(left);
  }

  next(most: number): EngineResult {
    if (this.isFound) {
      if (!this.backtrack()) return DONE;
      this.isFound = false;
    }
    for (;;) {
      this.settleAll();
      if (this.broken !== NONE) {
        this.addWeight(this.broken);
        if (!this.backtrack()) return DONE;
        continue;
      }
      const tightest = this.tightest();
      if (tightest === NONE) {
        this.isFound = true;
        this.restartAt = Infinity;
        return FOUND;
      }
      if (this.guesses >= most) return CUT;
      if (++this.guesses > this.restartAt) this.restart();
      else this.guess(this.candidateAt(tightest, this.pick(this.left[tightest]!)));
    }
  }

  write(into: Int8Array | Uint8Array, from: number, zero: number): void {
    const { constraints, geometry } = this.cover;
    for (let cell = 0; cell < geometry.cells; cell++) into[from + cell] = this.left[constraints + cell]! + zero;
  }

  private restart(): void {
    this.restartAt = this.guesses * GROWTH + FIRST_RESTART;
    this.depth = 0;
    this.left.set(this.origin);
  }

  private clearQueues(): void {
    this.broken = NONE;
    this.singleCount = 0;
    while (this.shrunkCount > 0) this.isShrunk[this.shrunk[--this.shrunkCount]!] = 0;
  }

  private guess(candidate: Candidate): void {
    (this.saved[this.depth] ??= new Int32Array(this.left.length)).set(this.left);
    this.guessed[this.depth++] = candidate;
    this.settle(candidate);
  }

  /** Returns to the last guess and removes its candidate. Returns false if there is no guess. */
  private backtrack(): boolean {
    if (this.depth === 0) return false;
    this.depth--;
    this.left.set(this.saved[this.depth]!);
    this.clearQueues();
    this.strike(this.guessed[this.depth]!);
    return true;
  }

  /** Settles singles and removes locked candidates until nothing changes or a constraint has no candidate. */
  private settleAll(): void {
    while (this.broken === NONE) {
      if (this.singleCount > 0) {
        const constraint = this.singles[--this.singleCount]!;
        if (this.left[constraint]) this.settle(this.first(constraint));
      } else if (this.shrunkCount > 0) {
        const constraint = this.shrunk[--this.shrunkCount]!;
        this.isShrunk[constraint] = 0;
        if (this.left[constraint]) this.lock(constraint);
      } else return;
    }
  }

  /**
   * Makes a candidate true: removes the others of its constraints, which are then settled, and its digit from the cells
   * that form a pair with its cell.
   */
  private settle(candidate: Candidate): void {
    const { left, cover } = this;
    const { start, memberOf, bits, candidates, geometry, constraints } = cover;
    const { size, pairStart, pairPeers } = geometry;
    const cell = (candidate / size) | 0;
    const digit = candidate % size;
    for (let i = start[candidate]!; i < start[candidate + 1]!; i++) {
      const constraint = memberOf[i]!;
      for (let others = left[constraint]! & ~bits[i]!; others; others &= others - 1)
        this.strike(candidates[constraint * size + lowestBit(others)]!);
      left[constraint] = 0;
    }
    for (let i = pairStart[cell]!; i < pairStart[cell + 1]!; i++) {
      const other = pairPeers[i]!;
      if (left[other]! & (1 << digit)) this.strike(other * size + digit);
    }
    left[constraints + cell] = digit;
  }

  private strike(candidate: Candidate): void {
    const { left, cover } = this;
    const { start, memberOf, bits, geometry } = cover;
    for (let i = start[candidate]!; i < start[candidate + 1]!; i++) {
      const constraint = memberOf[i]!;
      const rest = (left[constraint]! &= ~bits[i]!);
      if ((rest & (rest - 1)) === 0) {
        if (rest === 0) this.broken = constraint;
        else this.singles[this.singleCount++] = constraint;
      } else if (constraint >= geometry.cells && this.isShrunk[constraint] === 0) {
        this.isShrunk[constraint] = 1;
        this.shrunk[this.shrunkCount++] = constraint;
      }
    }
  }

  /**
   * Applies locked candidates: if all places of a digit in a house lie in another house, removes it from the rest of
   * that house.
   */
  private lock(constraint: number): void {
    const { left, cover } = this;
    const { start, memberOf, candidates, geometry } = cover;
    const { size, cells, houses, crossings } = geometry;
    const house = ((constraint - cells) / size) | 0;
    const candidate = this.first(constraint);
    for (let i = start[candidate]! + 1; i < start[candidate + 1]!; i++) {
      const other = memberOf[i]!;
      const otherHouse = ((other - cells) / size) | 0;
      if (left[constraint]! & ~crossings[house * houses + otherHouse]!) continue;
      for (let rest = left[other]! & ~crossings[otherHouse * houses + house]!; rest; rest &= rest - 1)
        this.strike(candidates[other * size + lowestBit(rest)]!);
    }
  }

  private first(constraint: number): Candidate {
    return this.candidateAt(constraint, lowestBit(this.left[constraint]!));
  }

  private candidateAt(constraint: number, bit: number): Candidate {
    return this.cover.candidates[constraint * this.geometry.size + bit]!;
  }

  /** The open constraint with the fewest candidates for its weight; NONE when all are settled. */
  private tightest(): number {
    const { left, weights } = this;
    let best = NONE;
    let least = Infinity;
    for (let constraint = 0; constraint < weights.length; constraint++) {
      if (left[constraint] === 0) continue;
      const score = countBits(left[constraint]!) / weights[constraint]!;
      if (score >= least) continue;
      least = score;
      best = constraint;
    }
    return best;
  }

  /** Increases the weight of a constraint that ran out of candidates. */
  private addWeight(constraint: number): void {
    const { weights } = this;
    weights[constraint]! += this.weight;
    this.weight *= FADE;
    if (this.weight < HEAVIEST) return;
    for (let i = 0; i < weights.length; i++) weights[i]! /= HEAVIEST;
    this.weight /= HEAVIEST;
  }
}
