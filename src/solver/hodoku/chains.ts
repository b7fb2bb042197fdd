/**
 * The best turbot fish, X-chain, XY-chain and remote pair of a position, by HoDoKu's choice.
 *
 * HoDoKu searches chains of alternating links between two ends of one digit. It follows every path depth first, but
 * only the shortest path for each pair of ends matters. So this search uses walks, breadth first and in the same order.
 * It enumerates paths only if the shortest walk enters a cell twice.
 */
import { type Bits, isPair, lowestBit } from '../../core/bits.js';
import type { Board, Markup, Stamp } from '../../core/board.js';
import { anyNewBivalueCell } from '../../core/candidates.js';
import type { Candidate, Cell, Digit, Geometry } from '../../core/geometry.js';
import { countSeeingBoth, seeingAll } from '../../core/seeing.js';
import { hasUnplaceable } from '../../logic/digit/unplaceable.js';
import type { Alternation } from '../../logic/links/alternation.js';
import { houseWithExactly } from '../../logic/links/chain.js';
import { hasLinks } from '../../logic/links/link-list.js';
import { cellsByPair, pairPaths, type RemotePair, remotePairTargets } from '../../logic/links/remote-pairs.js';
import { isOn, type Node, nodeIn, off, opposite, type State } from '../../logic/links/state.js';
import type { TwoLinks } from '../../logic/links/two-links.js';
import { Walk } from '../../logic/links/walk.js';
import { type Hit, removing, type SearchLimits } from '../../logic/step/strategy.js';
import { BestHit } from './best.js';
import { ChainLinks, chainOf } from './chain-links.js';

/** Candidates of a chain, from end to end. The first link is strong, the next weak, and so on. */
type ChainPath = readonly Candidate[];

/** The fewest links of a chain that has no name of its own. */
const FEWEST_LINKS = 3;

/** Working memory for the searches on one shape of grid. */
class ChainSearch {
  readonly nodes: ChainLinks;
  private readonly walk: Walk;
  private readonly back: Walk;

  constructor(geometry: Geometry) {
    this.nodes = new ChainLinks(geometry);
    this.walk = new Walk(this.nodes.links);
    this.back = new Walk(this.nodes.links);
  }

  /** Offers every chain of at most `most` links that has an elimination. */
  offer(board: Markup, most: number, best: BestHit<ChainPath>): void {
    const { nodes, walk } = this;
    const { candidates, cells, links } = nodes;
    const { size } = board.geometry;
    for (let start = 0; start < nodes.count; start++) {
      if (!hasLinks(links, off(start))) continue;
      const digit = candidates[start]! % size;
      this.walkFrom(walk, start, most);
      for (let i = 1; i < walk.count; i++) {
        const state = walk.reached[i]!;
        const end = nodeIn(state);
        const length = walk.distance(state);
        if (!isOn(state) || length < FEWEST_LINKS || candidates[end]! % size !== digit) continue;
        const count = countSeeingBoth(board, digit, cells[start]!, cells[end]!);
        if (count > 0 && best.mayWin(count, length + 1)) this.offerPath(board, start, state, most, best);
      }
    }
  }

  /** Walks from a node that is off, and stops when it returns to its cell. */
  private walkFrom(walk: Walk, start: Node, most: number): void {
    walk.from(off(start), most, this.nodes.returnStates(start)).complete();
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

  /**
   * Returns the first of the shortest paths, with a number of links between `least` and `most`, that enter no cell
   * twice.
   */
  private shortestPath(start: Node, end: Node, least: number, most: number): readonly Node[] | undefined {
    const { nodes, back } = this;
    const { links } = nodes;
    this.walkFrom(back, end, most);
    const path = [start];
    const extend = (from: State, length: number): boolean => {
      const left = length - path.length;
      for (let at = links.start[from]!; at < links.start[from + 1]!; at++) {
        const next = links.to[at]!;
        const rest = back.distance(opposite(next));
        if (left === 0 ? nodeIn(next) !== end : rest < 0 || rest > left) continue;
        path.push(nodeIn(next));
        if (!isCellReentered(nodes, path, path.length - 1, left === 0 ? 1 : 0) && (left === 0 || extend(next, length)))
          return true;
        path.pop();
      }
      return false;
    };
    for (let length = least; length <= most; length += 2) if (extend(off(start), length)) return path;
    return undefined;
  }
}

/** True if no node lies in a cell entered before, except the end, which may be the start. */
function isPath(nodes: ChainLinks, path: readonly Node[]): boolean {
  for (let i = 2; i < path.length; i++)
    if (isCellReentered(nodes, path, i, i === path.length - 1 ? 1 : 0)) return false;
  return true;
}

/** True if node i lies in the cell of an earlier node, from `first` on. The node just before it may share its cell. */
function isCellReentered({ cells }: ChainLinks, path: readonly Node[], i: number, first: number): boolean {
  for (let j = first; j < i - 1; j++) if (cells[path[j]!] === cells[path[i]!]) return true;
  return false;
}

/** The most links of a chain. */
const MOST_LINKS = 20;
const TURBOT_LINKS = 3;

export function bestTurbotFish(board: Board, { since }: SearchLimits = {}): Hit<TwoLinks> | undefined {
  const { geometry } = board;
  const { remove, chain } = bestOfDigits(board, TURBOT_LINKS, since);
  if (!chain) return undefined;
  const [a, b, c, d] = chain.map((candidate) => geometry.cellOf(candidate)) as [Cell, Cell, Cell, Cell];
  const digit = geometry.digitOf(chain[0]!);
  const isCandidate = (candidate: Candidate): boolean => board.has(candidate);
  const houses = [
    houseWithExactly(geometry, isCandidate, chain.slice(0, 2)),
    houseWithExactly(geometry, isCandidate, chain.slice(2)),
  ] as const;
  return { place: [], remove, pattern: { digit, houses, cells: [a, b, c, d] } };
}

export const bestXChain = (board: Board, { since }: SearchLimits = {}): Hit<Alternation> | undefined =>
  hitOf(board, bestOfDigits(board, MOST_LINKS, since));

export function bestXyChain(board: Board, { since }: SearchLimits = {}): Hit<Alternation> | undefined {
  if (!anyNewBivalueCell(board, since)) return undefined;
  const best = new BestHit<ChainPath>(board.geometry);
  const search = board.geometry.memo(makeSearch);
  search.nodes.loadBivalueCells(board);
  search.offer(board, MOST_LINKS, best);
  return hitOf(board, best);
}

/**
 * Returns the best chain of the digits that have changed since the stamp; other digits have none. A digit all of whose
 * candidates are part of a placing has none either.
 */
function bestOfDigits(board: Board, most: number, since: Stamp = -1): BestHit<ChainPath> {
  const best = new BestHit<ChainPath>(board.geometry);
  const search = board.geometry.memo(makeSearch);
  for (let digit = 0; digit < board.geometry.size; digit++) {
    if (board.digitStamps[digit]! <= since || countStrong(board, digit) < 2 || !hasUnplaceable(board, digit)) continue;
    search.nodes.loadDigit(board, digit);
    search.offer(board, most, best);
  }
  return best;
}

/** The number of houses in which a digit has two places. */
function countStrong({ geometry, slots }: Board, digit: Digit): number {
  let count = 0;
  for (let house = 0; house < geometry.houses; house++) if (isPair(slots[house * geometry.size + digit]!)) count++;
  return count;
}

/** Scratch memory of a shape. Each search reuses it, and ends before it yields a hit. */
const makeSearch = (geometry: Geometry): ChainSearch => new ChainSearch(geometry);

const hitOf = (board: Board, { remove, chain }: BestHit<ChainPath>): Hit<Alternation> | undefined =>
  chain && {
    place: [],
    remove,
    pattern: {
      chain: chainOf(
        board,
        chain.map((candidate) => [candidate]),
      ),
    },
  };

/** Returns the best path over bivalue cells with the same two digits whose ends have an elimination. */
export function bestRemotePair(board: Board, { since }: SearchLimits = {}): Hit<RemotePair> | undefined {
  const best = new BestHit<readonly Cell[]>(board.geometry);
  for (const cells of cellsByPair(board, since)) {
    const pair = board.digits[cells[0]!]!;
    for (const path of pairPaths(cells, (cell) => peersWithSamePair(board, cell), MOST_LINKS / 2, Infinity))
      if (hasElimination(board, pair, path[0]!, path.at(-1)!))
        best.offer(remotePairTargets(board, pair, path), 2 * path.length, () => path, path[0]);
  }
  const { remove, chain: path } = best;
  return path && removing({ digits: board.digits[path[0]!]!, path }, remove);
}

/** Returns the cells that see a cell and have the same digits: along the row, the column, then the box. */
function peersWithSamePair({ geometry, digits }: Board, cell: Cell): Cell[] {
  const cells: Cell[] = [];
  const { size, houseStart, cellHouses, houseCells } = geometry;
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++)
    for (let slot = 0; slot < size; slot++) {
      const other = houseCells[cellHouses[at]! * size + slot]!;
      if (other !== cell && digits[other] === digits[cell] && !cells.includes(other)) cells.push(other);
    }
  return cells;
}

function hasElimination(board: Board, pair: Bits, start: Cell, end: Cell): boolean {
  for (let rest = pair; rest; rest &= rest - 1)
    if (countSeeingBoth(board, lowestBit(rest), start, end) > 0) return true;
  return false;
}
