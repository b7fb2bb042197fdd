/** The chains of a position: one search for each choice of links, shared by all strategies that use its results. */

import type { Markup } from '../../src/core/board.js';
import { perPosition } from '../../src/core/caches.js';
import type { Clock } from '../../src/core/clock.js';
import { extendGraph, type LinkSource, plainGraph } from '../../src/logic/links/graph.js';
import { groupLinks } from '../../src/logic/links/group-links.js';
import { byLength, type ChainPattern, type FoundChain, searchChains } from '../../src/logic/links/loops.js';
import {
  findRefuted,
  refutedByGroupedChains,
  refutedByPlainChains,
  refutedBySetChains,
} from '../../src/logic/links/refuted.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import { type Hit, removing } from '../../src/logic/step/strategy.js';

type Search = (board: Markup, clock?: Clock) => readonly FoundChain[];

/** Links between single candidates only. */
export const plainSearch: Search = perPosition((board, clock) =>
  searchChains(refutedByPlainChains(board, clock), clock),
);

/** Links that may also pass through groups. */
export const groupedSearch: Search = perPosition((board, clock) =>
  searchChains(refutedByGroupedChains(board, clock), clock),
);

/** Links with groups, and links of another source. */
export const groupedWith = (source: LinkSource): Search =>
  perPosition((board, clock) =>
    searchChains(findRefuted(extendGraph(board, plainGraph(board), [groupLinks, source], clock), clock), clock),
  );

/** Links with groups and almost locked sets. */
export const setSearch: Search = perPosition((board, clock) => searchChains(refutedBySetChains(board, clock), clock));

/** Yields the chains of some kind from several searches, shortest first; for each outcome the first. */
export function chainHits(
  board: Markup,
  searches: readonly Search[],
  accept: (found: FoundChain) => boolean,
  clock?: Clock,
): Generator<Hit<ChainPattern>, void, void> {
  const found = searches.flatMap((search) => search(board, clock).filter(accept));
  if (searches.length > 1) found.sort(byLength);
  return firstOfEachOutcome(hitsOf(found));
}

function* hitsOf(found: readonly FoundChain[]): Generator<Hit<ChainPattern>, void, void> {
  for (const { kind, chain, remove } of found) yield removing({ kind, chain }, remove);
}
