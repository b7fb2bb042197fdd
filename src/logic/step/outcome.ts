/** Outcomes of steps, apart from their reasons. */
import type { Candidate } from '../../core/geometry.js';

/** Placements and eliminations of a hit, or of a draft of one. */
export interface Doing {
  readonly place?: readonly Candidate[];
  readonly remove: readonly Candidate[];
}

/** Returns a key of a hit's outcome. Hits with the same key have the same effect. */
export const outcomeOf = ({ place = [], remove }: Doing): string => `${ascending(place)}|${ascending(remove)}`;

const ascending = (candidates: readonly Candidate[]): string =>
  candidates.length < 2 ? candidates.join() : [...new Set(candidates)].sort((a, b) => a - b).join();

/** A set of outcomes, whatever led to them. */
export class Outcomes {
  private readonly names = new Set<string>();
  private readonly placed = new Set<Candidate>();
  private readonly removed = new Set<Candidate>();
  private readonly all: Doing[] = [];

  get count(): number {
    return this.all.length;
  }

  /** The first hit of each outcome, in the order of addition. */
  get list(): readonly Doing[] {
    return this.all;
  }

  /** Adds a hit's outcome. Returns true if it was not known. */
  add(hit: Doing): boolean {
    const { names } = this;
    if (names.size === names.add(outcomeOf(hit)).size) return false;
    const { place = [], remove } = hit;
    this.all.push(hit);
    if (place.length === 1 && remove.length === 0) this.placed.add(place[0]!);
    if (remove.length === 1 && place.length === 0) this.removed.add(remove[0]!);
    return true;
  }

  has(hit: Doing): boolean {
    return this.names.has(outcomeOf(hit));
  }

  /** True if some hit placed just this candidate. */
  places(candidate: Candidate): boolean {
    return this.placed.has(candidate);
  }

  /** True if some hit removed just this candidate. */
  removes(candidate: Candidate): boolean {
    return this.removed.has(candidate);
  }
}

const NOTHING = outcomeOf({ remove: [] });

/** Yields the first hit of each outcome, and all pauses, which change nothing. */
export function* firstOfEachOutcome<Found extends Doing>(all: Iterable<Found>): Generator<Found, void, void> {
  const known = new Outcomes();
  for (const found of all) if (known.add(found) || outcomeOf(found) === NOTHING) yield found;
}
