/**
 * Finds all conclusions of a link graph about single candidates, by shortest chains: closed loops (which remove
 * candidates that see both sides of a weak link), premises that refute themselves, and alternations between two ends.
 * HoDoKu calls them continuous and discontinuous nice loop, and AIC.
 */

import { type Bits, lowestBit } from '../../core/bits.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Cell } from '../../core/geometry.js';
import type { AlmostSet } from '../step/message.js';
import { type Chain, chainTo, sourceOf, weakLinkTo } from './chain.js';
import type { LinkGraph } from './graph.js';
import { hasLinks } from './link-list.js';
import type { OnClosure } from './on-closure.js';
import { flagNodesSeeing, type Refuted } from './refuted.js';
import { isDigitSeen, othersInCell, seenBy, seenByBoth, sees, seesAll } from './seen.js';
import { isOn, type Node, nodeIn, off, on, type State } from './state.js';
import { Walk } from './walk.js';

const CHAIN_KINDS = ['continuous', 'discontinuous', 'alternating'] as const;
export type ChainKind = (typeof CHAIN_KINDS)[number];

/** Continuous and discontinuous chains end where they begin. */
export interface ChainPattern {
  readonly kind: ChainKind;
  readonly chain: Chain;
}

/** A chain with a removal. */
export interface FoundChain extends ChainPattern {
  readonly remove: readonly Candidate[];
  /** True if it goes through groups, almost locked sets or other patterns. */
  readonly grouped: boolean;
  /** The length that a reader sees: the nodes, and the additional cells of each almost locked set. */
  readonly length: number;
}

/** Returns every kind and outcome by its shortest chain, with and without groups; shortest first. */
export function searchChains({ graph, onClosure, nodes: refuted }: Refuted, clock: Clock): readonly FoundChain[] {
  if (refuted.length === 0 && !hasLoopThroughSet(graph, onClosure, clock)) return NONE;
  const found = new Map<string, FoundChain>();
  const walk = new Walk(graph);
  const store: StoreChain = (kind, remove, end, closing = []) => {
    if (remove.length === 0) return;
    const grouped = isGrouped(graph, walk, end);
    const key = `${kind} ${grouped} ${remove.join()}`;
    const before = found.get(key);
    const nodes = walk.distance(end) + 1 + closing.length;
    if (before && before.length <= nodes) return;
    const chain = [...chainTo(graph, walk, end), ...closing];
    const length = lengthOf(chain);
    if (!before || length < before.length) found.set(key, { kind, remove, grouped, length, chain });
  };
  const ends = flagNodesSeeing(graph, refuted);
  const isRefuted = new Uint8Array(graph.singleCount);
  for (const node of refuted) isRefuted[node] = 1;
  for (let start = 0; start < graph.singleCount; start++) {
    clock();
    if (isRefuted[start]) {
      walk.from(on(start)).distance(off(start));
      store('discontinuous', graph.nodes[start]!, off(start));
    }
    if (!hasLinks(graph, off(start)) || !(ends[start] || onClosure.isInLoop(start))) continue;
    walk.from(off(start)).complete();
    chainsFromFalse(graph, walk, start, ends, store);
  }
  return [...found.values()].sort(byLength);
}

const NONE: readonly FoundChain[] = [];

/** The number of nodes between two checks of the clock. */
const NODES_PER_CHECK = 16;

/** Sorts shorter chains first, then those that remove more. */
export const byLength = (a: FoundChain, b: FoundChain): number =>
  a.length - b.length || b.remove.length - a.remove.length;

function lengthOf(chain: Chain): number {
  let length = 0;
  for (const { set } of chain) length += set ? set.cells.length : 1;
  return length;
}

/** Stores a chain that ends in a state, with the links that close it. */
type StoreChain = (kind: ChainKind, remove: readonly Candidate[], end: State, closing?: Chain) => void;

/** True if a chain goes through groups, almost locked sets or other patterns. */
function isGrouped(graph: LinkGraph, walk: Walk, end: State): boolean {
  for (let state = end; ; ) {
    if (nodeIn(state) >= graph.singleCount) return true;
    const before = walk.parent(state);
    if (before < 0) return false;
    if (isOn(state) && sourceOf(graph, nodeIn(before), nodeIn(state))) return true;
    state = before;
  }
}

/**
 * Stores the chains from a candidate that is off: to itself on, to a candidate on that it conflicts with, or to another
 * end.
 */
function chainsFromFalse(graph: LinkGraph, walk: Walk, start: Node, ends: Uint8Array, store: StoreChain): void {
  const [candidate] = graph.nodes[start]!;
  for (let i = 1; i < walk.count; i++) {
    const state = walk.reached[i]!;
    const end = nodeIn(state);
    if (!isOn(state) || walk.distance(state) < 3) continue;
    if (end === start) store('discontinuous', othersInCell(graph, start), state);
    else {
      if (sees(graph, end, candidate!))
        store('continuous', loopTargets(graph, walk, start, end), state, [weakLinkTo(candidate!)]);
      if (!ends[start] || !ends[end] || isOneCell(graph, start, end)) continue;
      const remove = seenByBoth(graph, start, end);
      if (remove.length > 1 || differInDigit(graph, start, end)) store('alternating', remove, state);
    }
  }
}

/**
 * True if a loop passes through an almost locked set, which may remove candidates that no chain removes. A loop can be
 * walked both ways, so each link is tried from one end.
 */
function hasLoopThroughSet(graph: LinkGraph, onClosure: OnClosure, clock: Clock): boolean {
  const { nodes, start, to, cause, geometry, sourceLinks } = graph;
  let marked: Node = -1;
  const seenBySet = new Map<AlmostSet, Bits>();
  for (let node = 0; node < nodes.length; node++) {
    if (node % NODES_PER_CHECK === 0) clock();
    for (let at = start[off(node)]!; at < start[off(node) + 1]!; at++) {
      const other = nodeIn(to[at]!);
      if (other < node || cause[at]! < geometry.houses) continue;
      const link = sourceLinks[cause[at]! - geometry.houses]!;
      // Not `link.set`, which a link of a set makes on demand.
      if (!('set' in link)) continue;
      if (marked !== node) onClosure.mark(node);
      marked = node;
      if (!onClosure.leadsToMarked(other)) continue;
      const set = link.set!;
      let seen = seenBySet.get(set);
      if (seen === undefined) seenBySet.set(set, (seen = seenDigits(graph, set)));
      if (seen & ~usedDigits(graph, node, other)) return true;
    }
  }
  return false;
}

/** Returns the digits of a set all of whose places some candidate sees. */
function seenDigits(graph: LinkGraph, { cells, digits }: AlmostSet): Bits {
  let seen: Bits = 0;
  for (let rest = digits; rest; rest &= rest - 1) if (isDigitSeen(graph, cells, lowestBit(rest))) seen |= rest & -rest;
  return seen;
}

/** True if both nodes are single candidates of different digits. */
const differInDigit = ({ nodeDigits, singleCount }: LinkGraph, a: Node, b: Node): boolean =>
  b < singleCount && nodeDigits[a] !== nodeDigits[b];

/**
 * Returns the eliminations of a loop: candidates that see both sides of a weak link, and those that see all places of a
 * digit of an almost locked set which the loop does not use. Cells of the loop keep candidates that only links between
 * cells would remove.
 */
function loopTargets(graph: LinkGraph, walk: Walk, start: Node, end: Node): Candidate[] {
  const targets = new Set<Candidate>();
  const own = new Set<Cell>();
  const path = walk.path(on(end));
  for (const state of path)
    for (const candidate of graph.nodes[nodeIn(state)]!) own.add(graph.geometry.cellOf(candidate));
  const addWeak = (a: Node, b: Node): void => {
    const inCell = isOneCell(graph, a, b);
    for (const target of seenByBoth(graph, a, b))
      if (inCell || !own.has(graph.geometry.cellOf(target))) targets.add(target);
  };
  addWeak(end, start);
  for (let i = path.length - 1; i > 0; i--) {
    const [node, previous] = [nodeIn(path[i]!), nodeIn(path[i - 1]!)];
    if (!isOn(path[i]!)) addWeak(previous, node);
    else for (const target of setTargets(graph, previous, node)) targets.add(target);
  }
  return [...targets].sort((a, b) => a - b);
}

const isOneCell = ({ nodeCell }: LinkGraph, a: Node, b: Node): boolean =>
  nodeCell[a]! >= 0 && nodeCell[a] === nodeCell[b];

/** Returns the digits that a link joins. */
const usedDigits = ({ nodeDigits }: LinkGraph, from: Node, to: Node): Bits => nodeDigits[from]! | nodeDigits[to]!;

/**
 * Returns, for a strong link within an almost locked set, the candidates that see all places of another digit of the
 * set.
 */
function setTargets(graph: LinkGraph, from: Node, to: Node): Candidate[] {
  const set = sourceOf(graph, from, to)?.set;
  if (!set) return [];
  const { geometry, nodeOf } = graph;
  const targets: Candidate[] = [];
  for (let rest: Bits = set.digits & ~usedDigits(graph, from, to); rest; rest &= rest - 1) {
    const own: Candidate[] = [];
    for (const cell of set.cells) {
      const candidate = geometry.candidate(cell, lowestBit(rest));
      if (nodeOf[candidate]! >= 0) own.push(candidate);
    }
    for (const candidate of seenBy(graph, nodeOf[own[0]!]!))
      if (seesAll(graph, nodeOf[candidate]!, own)) targets.push(candidate);
  }
  return targets;
}
