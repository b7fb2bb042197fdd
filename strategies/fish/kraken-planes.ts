/** Planes for kraken fish: a candidate counts as seeing the candidates that it removes by a chain of any length. */
import type { Markup } from '../../src/core/board.js';
import type { Clock } from '../../src/core/clock.js';
import type { Candidate } from '../../src/core/geometry.js';
import { isPauseDue, type Pausing } from '../../src/core/pausing.js';
import { addTo, type Plane } from '../../src/logic/digit/fish/plane.js';
import { Placings, rowsOf } from '../../src/logic/digit/placings.js';
import { type Chain, chainTo } from '../../src/logic/links/chain.js';
import { type LinkGraph, plainGraph } from '../../src/logic/links/graph.js';
import { isOn, nodeIn, off, on } from '../../src/logic/links/state.js';
import { Walk } from '../../src/logic/links/walk.js';

/**
 * Returns candidates, of any digit, that reach so much of a plane that its digit could not be placed: no kraken removes
 * others.
 */
export function targetsOf(board: Markup, plane: Plane, reach: ChainReach): Candidate[] {
  const { geometry } = board;
  const { graph, links } = reach;
  const places = plane.candidates.map((candidate) => {
    const cell = geometry.cellOf(candidate);
    return { node: graph.nodeOf[candidate]!, row: geometry.rowOf(cell), column: 1 << geometry.columnOf(cell) };
  });
  const placings = new Placings(geometry);
  placings.load(rowsOf(board, plane.digit));
  const known = new Int32Array(geometry.size);
  const reached = new Int32Array(geometry.size);
  const targets: Candidate[] = [];
  let isKnown = false;
  for (let from = 0; from < graph.singleCount; from++) {
    reached.fill(0);
    for (const { node, row, column } of places) if (links[from * graph.singleCount + node]) reached[row]! |= column;
    if (isKnown && !meets(known, reached)) continue;
    if (placings.findWithout(reached, known)) {
      known.set(placings.found);
      isKnown = true;
    } else targets.push(graph.nodes[from]![0]!);
  }
  return targets;
}

/** True if two sets of columns by row have a common member. */
function meets(one: Int32Array, other: Int32Array): boolean {
  for (let row = 0; row < one.length; row++) if (one[row]! & other[row]!) return true;
  return false;
}

/** Returns the candidates of a plane that a candidate reaches. */
function reachedBy({ candidates, words }: Plane, reach: ChainReach, candidate: Candidate): Int32Array {
  const reached = new Int32Array(words);
  for (const [i, other] of candidates.entries()) if (linksBetween(reach, candidate, other) > 0) addTo(reached, 0, i);
  return reached;
}

/** Returns a copy of the plane in which candidates see all that they reach by chains. */
export function withChains(plane: Plane, targets: readonly Candidate[], reach: ChainReach): Plane {
  const { candidates, words } = plane;
  const seen = new Int32Array(plane.seen.length);
  const unplaceable = new Int32Array(words);
  for (const [i, candidate] of candidates.entries()) {
    seen.set(reachedBy(plane, reach, candidate), i * words);
    if (targets.includes(candidate)) addTo(unplaceable, 0, i);
  }
  return { ...plane, seen, unplaceable };
}

/**
 * Returns a plane with the targets added: seen by the candidates that reach them, and held by every house, but only as
 * a cover.
 */
export function withTargets(plane: Plane, targets: readonly Candidate[], reach: ChainReach): Plane {
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
    const number = plane.candidates.length + i;
    addTo(unplaceable, 0, number);
    for (let house = 0; house < plane.houses.length; house++) addTo(covering, house * words, number);
    seen.set(reachedBy(plane, reach, target), number * words);
    for (const [other, candidate] of plane.candidates.entries())
      if (linksBetween(reach, candidate, target) > 0) addTo(seen, other * words, number);
  }
  return { ...plane, candidates, words, held, covering, seen, unplaceable };
}

/** The shortest chains from true candidates to false ones, over links between single candidates. */
export interface ChainReach {
  readonly graph: LinkGraph;
  /** Links from node a being true to node b being false, at `a * singles + b`; 0 where there is no such chain. */
  readonly links: Uint8Array;
}

const LONGEST = 255;

export function* chainReachOf(board: Markup, clock: Clock): Pausing<ChainReach> {
  const graph = plainGraph(board);
  const { singleCount } = graph;
  const links = new Uint8Array(singleCount * singleCount);
  const walk = new Walk(graph);
  for (let node = 0; node < singleCount; node++) {
    if (isPauseDue(clock)) yield;
    walk.from(on(node)).complete();
    for (let i = 1; i < walk.count; i++) {
      const state = walk.reached[i]!;
      if (!isOn(state)) links[node * singleCount + nodeIn(state)] = Math.min(walk.distance(state), LONGEST);
    }
  }
  return { graph, links };
}

/** The number of links from a candidate that is true to one that is false; 0 if there is no such chain. */
export const linksBetween = ({ graph, links }: ChainReach, from: Candidate, to: Candidate): number =>
  links[graph.nodeOf[from]! * graph.singleCount + graph.nodeOf[to]!]!;

/** One of the shortest chains from a candidate that is true to one that is false. */
export const chainBetween = ({ graph }: ChainReach, from: Candidate, to: Candidate): Chain =>
  chainTo(graph, new Walk(graph).from(on(graph.nodeOf[from]!)), off(graph.nodeOf[to]!));
