/** How far each candidate reaches when it is true, by chains of links between single candidates. */
import type { Candidate } from '../../src/core/geometry.js';
import { perPosition } from '../../src/core/per-position.js';
import type { Chain } from '../../src/logic/links/chain.js';
import { chainTo, consequencesOn, follow, isOnState, nodeIn, stateOf } from '../../src/logic/links/follow.js';
import type { LinkGraph } from '../../src/logic/links/graph.js';
import { plainGraph } from '../../src/logic/links/plain-links.js';

export interface ChainReach {
  readonly graph: LinkGraph;
  /** Links from node a being true to node b being false, at `a * singles + b`; 0 where there is no such chain. */
  readonly links: Uint8Array;
}

const LONGEST = 255;

export const chainReachOf = perPosition((board): ChainReach => {
  const graph = plainGraph(board);
  const { singles } = graph;
  const links = new Uint8Array(singles * singles);
  const consequences = consequencesOn(graph);
  for (let node = 0; node < singles; node++) {
    follow(consequences, stateOf(node, true));
    for (let i = 1; i < consequences.count; i++) {
      const state = consequences.reached[i]!;
      if (!isOnState(state)) links[node * singles + nodeIn(state)] = Math.min(consequences.depth[state]!, LONGEST);
    }
  }
  return { graph, links };
});

/** How many links it takes from a candidate that is true to one that is false; 0 if there is no such chain. */
export const linksBetween = ({ graph, links }: ChainReach, from: Candidate, to: Candidate): number =>
  links[graph.nodeOf[from]! * graph.singles + graph.nodeOf[to]!]!;

/** One of the shortest chains from a candidate that is true to one that is false. */
export function chainBetween({ graph }: ChainReach, from: Candidate, to: Candidate): Chain {
  const consequences = consequencesOn(graph);
  follow(consequences, stateOf(graph.nodeOf[from]!, true));
  return chainTo(consequences, stateOf(graph.nodeOf[to]!, false));
}
