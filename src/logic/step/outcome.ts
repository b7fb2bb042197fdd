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
  /** The first hit of each outcome, by its key. */
  private readonly hits = new Map<string, Doing>();

  get count(): number {
    return this.hits.size;
  }

  /** The first hit of each outcome, in the order of addition. */
  get list(): readonly Doing[] {
    return [...this.hits.values()];
  }

  /** Adds a hit's outcome. Returns true if it was not known. */
  add(hit: Doing): boolean {
    const isNew = !this.has(hit);
    if (isNew) this.hits.set(outcomeOf(hit), hit);
    return isNew;
  }

  has(hit: Doing): boolean {
    return this.hits.has(outcomeOf(hit));
  }

  /** True if some hit placed just this candidate. */
  places(candidate: Candidate): boolean {
    return this.has({ place: [candidate], remove: [] });
  }

  /** True if some hit removed just this candidate. */
  removes(candidate: Candidate): boolean {
    return this.has({ remove: [candidate] });
  }
}

/** Yields the first hit of each outcome. */
export function* firstOfEachOutcome<Found extends Doing>(all: Iterable<Found>): Generator<Found, void, void> {
  let known: Outcomes | undefined;
  for (const found of all) if ((known ??= new Outcomes()).add(found)) yield found;
}
