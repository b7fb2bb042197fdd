/** What steps do, whatever their reason. */
import type { Candidate } from '../../core/geometry.js';
import type { Hit } from './strategy.js';

/** A name for what a hit does: hits of one name are worth the same. */
export const outcomeOf = ({ place, remove }: Pick<Hit, 'place' | 'remove'>): string =>
  `${ascending(place)}|${ascending(remove)}`;

const ascending = (candidates: readonly Candidate[]): string => [...new Set(candidates)].sort((a, b) => a - b).join();

/** Of the hits with one outcome the first. */
export function* firstOfEachOutcome<Pattern>(hits: Iterable<Hit<Pattern>>): Generator<Hit<Pattern>, void, void> {
  const known = new Set<string>();
  for (const hit of hits) if (known.size < known.add(outcomeOf(hit)).size) yield hit;
}
