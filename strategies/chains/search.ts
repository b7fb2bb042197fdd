/** The chains of a position: one search for each choice of links, shared by all strategies that use its results. */

import type { Markup } from '../../src/core/board.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { LinkSource } from '../../src/logic/links/graph.js';
import { groupLinks } from '../../src/logic/links/group-links.js';
import { byLength, type ChainPattern, type FoundChain, searchChains } from '../../src/logic/links/loops.js';
import {
  type FindRefuted,
  refutedByGroupedChains,
  refutedByPlainChains,
  refutedBySetChains,
  refutedWith,
} from '../../src/logic/links/refuted.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import { type Hit, removing } from '../../src/logic/step/strategy.js';

type Search = (board: Markup, clock?: Clock) => readonly FoundChain[];

/** Makes a search for chains to the candidates that a graph refutes. */
function among(refutedOn: FindRefuted): Search {
  const search = (board: Markup, clock: Clock): readonly FoundChain[] => searchChains(refutedOn(board, clock), clock);
  return (board, clock) => board.memo(search, clock);
}

/** Links between single candidates only. */
export const plainSearch = among(refutedByPlainChains);

/** Links that may also pass through groups. */
export const groupedSearch = among(refutedByGroupedChains);

/** Links with groups, and links of another source. */
export const groupedWith = (source: LinkSource): Search => among(refutedWith(groupLinks, source));

/** Links with groups and almost locked sets. */
export const setSearch = among(refutedBySetChains);

/** Yields the chains of some kind from several searches, shortest first; for each outcome the first. */
export function* chainHits(
  board: Markup,
  searches: readonly Search[],
  accept: (found: FoundChain) => boolean,
  clock = unlimited,
): Generator<Hit<ChainPattern>, void, void> {
  const found: FoundChain[] = [];
  for (const search of searches) found.push(...search(board, clock).filter(accept));
  if (searches.length > 1) found.sort(byLength);
  yield* firstOfEachOutcome(hitsOf(found));
}

function* hitsOf(found: readonly FoundChain[]): Generator<Hit<ChainPattern>, void, void> {
  for (const { kind, chain, remove } of found) yield removing({ kind, chain }, remove);
}
