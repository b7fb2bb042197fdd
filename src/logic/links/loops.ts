/**
 * Finds all conclusions of a link graph about single candidates, by shortest chains: closed loops (which remove
 * candidates that see both sides of a weak link), premises that refute themselves, and alternations between two ends.
 * HoDoKu calls them continuous and discontinuous nice loop, and AIC.
 */

import { type Bits, lowestBit } from '../../core/bits.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate, Cell } from '../../core/geometry.js';
import type { AlmostSet } from '../step/message.js';
import { type Chain, chainTo, sourceOf, weakly } from './chain.js';
import type { LinkGraph } from './graph.js';
import { leads } from './link-list.js';
import type { Onward } from './onward.js';
import { type Refuted, seeingAny } from './refuted.js';
import { eachSeen, isSeenInAll, seenByBoth, sees } from './seen.js';
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
export function searchChains({ graph, onward, nodes: refuted }: Refuted, clock = unlimited): readonly FoundChain[] {
  if (refuted.length === 0 && !isLoopBeyond(graph, onward, clock)) return NONE;
  const found = new Map<string, FoundChain>();
  const walk = new Walk(graph);
  const keep: Keep = (kind, remove, end, closing = []) => {
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
  const ends = seeingAny(graph, refuted);
  const isRefuted = new Uint8Array(graph.singles);
  for (const node of refuted) isRefuted[node] = 1;
  for (let start = 0; start < graph.singles; start++) {
    clock();
    if (isRefuted[start]) {
      walk.from(on(start)).distance(off(start));
      keep('discontinuous', graph.nodes[start]!, off(start));
    }
    if (!leads(graph, off(start)) || !(ends[start] || onward.isInLoop(start))) continue;
    walk.from(off(start)).all();
    fromFalse(graph, walk, start, ends, keep);
  }
  return [...found.values()].sort(byLength);
}

const NONE: readonly FoundChain[] = [];

/** The number of nodes between two checks of the clock. */
const NODES_A_LOOK = 16;

/** Sorts shorter chains first, then those that remove more. */
export const byLength = (a: FoundChain, b: FoundChain): number =>
  a.length - b.length || b.remove.length - a.remove.length;

const lengthOf = (chain: Chain): number => chain.reduce((length, { set }) => length + (set ? set.cells.length : 1), 0);

/** Stores a chain that ends in a state, with the links that close it. */
type Keep = (kind: ChainKind, remove: readonly Candidate[], end: State, closing?: Chain) => void;

/** True if a chain goes through groups, almost locked sets or other patterns. */
function isGrouped(graph: LinkGraph, walk: Walk, end: State): boolean {
  for (let state = end; ; ) {
    if (nodeIn(state) >= graph.singles) return true;
    const before = walk.before(state);
    if (before < 0) return false;
    if (isOn(state) && sourceOf(graph, nodeIn(before), nodeIn(state))) return true;
    state = before;
  }
}

/**
 * Stores the chains from a candidate's falsehood: to its own truth, to the truth of a candidate that it conflicts with,
 * or to another end.
 */
function fromFalse(graph: LinkGraph, walk: Walk, start: Node, ends: Uint8Array, keep: Keep): void {
  const [candidate] = graph.nodes[start]!;
  for (let i = 1; i < walk.count; i++) {
    const state = walk.reached[i]!;
    const end = nodeIn(state);
    if (!isOn(state) || walk.distance(state) < 3) continue;
    if (end === start) keep('discontinuous', othersInCell(graph, start), state);
    else {
      if (sees(graph, end, candidate!))
        keep('continuous', loopTargets(graph, walk, start, end), state, [weakly(candidate!)]);
      if (!ends[start] || !ends[end] || isOneCell(graph, start, end)) continue;
      const remove = seenByBoth(graph, start, end);
      if (remove.length > 1 || differ(graph, start, end)) keep('alternating', remove, state);
    }
  }
}

/** True if a loop passes through an almost locked set, which may remove candidates that no chain removes. */
function isLoopBeyond(graph: LinkGraph, onward: Onward, clock: Clock): boolean {
  const { nodes, start, to, cause, geometry, sourced } = graph;
  const beyond = new Map<AlmostSet, Bits>();
  for (let node = 0; node < nodes.length; node++) {
    if (node % NODES_A_LOOK === 0) clock();
    for (let at = start[off(node)]!; at < start[off(node) + 1]!; at++) {
      if (cause[at]! < geometry.houses || !onward.turnsOff(nodeIn(to[at]!), node)) continue;
      const { set } = sourced[cause[at]! - geometry.houses]!;
      if (!set) continue;
      let seen = beyond.get(set);
      if (seen === undefined) beyond.set(set, (seen = seenDigits(graph, set)));
      if (seen & ~usedDigits(graph, node, nodeIn(to[at]!))) return true;
    }
  }
  return false;
}

/** Returns the digits of a set all of whose places some candidate sees. */
function seenDigits(graph: LinkGraph, { cells, digits }: AlmostSet): Bits {
  let seen: Bits = 0;
  for (let rest = digits; rest; rest &= rest - 1) if (isSeenInAll(graph, cells, lowestBit(rest))) seen |= rest & -rest;
  return seen;
}

/** True if both nodes are single candidates of different digits. */
const differ = ({ geometry, nodes, singles }: LinkGraph, a: Node, b: Node): boolean =>
  b < singles && geometry.digitOf(nodes[a]![0]!) !== geometry.digitOf(nodes[b]![0]!);

function othersInCell({ geometry, nodes, nodeOf }: LinkGraph, node: Node): Candidate[] {
  const [own] = nodes[node]!;
  const first = own! - geometry.digitOf(own!);
  const others: Candidate[] = [];
  for (let candidate = first; candidate < first + geometry.size; candidate++)
    if (candidate !== own && nodeOf[candidate]! >= 0) others.push(candidate);
  return others;
}

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
    else for (const target of beyondSet(graph, previous, node)) targets.add(target);
  }
  return [...targets].sort((a, b) => a - b);
}

const isOneCell = ({ geometry, nodes }: LinkGraph, a: Node, b: Node): boolean => {
  const cell = geometry.cellOf(nodes[a]![0]!);
  const isThere = (candidate: Candidate): boolean => geometry.cellOf(candidate) === cell;
  return isThere(nodes[b]![0]!) && nodes[a]!.every(isThere) && nodes[b]!.every(isThere);
};

/** Returns the digits that a link joins. */
const usedDigits = ({ geometry, nodes }: LinkGraph, from: Node, to: Node): Bits =>
  (1 << geometry.digitOf(nodes[from]![0]!)) | (1 << geometry.digitOf(nodes[to]![0]!));

/**
 * Returns, for a strong link within an almost locked set, the candidates that see all places of another digit of the
 * set.
 */
function beyondSet(graph: LinkGraph, from: Node, to: Node): Candidate[] {
  const set = sourceOf(graph, from, to)?.set;
  if (!set) return [];
  const { geometry, nodeOf } = graph;
  const targets: Candidate[] = [];
  for (let rest: Bits = set.digits & ~usedDigits(graph, from, to); rest; rest &= rest - 1) {
    const own = set.cells.map((cell) => nodeOf[geometry.candidate(cell, lowestBit(rest))]!).filter((node) => node >= 0);
    eachSeen(graph, own[0]!, (candidate) => {
      if (own.every((node) => sees(graph, node, candidate))) targets.push(candidate);
    });
  }
  return targets;
}
