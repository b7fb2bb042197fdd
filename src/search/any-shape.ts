/**
 * The engine for any box shape. It keeps what is left of each constraint of the cover as a bit set, settles single
 * candidates and takes out locked ones until nothing moves, then supposes one candidate of the constraint that is
 * smallest for the trouble it has made (weighted degrees: Boussemart, Hemery, Lecoutre and Sais 2004). Refuted, the
 * candidate goes, and the search goes on from there; a start that takes too long is given up for one that knows better.
 */
import { countBits, lowestBit } from '../core/bits.js';
import { EMPTY, type Numbers } from '../core/board.js';
import type { Candidate, Geometry } from '../core/geometry.js';
import { type Cover, coverOf } from './cover.js';
import { type Position, type SearchOptions, type SearchResult, watch } from './result.js';

/** Guesses before the first fresh start, and by how much patience grows from one to the next. */
const PATIENCE = 400;
const GROWTH = 1.4;
/** Old trouble fades: each new one weighs so much more than the last. */
const FADE = 1.02;
const HEAVIEST = 1e100;

const NONE = -1;

export class ShapeEngine {
  private readonly geometry: Geometry;
  private readonly cover: Cover;
  /** What is left of each constraint, then the value of each cell. A constraint that is settled has nothing left. */
  private readonly left: Int32Array;
  private readonly start: Int32Array;
  private readonly saved: Int32Array[] = [];
  private readonly supposed: Candidate[] = [];
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

  constructor(geometry: Geometry) {
    this.cover = coverOf(geometry);
    this.geometry = geometry;
    const { constraints } = this.cover;
    this.left = new Int32Array(constraints + geometry.cells);
    this.start = new Int32Array(this.left.length);
    this.weights = new Float64Array(constraints);
    this.singles = new Uint16Array(constraints);
    this.shrunk = new Uint16Array(constraints);
    this.isShrunk = new Uint8Array(constraints);
  }

  search(position: Position, options: SearchOptions): SearchResult {
    const { limit = 2 } = options;
    const isOver = watch(options);
    const solutions: Numbers[] = [];
    let nodes = 0;
    let depth = 0;
    let patience = PATIENCE;
    this.load(position);
    for (;;) {
      this.settleAll();
      const next = this.broken === NONE ? this.tightest() : NONE;
      if (next !== NONE) {
        if (isOver(++nodes)) return { solutions, ended: 'cut', nodes };
        if (nodes > patience && solutions.length === 0) {
          patience = nodes + (patience *= GROWTH);
          depth = 0;
          this.left.set(this.start);
        } else this.suppose(depth++, this.first(next));
        continue;
      }
      if (this.broken === NONE) solutions.push(Int8Array.from(this.left.subarray(this.cover.constraints)));
      else this.blame(this.broken);
      if (solutions.length >= limit) return { solutions, ended: 'limit', nodes };
      if (depth === 0) return { solutions, ended: 'all', nodes };
      this.refute(--depth);
    }
  }

  /** Everything open, then the position's values and what it has lost. */
  private load({ geometry, values, candidates }: Position): void {
    const { left, cover } = this;
    const { size, cells, all } = geometry;
    left.fill(all, 0, cover.constraints).fill(EMPTY, cover.constraints);
    this.weights.fill(1);
    this.weight = 1;
    this.forget();
    for (let cell = 0; cell < cells; cell++)
      if (values[cell] !== EMPTY) {
        const candidate = geometry.candidate(cell, values[cell]!);
        if (left[cell]! & (1 << values[cell]!)) this.settle(candidate);
        else this.broken = cell;
      }
    if (candidates)
      for (let cell = 0; cell < cells; cell++)
        for (let gone = left[cell]! & ~candidates[cell]!; gone; gone &= gone - 1)
          this.strike(cell * size + lowestBit(gone));
    this.settleAll();
    this.start.set(left);
  }

  private forget(): void {
    this.broken = NONE;
    this.singleCount = 0;
    while (this.shrunkCount > 0) this.isShrunk[this.shrunk[--this.shrunkCount]!] = 0;
  }

  private suppose(depth: number, candidate: Candidate): void {
    (this.saved[depth] ??= new Int32Array(this.left.length)).set(this.left);
    this.supposed[depth] = candidate;
    this.settle(candidate);
  }

  /** Back to where a candidate was supposed, without it. */
  private refute(depth: number): void {
    this.left.set(this.saved[depth]!);
    this.forget();
    this.strike(this.supposed[depth]!);
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

  /** The candidate is true: all others of its constraints go, and the constraints are done with. */
  private settle(candidate: Candidate): void {
    const { left, cover } = this;
    const { start, memberOf, bits, candidates, geometry, constraints } = cover;
    const { size } = geometry;
    for (let i = start[candidate]!; i < start[candidate + 1]!; i++) {
      const constraint = memberOf[i]!;
      for (let others = left[constraint]! & ~bits[i]!; others; others &= others - 1)
        this.strike(candidates[constraint * size + lowestBit(others)]!);
      left[constraint] = 0;
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

  /** Where all places of a digit in a house lie in another house too, the digit goes from the rest of that one. */
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
    return this.cover.candidates[constraint * this.geometry.size + lowestBit(this.left[constraint]!)]!;
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

  /** Remembers where trouble came up. */
  private blame(constraint: number): void {
    const { weights } = this;
    weights[constraint]! += this.weight;
    this.weight *= FADE;
    if (this.weight < HEAVIEST) return;
    for (let i = 0; i < weights.length; i++) weights[i]! /= HEAVIEST;
    this.weight /= HEAVIEST;
  }
}
