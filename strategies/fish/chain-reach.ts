/** How far each candidate reaches when it is true, by chains of links between single candidates. */

import { perPosition } from '../../src/core/caches.js';
import type { Candidate } from '../../src/core/geometry.js';
import type { Chain } from '../../src/logic/links/chain.js';
import { chainTo } from '../../src/logic/links/chain-to.js';
import { type LinkGraph, plainGraph } from '../../src/logic/links/graph.js';
import { isOn, nodeIn, off, on } from '../../src/logic/links/state.js';
import { Walk } from '../../src/logic/links/walk.js';

export interface ChainReach {
  readonly graph: LinkGraph;
  /** Links from node a being true to node b being false, at `a * singles + b`; 0 where there is no such chain. */
  readonly links: Uint8Array;
}

const LONGEST = 255;

export const chainReachOf = perPosition((board, clock): ChainReach => {
  const graph = plainGraph(board);
  const { singles } = graph;
  const links = new Uint8Array(singles * singles);
  const walk = new Walk(graph);
  for (let node = 0; node < singles; node++) {
    clock();
    walk.from(on(node)).all();
    for (let i = 1; i < walk.count; i++) {
      const state = walk.reached[i]!;
      if (!isOn(state)) links[node * singles + nodeIn(state)] = Math.min(walk.distance(state), LONGEST);
    }
  }
  return { graph, links };
});

/** How many links it takes from a candidate that is true to one that is false; 0 if there is no such chain. */
export const linksBetween = ({ graph, links }: ChainReach, from: Candidate, to: Candidate): number =>
  links[graph.nodeOf[from]! * graph.singles + graph.nodeOf[to]!]!;

/** One of the shortest chains from a candidate that is true to one that is false. */
export const chainBetween = ({ graph }: ChainReach, from: Candidate, to: Candidate): Chain =>
  chainTo(graph, new Walk(graph).from(on(graph.nodeOf[from]!)), off(graph.nodeOf[to]!));
