/**
 * HoDoKu's search for chains of alternating links between two ends of one digit. That program follows every path depth
 * first; all that counts of them is the shortest for each pair of ends. So walks are searched, breadth first and in
 * the same order, and only where the shortest walk enters a cell twice the paths themselves.
 */
import type { Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import { seeingAll } from '../../logic/targets.js';
import type { Best } from './best.js';
import type { ChainLinks } from './chain-links.js';

/** The candidates of a chain, from end to end; the first link is strong, the next weak, and so on. */
export type ChainPath = readonly Candidate[];

/** Offers every chain of at most `most` links that eliminates something. */
export function offerChains(board: Markup, links: ChainLinks, most: number, best: Best<ChainPath>): void {
  const { geometry } = board;
  const walk = new Walk(links);
  for (let start = 0; start < links.cells.length; start++) {
    if (!hasStrong(links, start)) continue;
    const digit = geometry.digitOf(links.candidates[start]!);
    walk.from(start, most);
    for (let i = 0; i < walk.count; i++) {
      const state = walk.reached[i]!;
      const end = state >> 1;
      if (!(state & 1) || walk.length[state]! < 3 || geometry.digitOf(links.candidates[end]!) !== digit) continue;
      const remove = seeingAll(board, digit, [links.cells[start]!, links.cells[end]!]);
      if (remove.length === 0 || !best.mayTake(remove.length, walk.length[state]! + 1)) continue;
      const nodes = walk.to(state);
      const path = isPath(links, nodes) ? nodes : shortestPath(links, start, end, nodes.length - 1, most);
      if (path) best.offer(remove, path.length, () => path.map((node) => links.candidates[node]!));
    }
  }
}

const hasStrong = ({ from, strong }: ChainLinks, node: number): boolean => {
  for (let at = from[node]!; at < from[node + 1]!; at++) if (strong[at]) return true;
  return false;
};

/** Alternating walks from a node, the first link strong. A state is `node * 2`, plus 1 if it was entered strongly. */
class Walk {
  readonly reached: number[] = [];
  readonly length: Int32Array;
  private readonly before: Int32Array;
  count = 0;

  constructor(readonly links: ChainLinks) {
    this.length = new Int32Array(2 * links.cells.length);
    this.before = new Int32Array(2 * links.cells.length);
  }

  from(start: number, most: number): void {
    const { links, reached, length, before } = this;
    const { from, to, strong, cells } = links;
    length.fill(-1);
    length[2 * start] = 0;
    reached[0] = 2 * start;
    this.count = 1;
    for (let next = 0; next < this.count; next++) {
      const state = reached[next]!;
      const node = state >> 1;
      if (length[state]! >= most) break;
      if (length[state]! > 1 && cells[node] === cells[start]) continue;
      const strongly = state & 1 ? 0 : 1;
      for (let at = from[node]!; at < from[node + 1]!; at++) {
        if (strongly && !strong[at]) continue;
        const other = 2 * to[at]! + strongly;
        if (length[other]! >= 0) continue;
        length[other] = length[state]! + 1;
        before[other] = state;
        reached[this.count++] = other;
      }
    }
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

/** The first of the shortest paths of so many links, at least and at most, that enter no cell twice. */
function shortestPath(
  links: ChainLinks,
  start: number,
  end: number,
  least: number,
  most: number,
): readonly number[] | undefined {
  const { from, to, strong } = links;
  const back = new Walk(links);
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
      if (!entersAgain(links, path, path.length - 1, left === 0 ? 1 : 0) && (left === 0 || extend(length))) return true;
      path.pop();
    }
    return false;
  };
  for (let length = least; length <= most; length += 2) if (extend(length)) return path;
  return undefined;
}
