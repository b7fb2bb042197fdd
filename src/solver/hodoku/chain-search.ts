/**
 * HoDoKu's search for chains of alternating links between two ends of one digit. That program follows every path depth
 * first; all that counts of them is the shortest for each pair of ends. So walks are searched, breadth first and in
 * the same order, and only where the shortest walk enters a cell twice the paths themselves.
 */
import type { Markup } from '../../core/board.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { countSeeingBoth, seeingAll } from '../../core/seeing.js';
import { leads } from '../../logic/links/link-list.js';
import { isOn, type Node, nodeIn, off, opposite, type State } from '../../logic/links/state.js';
import { Walk } from '../../logic/links/walk.js';
import type { BestHit } from './best.js';
import { ChainLinks } from './chain-links.js';

/** The candidates of a chain, from end to end; the first link is strong, the next weak, and so on. */
export type ChainPath = readonly Candidate[];

/** The fewest links of a chain that has no other name. */
const FEWEST_LINKS = 3;

/** What the searches of one shape of grid work with. */
export class ChainSearch {
  readonly nodes: ChainLinks;
  private readonly walk: Walk;
  private readonly back: Walk;

  constructor(geometry: Geometry) {
    this.nodes = new ChainLinks(geometry);
    this.walk = new Walk(this.nodes.links);
    this.back = new Walk(this.nodes.links);
  }

  /** Offers every chain of at most `most` links that eliminates something. */
  offer(board: Markup, most: number, best: BestHit<ChainPath>): void {
    const { nodes, walk } = this;
    const { candidates, cells, links } = nodes;
    const { size } = board.geometry;
    for (let start = 0; start < nodes.count; start++) {
      if (!leads(links, off(start))) continue;
      const digit = candidates[start]! % size;
      this.from(walk, start, most);
      for (let i = 1; i < walk.count; i++) {
        const state = walk.reached[i]!;
        const end = nodeIn(state);
        const length = walk.distance(state);
        if (!isOn(state) || length < FEWEST_LINKS || candidates[end]! % size !== digit) continue;
        const count = countSeeingBoth(board, digit, cells[start]!, cells[end]!);
        if (count > 0 && best.mayTake(count, length + 1)) this.offerPath(board, start, state, most, best);
      }
    }
  }

  /** Walks from a node that is off, and does not go on once it is back in its cell. */
  private from(walk: Walk, start: Node, most: number): void {
    walk.from(off(start), most, this.nodes.backIn(start)).all();
  }

  private offerPath(board: Markup, start: Node, state: State, most: number, best: BestHit<ChainPath>): void {
    const { nodes, walk } = this;
    const { candidates, cells } = nodes;
    const shortest = walk.path(state).map(nodeIn);
    const path = isPath(nodes, shortest)
      ? shortest
      : this.shortestPath(start, nodeIn(state), shortest.length - 1, most);
    if (!path) return;
    const digit = candidates[start]! % board.geometry.size;
    const remove = seeingAll(board, digit, [cells[start]!, cells[nodeIn(state)]!]);
    best.offer(remove, path.length, () => path.map((node) => candidates[node]!), cells[start]);
  }

  /** The first of the shortest paths of so many links, at least and at most, that enter no cell twice. */
  private shortestPath(start: Node, end: Node, least: number, most: number): readonly Node[] | undefined {
    const { nodes, back } = this;
    const { links } = nodes;
    this.from(back, end, most);
    const path = [start];
    const extend = (from: State, length: number): boolean => {
      const left = length - path.length;
      for (let at = links.start[from]!; at < links.start[from + 1]!; at++) {
        const next = links.to[at]!;
        const rest = back.distance(opposite(next));
        if (left === 0 ? nodeIn(next) !== end : rest < 0 || rest > left) continue;
        path.push(nodeIn(next));
        if (!entersAgain(nodes, path, path.length - 1, left === 0 ? 1 : 0) && (left === 0 || extend(next, length)))
          return true;
        path.pop();
      }
      return false;
    };
    for (let length = least; length <= most; length += 2) if (extend(off(start), length)) return path;
    return undefined;
  }
}

/** Whether no node lies in a cell entered before, but for the end, which may be the start. */
function isPath(nodes: ChainLinks, path: readonly Node[]): boolean {
  for (let i = 2; i < path.length; i++) if (entersAgain(nodes, path, i, i === path.length - 1 ? 1 : 0)) return false;
  return true;
}

/** Whether node i lies in the cell of an earlier one, from `first` on; the one just before it may share its cell. */
function entersAgain({ cells }: ChainLinks, path: readonly Node[], i: number, first: number): boolean {
  for (let j = first; j < i - 1; j++) if (cells[path[j]!] === cells[path[i]!]) return true;
  return false;
}
