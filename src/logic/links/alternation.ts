/**
 * Alternating chains with two ends: off at the one makes on at the other, so one of the ends is true, and what conflicts
 * with both is not. X-chains, XY-chains, wings and AIC differ in their links alone.
 */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { markCandidates } from '../step/marks.js';
import { candidates, chain as chainTerm, conclusion, refuting, say } from '../step/message.js';
import { firstOfEachOutcome } from '../step/outcome.js';
import { type Explanation, type Hit, removing } from '../step/strategy.js';
import { type Chain, chainMarks, chainTo, chainTruths, patternMarksIn, withSets } from './chain.js';
import type { LinkGraph } from './graph.js';
import { leads } from './link-list.js';
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

/** All pairs of nodes joined by a chain of three links or more that takes something away. */
export function endsOf(graph: LinkGraph, accept: (start: Node, end: Node) => boolean): Ends[] {
  const found: Ends[] = [];
  const walk = new Walk(graph);
  for (let start = 0; start < graph.nodes.length; start++) {
    if (!leads(graph, off(start))) continue;
    walk.from(off(start)).all();
    for (let i = 1; i < walk.count; i++) {
      const state = walk.reached[i]!;
      const end = nodeIn(state);
      const length = walk.distance(state);
      if (!isOn(state) || end < start || length < 3 || !accept(start, end)) continue;
      const remove = seenByBoth(graph, start, end);
      if (remove.length > 0) found.push({ graph, start, end, length, remove });
    }
  }
  return found;
}

/** Shortest first, then those that take more; one for each outcome. */
export function* shortestFirst(found: Ends[]): Generator<Hit<Alternation>, void, void> {
  found.sort((a, b) => a.length - b.length || b.remove.length - a.remove.length);
  for (const { graph, start, end, remove } of firstOfEachOutcome(found))
    yield removing({ chain: chainTo(graph, new Walk(graph).from(off(start)), on(end)) }, remove);
}

const EITHER = 'Either {start} or {end} is true: {chain}. Whatever conflicts with both is false: {conclusion}.';

/** The sentence for a chain that leads from a candidate's falsehood to its truth. */
export const LEADS_BACK =
  'Suppose {supposed}. That leads back to {start} being true: {chain}. So it is true, and whatever conflicts with it is false: {conclusion}.';

export function explainAlternation({ place, remove, pattern: { chain } }: Hit<Alternation>, _: Geometry): Explanation {
  const start = chain[0]!.candidates;
  const end = chain.at(-1)!.candidates;
  const terms = {
    start: candidates(start),
    end: candidates(end),
    supposed: refuting(false, ...start),
    chain: chainTerm(chain),
    conclusion: conclusion({ place, remove }),
  };
  return {
    message: withSets(chain, `${start}` === `${end}` ? say(LEADS_BACK, terms) : say(EITHER, terms)),
    marks: [...patternMarksIn(chain), ...chainMarks(chain), ...markCandidates('target', remove)],
    truths: chainTruths(chain),
  };
}
