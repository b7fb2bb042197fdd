/**
 * Alternating chains with two ends: if one end is off, the other is on. So one of the ends is true, and candidates that
 * conflict with both are false. X-chains, XY-chains, wings and AIC differ only in their links.
 */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { markCandidates } from '../step/marks.js';
import { candidates, chain as chainTerm, conclusion, refutedSupposition, say } from '../step/message.js';
import { firstOfEachOutcome } from '../step/outcome.js';
import { type Explanation, type Hit, removing } from '../step/strategy.js';
import { type Chain, chainMarks, chainTo, chainTruths, patternMarksIn, withSetDescriptions } from './chain.js';
import type { LinkGraph } from './graph.js';
import { hasLinks } from './link-list.js';
import { seenByBoth } from './seen.js';
import { isOn, type Node, nodeIn, off, on } from './state.js';
import { Walk } from './walk.js';

export interface Alternation {
  readonly chain: Chain;
}

/** Two nodes, one of which is true, the eliminations that follow, and the number of links between them. */
export interface Ends {
  readonly graph: LinkGraph;
  readonly start: Node;
  readonly end: Node;
  readonly length: number;
  readonly remove: readonly Candidate[];
}

/** Returns all pairs of nodes joined by a chain of three or more links that removes a candidate. */
export function endsOf(graph: LinkGraph, accept: (graph: LinkGraph, start: Node, end: Node) => boolean): Ends[] {
  const found: Ends[] = [];
  const walk = new Walk(graph);
  for (let start = 0; start < graph.nodes.length; start++) {
    if (!hasLinks(graph, off(start))) continue;
    walk.from(off(start)).complete();
    for (let i = 1; i < walk.count; i++) {
      const state = walk.reached[i]!;
      const end = nodeIn(state);
      const length = walk.distance(state);
      if (!isOn(state) || end < start || length < 3 || !accept(graph, start, end)) continue;
      const remove = seenByBoth(graph, start, end);
      if (remove.length > 0) found.push({ graph, start, end, length, remove });
    }
  }
  return found;
}

/** Yields the shortest first, then those that remove more; one for each outcome. */
export function* shortestFirst(found: Ends[]): Generator<Hit<Alternation>, void, void> {
  found.sort((a, b) => a.length - b.length || b.remove.length - a.remove.length);
  for (const { graph, start, end, remove } of firstOfEachOutcome(found))
    yield removing({ chain: chainTo(graph, new Walk(graph).from(off(start)), on(end)) }, remove);
}

const ONE_IS_TRUE = 'At least one of {start} and {end} is true: {chain}. Both rule out {removed}: {conclusion}.';

/** The sentence for a chain from a candidate that is off to itself on. */
export const LEADS_BACK =
  'Suppose {supposed} is false. Then, link by link, {start} is true: {chain}. So it is true in any case. That rules out {removed}: {conclusion}.';

export function explainAlternation({ place, remove, pattern: { chain } }: Hit<Alternation>, _: Geometry): Explanation {
  const start = chain[0]!.candidates;
  const end = chain.at(-1)!.candidates;
  const terms = {
    start: candidates(start),
    end: candidates(end),
    supposed: refutedSupposition(false, ...start),
    chain: chainTerm(chain),
    removed: candidates(remove),
    conclusion: conclusion({ place, remove }),
  };
  return {
    message: withSetDescriptions(chain, `${start}` === `${end}` ? say(LEADS_BACK, terms) : say(ONE_IS_TRUE, terms)),
    marks: [...patternMarksIn(chain), ...chainMarks(chain), ...markCandidates('target', remove)],
    truths: chainTruths(chain),
  };
}
