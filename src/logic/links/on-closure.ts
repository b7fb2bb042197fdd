/**
 * Consequences along weak and strong links in turn, from nodes that are on to nodes that are on. Only nodes with a
 * strong link are ever turned on, so this needs less memory than a closure of all states.
 */
import type { Clock } from '../../core/clock.js';
import { type Closure, closureOf } from './closure.js';
import type { LinkGraph } from './graph.js';
import { hasLinks, LinkList, type Links } from './link-list.js';
import { type Node, nodeIn, off, on } from './state.js';

const NONE = -1;

/** The number of nodes between two checks of the clock. */
const NODES_PER_CHECK = 16;

export class OnClosure {
  /** The nodes of the last set of `mark`, by rank. */
  private readonly marked: Int32Array;

  /**
   * `ranks`: the number of each node that has a strong link; of others NONE. `closure`: by rank, each node among its
   * own.
   */
  constructor(
    private readonly graph: LinkGraph,
    private readonly ranks: Int32Array,
    private readonly closure: Closure,
  ) {
    this.marked = new Int32Array(closure.words);
  }

  /** True if a node that is on leads to itself off. */
  refutes(node: Node): boolean {
    const { start, to } = this.graph;
    this.mark(node);
    if (this.ranks[node] !== NONE) return this.leadsToMarked(node);
    for (let at = start[on(node)]!; at < start[on(node) + 1]!; at++)
      if (this.offLeadsToMarked(nodeIn(to[at]!))) return true;
    return false;
  }

  /** True if a node that is off leads to one that it sees on. */
  isInLoop(node: Node): boolean {
    this.mark(node);
    return this.offLeadsToMarked(node);
  }

  /** Marks the nodes that a node sees, until the next query. */
  mark(node: Node): void {
    const { ranks, marked } = this;
    const { start, to } = this.graph;
    marked.fill(0);
    for (let at = start[on(node)]!; at < start[on(node) + 1]!; at++) {
      const rank = ranks[nodeIn(to[at]!)]!;
      if (rank !== NONE) marked[rank >> 5]! |= 1 << (rank & 31);
    }
  }

  /** True if a node that is off leads to a marked one that is on. */
  private offLeadsToMarked(node: Node): boolean {
    const { start, to } = this.graph;
    for (let at = start[off(node)]!; at < start[off(node) + 1]!; at++)
      if (this.leadsToMarked(nodeIn(to[at]!))) return true;
    return false;
  }

  /** True if a node that is on, and has a strong link, is marked or leads to a marked one that is on. */
  leadsToMarked(node: Node): boolean {
    const { marked } = this;
    const { sets, words } = this.closure;
    const from = this.ranks[node]! * words;
    for (let word = 0; word < words; word++) if (sets[from + word]! & marked[word]!) return true;
    return false;
  }
}

/** Returns the consequences of a graph. */
export function onClosureOf(graph: LinkGraph, clock: Clock): OnClosure {
  const { ranks, count } = ranksOf(graph);
  return new OnClosure(graph, ranks, closureOf(nextOnLinks(graph, ranks, count, clock), clock));
}

function ranksOf(graph: LinkGraph): { readonly ranks: Int32Array; readonly count: number } {
  const ranks = new Int32Array(graph.nodes.length).fill(NONE);
  let count = 0;
  for (let node = 0; node < ranks.length; node++) if (hasLinks(graph, off(node))) ranks[node] = count++;
  return { ranks, count };
}

/** The nodes that each node with a strong link turns on by a weak link and a strong one, by rank. */
function nextOnLinks({ start, to }: Links, ranks: Int32Array, count: number, clock: Clock): Links {
  const next = new LinkList(count);
  const known = new Int32Array(count).fill(NONE);
  for (let node = 0; node < ranks.length; node++) {
    if (node % NODES_PER_CHECK === 0) clock();
    const rank = ranks[node]!;
    if (rank === NONE) continue;
    next.begin(rank);
    for (let weak = start[on(node)]!; weak < start[on(node) + 1]!; weak++)
      for (let at = start[to[weak]!]!; at < start[to[weak]! + 1]!; at++) {
        const other = ranks[nodeIn(to[at]!)]!;
        if (known[other] === rank) continue;
        known[other] = rank;
        next.add(other);
      }
  }
  return next.end();
}
