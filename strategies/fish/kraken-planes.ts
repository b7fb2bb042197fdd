/** Planes for kraken fish: a candidate counts as seeing the candidates that it removes by a chain of any length. */

import type { Markup } from '../../src/core/board.js';
import type { Clock } from '../../src/core/clock.js';
import type { Candidate } from '../../src/core/geometry.js';
import { addTo, type Plane } from '../../src/logic/digit/fish/plane.js';
import { Placings, rowsOf } from '../../src/logic/digit/placings.js';
import { type Chain, chainTo } from '../../src/logic/links/chain.js';
import { type Closure, closureOf } from '../../src/logic/links/closure.js';
import { type LinkGraph, plainGraph } from '../../src/logic/links/graph.js';
import { off, on } from '../../src/logic/links/state.js';
import { Walk } from '../../src/logic/links/walk.js';

/** The chains from true candidates to false ones, over links between single candidates. */
export class ChainReach {
  private readonly walk: Walk;
  /** By start, the number of links to each node that is off. A walk would take ten times as much. */
  private readonly distances: (Uint16Array | undefined)[] = [];

  constructor(
    readonly graph: LinkGraph,
    readonly closure: Closure,
  ) {
    this.walk = new Walk(graph);
  }

  /** True if a chain leads from a candidate that is true to one that is false. */
  has(from: Candidate, to: Candidate): boolean {
    const { nodeOf } = this.graph;
    return this.closure.has(on(nodeOf[from]!), off(nodeOf[to]!));
  }

  /** Returns the number of links of a shortest chain; -1 if there is none. */
  distance(from: Candidate, to: Candidate): number {
    return this.has(from, to) ? (this.distances[from] ??= this.distancesFrom(from))[this.graph.nodeOf[to]!]! : -1;
  }

  private distancesFrom(from: Candidate): Uint16Array {
    const { nodes } = this.graph;
    const walk = this.walkFrom(from).complete();
    const distances = new Uint16Array(nodes.length);
    for (let node = 0; node < nodes.length; node++) distances[node] = walk.distance(off(node));
    return distances;
  }

  private walkFrom(from: Candidate): Walk {
    return this.walk.from(on(this.graph.nodeOf[from]!));
  }

  /** Returns one of the shortest chains. */
  chain(from: Candidate, to: Candidate): Chain {
    return chainTo(this.graph, this.walkFrom(from), off(this.graph.nodeOf[to]!));
  }
}

export function chainReachOf(board: Markup, clock: Clock): ChainReach {
  const graph = plainGraph(board, clock);
  return new ChainReach(graph, closureOf(graph, clock));
}

/**
 * Returns candidates, of any digit, that reach so much of a plane that its digit could not be placed: no kraken removes
 * others.
 */
export function targetsOf(board: Markup, { digit, candidates }: Plane, reach: ChainReach, clock: Clock): Candidate[] {
  const { geometry } = board;
  const { nodes, nodeOf, singleCount } = reach.graph;
  const { words, sets } = reach.closure;
  const placings = new Placings(geometry);
  placings.load(rowsOf(board, digit));
  const targets: Candidate[] = [];
  /** Candidates, as off states, that reach every placing found so far. Chains run backwards too. */
  const open = new Int32Array(words).fill(-1);
  for (let node = 0; node < singleCount; node++) {
    if ((open[off(node) >> 5]! & (1 << (off(node) & 31))) === 0) continue;
    clock();
    const target = nodes[node]![0]!;
    const reached = new Int32Array(geometry.size);
    for (const candidate of candidates) {
      const cell = geometry.cellOf(candidate);
      if (reach.has(target, candidate)) reached[geometry.rowOf(cell)]! |= 1 << geometry.columnOf(cell);
    }
    if (!placings.findWithout(reached)) {
      targets.push(target);
      continue;
    }
    const reaching = new Int32Array(words);
    for (const candidate of candidates) {
      const cell = geometry.cellOf(candidate);
      if (placings.found[geometry.rowOf(cell)] !== 1 << geometry.columnOf(cell)) continue;
      for (let word = 0; word < words; word++) reaching[word]! |= sets[on(nodeOf[candidate]!) * words + word]!;
    }
    for (let word = 0; word < words; word++) open[word]! &= reaching[word]!;
  }
  return targets;
}

/** Returns the candidates of a plane that a candidate reaches. */
function reachedBy({ candidates, words }: Plane, reach: ChainReach, candidate: Candidate): Int32Array {
  const reached = new Int32Array(words);
  for (const [i, other] of candidates.entries()) if (reach.has(candidate, other)) addTo(reached, 0, i);
  return reached;
}

/** Returns a copy of the plane in which candidates see all that they reach by chains. */
export function withChains(plane: Plane, targets: readonly Candidate[], reach: ChainReach, clock: Clock): Plane {
  const { candidates, words } = plane;
  const seen = new Int32Array(plane.seen.length);
  const unplaceable = new Int32Array(words);
  for (const [i, candidate] of candidates.entries()) {
    clock();
    seen.set(reachedBy(plane, reach, candidate), i * words);
    if (targets.includes(candidate)) addTo(unplaceable, 0, i);
  }
  return { ...plane, seen, unplaceable };
}

/**
 * Returns a plane with the targets added: seen by the candidates that reach them, and held by every house, but only as
 * a cover.
 */
export function withTargets(plane: Plane, targets: readonly Candidate[], reach: ChainReach, clock: Clock): Plane {
  const candidates = [...plane.candidates, ...targets];
  const words = Math.ceil(candidates.length / 32);
  const widened = (sets: Int32Array, count: number): Int32Array => {
    const wide = new Int32Array(count * words);
    for (let i = 0; i < count; i++) wide.set(sets.subarray(i * plane.words, (i + 1) * plane.words), i * words);
    return wide;
  };
  const held = widened(plane.held, plane.houses.length);
  const covering = held.slice();
  const seen = new Int32Array(candidates.length * words);
  const unplaceable = new Int32Array(words);
  for (const [i, target] of targets.entries()) {
    clock();
    const number = plane.candidates.length + i;
    addTo(unplaceable, 0, number);
    for (let house = 0; house < plane.houses.length; house++) addTo(covering, house * words, number);
    seen.set(reachedBy(plane, reach, target), number * words);
    for (const [other, candidate] of plane.candidates.entries())
      if (reach.has(candidate, target)) addTo(seen, other * words, number);
  }
  return { ...plane, candidates, words, held, covering, seen, unplaceable };
}
