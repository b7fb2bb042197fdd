/**
 * HoDoKu's search for chains of alternating links between two ends of one digit. That program follows every path depth
 * first; all that counts of them is the shortest for each pair of ends. So walks are searched, breadth first and in
 * the same order, and only where the shortest walk enters a cell twice the paths themselves.
 */
import type { Markup } from '../../core/board.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { countSeeingBoth, seeingAll } from '../../core/seeing.js';
import type { Best } from './best.js';
import { ChainLinks } from './chain-links.js';

/** The candidates of a chain, from end to end; the first link is strong, the next weak, and so on. */
export type ChainPath = readonly Candidate[];

/** The fewest links of a chain that has no other name. */
const FEWEST_LINKS = 3;

/** What the searches of one shape of grid work with. */
export class ChainSearch {
  readonly links: ChainLinks;
  private readonly walk: Walk;
  private readonly back: Walk;

  constructor(geometry: Geometry) {
    this.links = new ChainLinks(geometry);
    this.walk = new Walk(this.links);
    this.back = new Walk(this.links);
  }

  /** Offers every chain of at most `most` links that eliminates something. */
  offer(board: Markup, most: number, best: Best<ChainPath>): void {
    const { links, walk } = this;
    const { candidates, cells } = links;
    const { size } = board.geometry;
    for (let start = 0; start < links.count; start++) {
      if (!hasStrong(links, start)) continue;
      const digit = candidates[start]! % size;
      walk.from(start, most);
      for (let i = 1; i < walk.count; i++) {
        const state = walk.reached[i]!;
        const end = state >> 1;
        const length = walk.length[state]!;
        if (!(state & 1) || length < FEWEST_LINKS || candidates[end]! % size !== digit) continue;
        const count = countSeeingBoth(board, digit, cells[start]!, cells[end]!);
        if (count > 0 && best.mayTake(count, length + 1)) this.offerPath(board, start, state, most, best);
      }
    }
  }

  private offerPath(board: Markup, start: number, state: number, most: number, best: Best<ChainPath>): void {
    const { links, walk } = this;
    const { candidates, cells } = links;
    const nodes = walk.to(state);
    const path = isPath(links, nodes) ? nodes : this.shortestPath(start, state >> 1, nodes.length - 1, most);
    if (!path) return;
    const digit = candidates[start]! % board.geometry.size;
    const remove = seeingAll(board, digit, [cells[start]!, cells[state >> 1]!]);
    best.offer(remove, path.length, () => path.map((node) => candidates[node]!));
  }

  /** The first of the shortest paths of so many links, at least and at most, that enter no cell twice. */
  private shortestPath(start: number, end: number, least: number, most: number): readonly number[] | undefined {
    const { links, back } = this;
    const { from, to, strong } = links;
    back.from(end, most);
    const path = [start];
    const extend = (length: number): boolean => {
      const node = path.at(-1)!;
      const left = length - path.length;
      const strongly = path.length % 2;
      for (let at = from[node]!; at < from[node + 1]!; at++) {
        if (strongly && !strong[at]) continue;
        const rest = back.length[2 * to[at]! + 1 - strongly]!;
        if (left === 0 ? to[at] !== end : rest < 0 || rest > left) continue;
        path.push(to[at]!);
        if (!entersAgain(links, path, path.length - 1, left === 0 ? 1 : 0) && (left === 0 || extend(length)))
          return true;
        path.pop();
      }
      return false;
    };
    for (let length = least; length <= most; length += 2) if (extend(length)) return path;
    return undefined;
  }
}

function hasStrong({ from, strong }: ChainLinks, node: number): boolean {
  for (let at = from[node]!; at < from[node + 1]!; at++) if (strong[at]) return true;
  return false;
}

/** Alternating walks from a node, the first link strong. A state is `node * 2`, plus 1 if it was entered strongly. */
class Walk {
  readonly reached: Int32Array;
  readonly length: Int32Array;
  private readonly before: Int32Array;
  count = 0;

  constructor(readonly links: ChainLinks) {
    const states = 2 * links.cells.length;
    this.reached = new Int32Array(states);
    this.length = new Int32Array(states).fill(-1);
    this.before = new Int32Array(states);
  }

  from(start: number, most: number): void {
    const { links, reached, length, before } = this;
    const { from, to, strong, cells } = links;
    for (let i = 0; i < this.count; i++) length[reached[i]!] = -1;
    length[2 * start] = 0;
    reached[0] = 2 * start;
    let count = 1;
    for (let next = 0; next < count; next++) {
      const state = reached[next]!;
      const node = state >> 1;
      const links = length[state]! + 1;
      if (links > most) break;
      if (links > 2 && cells[node] === cells[start]) continue;
      const strongly = 1 - (state & 1);
      for (let at = from[node]!, end = from[node + 1]!; at < end; at++) {
        if (strongly && !strong[at]) continue;
        const other = 2 * to[at]! + strongly;
        if (length[other]! >= 0) continue;
        length[other] = links;
        before[other] = state;
        reached[count++] = other;
      }
    }
    this.count = count;
  }

  /** The nodes of the walk to a state. */
  to(state: number): number[] {
    const nodes = [state >> 1];
    for (let at = state, left = this.length[state]!; left > 0; left--) {
      at = this.before[at]!;
      nodes.push(at >> 1);
    }
    return nodes.reverse();
  }
}

/** Whether no node lies in a cell entered before, but for the end, which may be the start. */
function isPath(links: ChainLinks, nodes: readonly number[]): boolean {
  for (let i = 2; i < nodes.length; i++) if (entersAgain(links, nodes, i, i === nodes.length - 1 ? 1 : 0)) return false;
  return true;
}

/** Whether node i lies in the cell of an earlier one, from `first` on; the one just before it may share its cell. */
function entersAgain({ cells }: ChainLinks, nodes: readonly number[], i: number, first: number): boolean {
  for (let j = first; j < i - 1; j++) if (cells[nodes[j]!] === cells[nodes[i]!]) return true;
  return false;
}
