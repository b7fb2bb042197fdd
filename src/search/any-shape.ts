/**
 * The engine for any box shape. It keeps what is left of each constraint of the cover as a bit set, settles single
 * candidates and takes out locked ones until nothing moves, then supposes one candidate of the constraint that is
 * smallest for the trouble it has made (weighted degrees: Boussemart, Hemery, Lecoutre and Sais 2004). Refuted, the
 * candidate goes, and the search goes on from there; a start that takes too long is given up for one that knows better.
 */
import { type Bits, countBits, lowestBit } from '../core/bits.js';
import { EMPTY, type Numbers } from '../core/board.js';
import type { Candidate, Geometry } from '../core/geometry.js';
import { coverOf, type ExactCover } from './cover.js';
import { CUT, DONE, type Engine, type EngineResult, FOUND } from './engine.js';

/** Guesses before the first restart; the number grows by a factor from one restart to the next. */
const PATIENCE = 400;
const GROWTH = 1.4;
/** The factor by which each new conflict weighs more than the last, so that old ones fade. */
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
  private readonly supposed: Candidate[] = [];
  private depth = 0;
  private patience = PATIENCE;
  private isFound = false;
  private readonly weights: Float64Array;
  private weight = 1;
  /** Constraints that came down to one candidate. */
  private readonly singles: Uint16Array;
  private singleCount = 0;
  /** Digits in houses that lost a place and may now be locked. */
  private readonly shrunk: Uint16Array;
  private readonly isShrunk: Uint8Array;
  private shrunkCount = 0;
  /** The constraint that has no candidate left, if one has. */
  private broken = NONE;

  /**
   * `pick`: tells which candidate of a constraint is supposed first; without it the search goes the same way each time.
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
    this.patience = PATIENCE;
    this.isFound = false;
    this.forget();
    for (let cell = 0; cell < cells; cell++)
      if (values[cell] !== EMPTY) {
        if (left[cell]! & (1 << values[cell]!)) this.settle(geometry.candidate(cell, values[cell]!));
        else this.broken = cell;
      }
    if (candidates)
      for (let cell = 0; cell < cells; cell++)
        for (let gone = left[cell]! & ~candidates[cell]!; gone; gone &= gone - 1)
          this.strike(cell * size + lowestBit(gone));
    this.settleAll();
    this.origin.set(left);
  }

  next(most: number): EngineResult {
    if (this.isFound) {
      if (!this.goBack()) return DONE;
      this.isFound = false;
    }
    for (;;) {
      this.settleAll();
      if (this.broken !== NONE) {
        this.blame(this.broken);
        if (!this.goBack()) return DONE;
        continue;
      }
      const tightest = this.tightest();
      if (tightest === NONE) {
        this.isFound = true;
        this.patience = Infinity;
        return FOUND;
      }
      if (this.guesses >= most) return CUT;
      if (++this.guesses > this.patience) this.startAfresh();
      else this.suppose(this.candidateAt(tightest, this.pick(this.left[tightest]!)));
    }
  }

  write(into: Int8Array | Uint8Array, from: number, zero: number): void {
    const { constraints, geometry } = this.cover;
    for (let cell = 0; cell < geometry.cells; cell++) into[from + cell] = this.left[constraints + cell]! + zero;
  }

  private startAfresh(): void {
    this.patience = this.guesses * GROWTH + PATIENCE;
    this.depth = 0;
    this.left.set(this.origin);
  }

  private forget(): void {
    this.broken = NONE;
    this.singleCount = 0;
    while (this.shrunkCount > 0) this.isShrunk[this.shrunk[--this.shrunkCount]!] = 0;
  }

  private suppose(candidate: Candidate): void {
    (this.saved[this.depth] ??= new Int32Array(this.left.length)).set(this.left);
    this.supposed[this.depth++] = candidate;
    this.settle(candidate);
  }

  /** Returns to the last guess and removes its candidate. Returns false if there is no guess. */
  private goBack(): boolean {
    if (this.depth === 0) return false;
    this.depth--;
    this.left.set(this.saved[this.depth]!);
    this.forget();
    this.strike(this.supposed[this.depth]!);
    return true;
  }

  /** Settles singles and takes out locked candidates until nothing moves or a constraint breaks. */
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
   * The candidate is true: all others of its constraints go, which are done with, and its digit in pairs with its cell.
   */
  private settle(candidate: Candidate): void {
    const { left, cover } = this;
    const { start, memberOf, bits, candidates, geometry, constraints } = cover;
    const { size, pairStart, pairPeers } = geometry;
    for (let i = start[candidate]!; i < start[candidate + 1]!; i++) {
      const constraint = memberOf[i]!;
      for (let others = left[constraint]! & ~bits[i]!; others; others &= others - 1)
        this.strike(candidates[constraint * size + lowestBit(others)]!);
      left[constraint] = 0;
    }
    const cell = (candidate / size) | 0;
    for (let i = pairStart[cell]!; i < pairStart[cell + 1]!; i++) {
      const other = candidate + (pairPeers[i]! - cell) * size;
      if (left[pairPeers[i]!]! & (1 << (candidate % size))) this.strike(other);
    }
    left[constraints + ((candidate / size) | 0)] = candidate % size;
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
   * Locked candidates: if all places of a digit in a house lie in another house, removes it from the rest of that one.
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

  /** Increases the weight of a constraint that was broken. */
  private blame(constraint: number): void {
    const { weights } = this;
    weights[constraint]! += this.weight;
    this.weight *= FADE;
    if (this.weight < HEAVIEST) return;
    for (let i = 0; i < weights.length; i++) weights[i]! /= HEAVIEST;
    this.weight /= HEAVIEST;
  }
}
