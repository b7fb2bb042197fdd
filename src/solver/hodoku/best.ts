/**
 * HoDoKu's choice among chains and loops. The hit with the most eliminations wins; of these the shortest chain; of
 * these the smallest sum of the eliminations, sorted by digit and cell, cells weighted by their rank; of these the
 * first found.
 */
import type { Candidate, Geometry } from '../../core/geometry.js';

export class BestHit<Chain> {
  /** Eliminations of the best hit so far, in order. */
  remove: readonly Candidate[] = [];
  chain: Chain | undefined;
  private length = 0;
  private weight = 0;
  private start = 0;

  constructor(readonly geometry: Geometry) {}

  /** True if a hit could win, judged before its eliminations are listed. `length` counts nodes. */
  mayWin(eliminations: number, length: number): boolean {
    return length <= this.longest(eliminations);
  }

  /** Returns the greatest length with which a hit with this number of eliminations could win; -1 if none could. */
  longest(eliminations: number): number {
    const most = this.remove.length;
    return eliminations > most ? Infinity : eliminations === most ? this.length : -1;
  }

  /**
   * Stores a hit if it wins. `candidates` may list a candidate twice. `start`: the cell from which HoDoKu would find
   * the hit, if hits are not offered in that order. Among equal hits, the one from the lowest cell wins; from one cell,
   * the first.
   */
  offer(candidates: Iterable<Candidate>, length: number, chain: () => Chain, start = 0): void {
    const remove = sorted(candidates, this.geometry);
    if (remove.length === 0 || !this.mayWin(remove.length, length)) return;
    const weight = weightOf(remove, this.geometry);
    const isEven = remove.length === this.remove.length && length === this.length;
    if (isEven && (weight > this.weight || (weight === this.weight && start >= this.start))) return;
    this.remove = remove;
    this.length = length;
    this.weight = weight;
    this.start = start;
    this.chain = chain();
  }
}

/** Sorts candidates by digit, then by cell, and removes duplicates. */
const sorted = (candidates: Iterable<Candidate>, geometry: Geometry): Candidate[] =>
  [...new Set(candidates)].sort((a, b) => geometry.digitOf(a) - geometry.digitOf(b) || a - b);

function weightOf(remove: readonly Candidate[], geometry: Geometry): number {
  let weight = 0;
  for (const [rank, candidate] of remove.entries())
    weight += geometry.cellOf(candidate) * (1 + (geometry.cells - 1) * rank) + geometry.digitOf(candidate);
  return weight;
}
