/** Chooses among many chains: the easier first, then the shorter, then by kind, then the first found. */
import type { Candidate } from '../../core/geometry.js';

export interface Rank {
  readonly rating: number;
  readonly length: number;
  /** The rank among chains of equal rating and length; smaller comes first. */
  readonly key: number;
}

/** Compares two ranks: negative if the first comes before. Two infinite values are equal: their difference is NaN. */
const compare = (a: Rank, b: Rank): number => a.rating - b.rating || a.length - b.length || a.key - b.key;

const LAST: Rank = { rating: Infinity, length: Infinity, key: Infinity };

/** Stores the chain that comes first. */
export class BestChain<Chain> {
  chain: Chain | undefined;
  rank: Rank;

  /** `limit`: the greatest rank of a chain to store. */
  constructor(limit: Partial<Rank> = {}) {
    this.rank = { ...LAST, ...limit };
  }

  get maxLength(): number {
    return this.rank.length;
  }

  accepts(rank: Rank): boolean {
    return compare(rank, this.rank) < 0;
  }

  /** Returns the greatest length that a chain with this key may still have. */
  limit(key: number): number {
    return key < this.rank.key ? this.rank.length : this.rank.length - 1;
  }

  add(chain: Chain, rank: Rank): void {
    if (!this.accepts(rank)) return;
    this.chain = chain;
    this.rank = rank;
  }
}

interface Found<Chain> {
  readonly chain: Chain;
  readonly remove: readonly Candidate[];
  readonly rank: Rank;
  readonly index: number;
}

/** Stores for each candidate the first of the chains that remove it. */
export class BestByCandidate<Chain> {
  readonly maxLength = Infinity;
  private readonly best = new Map<Candidate, Found<Chain>>();
  private count = 0;

  add(chain: Chain, remove: readonly Candidate[], rank: Rank): void {
    const found = { chain, remove, rank, index: this.count++ };
    for (const candidate of remove) {
      const before = this.best.get(candidate);
      if (!before || compare(rank, before.rank) < 0) this.best.set(candidate, found);
    }
  }

  get isEmpty(): boolean {
    return this.best.size === 0;
  }

  /** Returns the greatest length, at a rating, with which a chain would be the first for some of the candidates. */
  limit(candidates: readonly Candidate[], key: number): number {
    let longest = 0;
    for (const candidate of candidates) {
      const before = this.best.get(candidate);
      if (!before) return Infinity;
      longest = Math.max(longest, key < before.rank.key ? before.rank.length : before.rank.length - 1);
    }
    return longest;
  }

  sorted(): Found<Chain>[] {
    return [...new Set(this.best.values())].sort((a, b) => compare(a.rank, b.rank) || a.index - b.index);
  }
}

const STEP = 0.1;

/**
 * Returns the part of a rating that comes from length: 0.1 more at each of 4, 6, 8, 12, 16, 24 ... links, added up as
 * Sudoku Explainer does. It is defined here, and not with that program's ladder, because the choice of nested chains
 * uses it too.
 */
export function lengthRating(complexity: number): number {
  let added = 0;
  let threshold = 4;
  for (let odd = false; complexity - 2 > threshold; odd = !odd) {
    added += STEP;
    threshold = odd ? (threshold * 4) / 3 : (threshold * 3) / 2;
  }
  return added;
}
