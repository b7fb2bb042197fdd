/**
 * The plain graph with the strong links of sources: groups, almost locked sets, patterns. Their ends are further nodes
 * of several candidates, with weak links of their own.
 */
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import type { LinkGraph, LinkSource, StrongLink } from './graph.js';
import { linkIndex } from './link-list.js';
import { computeSeen, fillSeen, type Seen, seesAll } from './seen.js';
import { type Node, off, on } from './state.js';

/** The numbers of links of sources, and of nodes, between two checks of the clock. */
const LINKS_PER_CHECK = 64;
const NODES_PER_CHECK = 16;

/** Ends a list of nodes, or of ends of links. */
const NONE = -1;

/** What sources add to a plain graph. */
interface Added {
  /** All nodes, those of the plain graph first. */
  readonly nodes: (readonly Candidate[])[];
  /** The nodes of several candidates, listed by the node of their first candidate. */
  readonly firstIn: Int32Array;
  readonly lastIn: Int32Array;
  /** By node, the next one of its list. */
  readonly nextIn: Node[];
  readonly links: StrongLink[];
  /** The nodes of link i: `ends[2 * i]` and `ends[2 * i + 1]`. */
  readonly ends: Node[];
  /** By node, the last of `ends` that is the node; by index of `ends`, the one before at the same node. */
  readonly lastEnd: number[];
  readonly endBefore: number[];
}

/** The nodes that each added node sees; `targets[from[i]]` up to `targets[from[i + 1]]` for the i-th one. */
interface AddedWeakLinks {
  readonly from: Int32Array;
  readonly targets: readonly Node[];
}

/**
 * Adds the strong links of sources to a plain graph. The links must keep to its candidates. If two sources give the same
 * link, the first counts.
 */
export function extendGraph(board: Markup, plain: LinkGraph, sources: readonly LinkSource[], clock: Clock): LinkGraph {
  const { singleCount, nodeOf } = plain;
  const added = addSources(board, plain, sources, clock);
  const { nodes, links } = added;
  if (links.length === 0) return plain;
  const seen = computeSeen(board, nodes, plain);
  const weak = findWeakLinks(plain, added, seen, clock);
  return { nodes, singleCount, nodeOf, ...mergeLinks(plain, added, weak), sourceLinks: links, ...seen };
}

/** Adds the nodes of sources, and the links that neither a plain link nor an earlier source provides. */
function addSources(board: Markup, plain: LinkGraph, sources: readonly LinkSource[], clock: Clock): Added {
  const { singleCount } = plain;
  const added: Added = {
    nodes: plain.nodes.slice(),
    firstIn: new Int32Array(singleCount).fill(NONE),
    lastIn: new Int32Array(singleCount).fill(NONE),
    nextIn: new Array<Node>(singleCount).fill(NONE),
    links: [],
    ends: [],
    lastEnd: new Array<number>(singleCount).fill(NONE),
    endBefore: [],
  };
  let count = 0;
  for (const source of sources)
    for (const link of source(board, clock)) {
      if (++count % LINKS_PER_CHECK === 0) clock();
      const a = nodeOfList(plain, added, link.ends[0]);
      const b = nodeOfList(plain, added, link.ends[1]);
      if (a < singleCount && b < singleCount && linkIndex(plain, off(a), on(b)) >= 0) continue;
      if (isLinked(added, a, b)) continue;
      added.links.push(link);
      addEnd(added, a);
      addEnd(added, b);
    }
  return added;
}

/** Returns the node of a list of candidates, which is added if it is new. */
function nodeOfList(
  { nodeOf }: LinkGraph,
  { nodes, firstIn, lastIn, nextIn, lastEnd }: Added,
  list: readonly Candidate[],
): Node {
  const first = nodeOf[list[0]!]!;
  if (list.length === 1) return first;
  for (let node = firstIn[first]!; node !== NONE; node = nextIn[node]!) if (isSame(nodes[node]!, list)) return node;
  const node = nodes.length;
  nodes.push(list);
  nextIn.push(NONE);
  lastEnd.push(NONE);
  if (lastIn[first] === NONE) firstIn[first] = node;
  else nextIn[lastIn[first]!] = node;
  lastIn[first] = node;
  return node;
}

function isSame(a: readonly Candidate[], b: readonly Candidate[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function isLinked({ ends, lastEnd, endBefore }: Added, a: Node, b: Node): boolean {
  for (let end = lastEnd[a]!; end !== NONE; end = endBefore[end]!) if (ends[end ^ 1] === b) return true;
  return false;
}

function addEnd({ ends, lastEnd, endBefore }: Added, node: Node): void {
  endBefore.push(lastEnd[node]!);
  lastEnd[node] = ends.length;
  ends.push(node);
}

/** Returns the weak links of the added nodes: each candidate that they see, followed by the added nodes it begins. */
function findWeakLinks(
  { singleCount, nodeOf }: LinkGraph,
  { nodes, firstIn, nextIn }: Added,
  seen: Seen,
  clock: Clock,
): AddedWeakLinks {
  const from = new Int32Array(nodes.length - singleCount + 1);
  const targets: Node[] = [];
  const candidates: Candidate[] = [];
  for (let node = singleCount; node < nodes.length; node++) {
    if (node % NODES_PER_CHECK === 0) clock();
    const count = fillSeen(seen, node, candidates);
    for (let i = 0; i < count; i++) {
      const single = nodeOf[candidates[i]!]!;
      if (single < 0) continue;
      targets.push(single);
      for (let other = firstIn[single]!; other !== NONE; other = nextIn[other]!)
        if (seesAll(seen, node, nodes[other]!)) targets.push(other);
    }
    from[node - singleCount + 1] = targets.length;
  }
  return { from, targets };
}

/** Merges links: for each state the plain ones, then the others. */
function mergeLinks(
  plain: LinkGraph,
  { nodes, ends }: Added,
  { from, targets }: AddedWeakLinks,
): Pick<LinkGraph, 'start' | 'to' | 'cause'> {
  const { singleCount, geometry } = plain;
  const start = new Int32Array(2 * nodes.length + 1);
  for (let state = 0; state < 2 * singleCount; state++)
    start[state + 1] = plain.start[state + 1]! - plain.start[state]!;
  for (let end = 0; end < ends.length; end++) start[off(ends[end]!) + 1]!++;
  for (let i = 0; i + 1 < from.length; i++) start[on(singleCount + i) + 1] = from[i + 1]! - from[i]!;
  for (let i = 0; i < targets.length; i++) if (targets[i]! < singleCount) start[on(targets[i]!) + 1]!++;
  for (let state = 1; state < start.length; state++) start[state]! += start[state - 1]!;
  const to = new Int32Array(start[2 * nodes.length]!);
  const cause = new Int32Array(to.length);
  /** By state, where its next link goes. */
  const next = start.slice();
  for (let state = 0; state < 2 * singleCount; state++)
    for (let at = plain.start[state]!; at < plain.start[state + 1]!; at++) {
      to[next[state]!] = plain.to[at]!;
      cause[next[state]!++] = plain.cause[at]!;
    }
  for (let end = 0; end < ends.length; end++) {
    const at = next[off(ends[end]!)]!++;
    to[at] = on(ends[end ^ 1]!);
    cause[at] = geometry.houses + (end >> 1);
  }
  for (let i = 0; i + 1 < from.length; i++)
    for (let at = from[i]!; at < from[i + 1]!; at++) {
      const target = targets[at]!;
      to[next[on(singleCount + i)]!++] = off(target);
      if (target < singleCount) to[next[on(target)]!++] = off(singleCount + i);
    }
  return { start, to, cause };
}
