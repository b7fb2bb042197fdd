/**
 * Filters for hits of almost locked sets. Most outcomes can be reached in many ways, on open grids in thousands: a
 * search asks its filter before it makes the pattern of a hit.
 */
import type { Candidate, Geometry } from '../../core/geometry.js';

export interface HitFilter {
  /** True if a hit is wanted that has these eliminations and sets with this number of cells altogether. */
  accepts(remove: readonly Candidate[], cells: number): boolean;
}

/** Accepts every hit. */
export const EVERY_HIT: HitFilter = { accepts: () => true };

/** Rejects a hit if an accepted one has its eliminations, in the same order, with no more cells. */
export class FewestCells implements HitFilter {
  /** A tree of eliminations: by node and candidate, the next node. The root is 0. */
  private readonly nodes = new Map<number, number>();
  /** By node, the fewest cells of the hits whose eliminations end there; 0 if there is none. */
  private readonly fewest: number[] = [0];

  constructor(private readonly geometry: Geometry) {}

  accepts(remove: readonly Candidate[], cells: number): boolean {
    const { nodes, fewest } = this;
    let node = 0;
    for (let i = 0; i < remove.length; i++) {
      const key = node * this.geometry.candidates + remove[i]!;
      let next = nodes.get(key);
      if (next === undefined) {
        next = fewest.push(0) - 1;
        nodes.set(key, next);
      }
      node = next;
    }
    const known = fewest[node]!;
    if (known > 0 && cells >= known) return false;
    fewest[node] = cells;
    return true;
  }
}
