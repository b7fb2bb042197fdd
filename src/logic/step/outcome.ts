/** What steps do, whatever their reason. */
import type { Candidate } from '../../core/geometry.js';

/** What a hit places and removes, or what is to become one. */
interface Outcome {
  readonly place?: readonly Candidate[];
  readonly remove: readonly Candidate[];
}

/** A name for what a hit does: hits of one name are worth the same. */
export const outcomeOf = ({ place = [], remove }: Outcome): string => `${ascending(place)}|${ascending(remove)}`;

const ascending = (candidates: readonly Candidate[]): string => [...new Set(candidates)].sort((a, b) => a - b).join();

/** Of the hits with one outcome the first. */
export function* firstOfEachOutcome<Found extends Outcome>(all: Iterable<Found>): Generator<Found, void, void> {
  const known = new Set<string>();
  for (const found of all) if (known.size < known.add(outcomeOf(found)).size) yield found;
}
