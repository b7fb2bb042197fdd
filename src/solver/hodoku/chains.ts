/** The best turbot fish, X-chain, XY-chain and remote pair of a position, by HoDoKu's choice. */
import { type Bits, isPair, lowestBit } from '../../core/bits.js';
import { anyNewBivalueCell } from '../../core/bivalue.js';
import type { Board, Stamp } from '../../core/board.js';
import { perShape } from '../../core/caches.js';
import type { Candidate, Cell, Digit } from '../../core/geometry.js';
import { countSeeingBoth } from '../../core/seeing.js';
import { hasUnplaceable } from '../../logic/digit/unplaceable.js';
import type { Alternation } from '../../logic/links/alternation.js';
import { onlyHouse } from '../../logic/links/chain.js';
import { alikeCells, pathsOver, type RemotePair, remotePairTargets } from '../../logic/links/remote-pairs.js';
import type { TwoLinks } from '../../logic/links/two-links.js';
import { type Hit, removing } from '../../logic/step/strategy.js';
import { BestHit } from './best.js';
import { chainOf } from './chain-links.js';
import { type ChainPath, ChainSearch } from './chain-search.js';

/** Links that a chain may have. */
const MOST_LINKS = 20;
const TURBOT_LINKS = 3;

export function bestTurbotFish(board: Board, since?: Stamp): Hit<TwoLinks> | undefined {
  const { geometry } = board;
  const { remove, chain } = bestOfDigits(board, TURBOT_LINKS, since);
  if (!chain) return undefined;
  const [a, b, c, d] = chain.map((candidate) => geometry.cellOf(candidate)) as [Cell, Cell, Cell, Cell];
  const digit = geometry.digitOf(chain[0]!);
  const isLeft = (candidate: Candidate): boolean => board.has(candidate);
  const houses = [onlyHouse(geometry, isLeft, chain.slice(0, 2)), onlyHouse(geometry, isLeft, chain.slice(2))] as const;
  return { place: [], remove, pattern: { digit, houses, cells: [a, b, c, d] } };
}

export const bestXChain = (board: Board, since?: Stamp): Hit<Alternation> | undefined =>
  told(board, bestOfDigits(board, MOST_LINKS, since));

export function bestXyChain(board: Board, since?: Stamp): Hit<Alternation> | undefined {
  if (!anyNewBivalueCell(board, since)) return undefined;
  const best = new BestHit<ChainPath>(board.geometry);
  const search = searchIn(board.geometry);
  search.nodes.ofBivalueCells(board);
  search.offer(board, MOST_LINKS, best);
  return told(board, best);
}

/**
 * Among the digits that have changed since the stamp: the others have no chain. Nor does one of which every candidate
 * has a part in some placing.
 */
function bestOfDigits(board: Board, most: number, since: Stamp = -1): BestHit<ChainPath> {
  const best = new BestHit<ChainPath>(board.geometry);
  const search = searchIn(board.geometry);
  for (let digit = 0; digit < board.geometry.size; digit++) {
    if (board.digitStamps[digit]! <= since || countStrong(board, digit) < 2 || !hasUnplaceable(board, digit)) continue;
    search.nodes.ofDigit(board, digit);
    search.offer(board, most, best);
  }
  return best;
}

/** In how many houses a digit has two places. */
function countStrong({ geometry, slots }: Board, digit: Digit): number {
  let count = 0;
  for (let house = 0; house < geometry.houses; house++) if (isPair(slots[house * geometry.size + digit]!)) count++;
  return count;
}

/** Refilled by each search, done with before anything is told. */
const searchIn = perShape((geometry) => new ChainSearch(geometry));

const told = (board: Board, { remove, chain }: BestHit<ChainPath>): Hit<Alternation> | undefined =>
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

/** Paths over like bivalue cells of which the ends take something away. */
export function bestRemotePair(board: Board, since?: Stamp): Hit<RemotePair> | undefined {
  const best = new BestHit<readonly Cell[]>(board.geometry);
  for (const alike of alikeCells(board, since)) {
    const pair = board.digits[alike[0]!]!;
    for (const path of pathsOver(alike, (cell) => alikeFrom(board, cell), MOST_LINKS / 2, Infinity))
      if (takes(board, pair, path[0]!, path.at(-1)!))
        best.offer(remotePairTargets(board, pair, path), 2 * path.length, () => path, path[0]);
  }
  const { remove, chain: path } = best;
  return path && removing({ digits: board.digits[path[0]!]!, path }, remove);
}

/** Cells seen with the same digits: along the row, the column, the box. */
function alikeFrom({ geometry, digits }: Board, cell: Cell): Cell[] {
  const alike: Cell[] = [];
  const { size, houseStart, cellHouses, houseCells } = geometry;
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++)
    for (let slot = 0; slot < size; slot++) {
      const other = houseCells[cellHouses[at]! * size + slot]!;
      if (other !== cell && digits[other] === digits[cell] && !alike.includes(other)) alike.push(other);
    }
  return alike;
}

function takes(board: Board, pair: Bits, start: Cell, end: Cell): boolean {
  for (let rest = pair; rest; rest &= rest - 1)
    if (countSeeingBoth(board, lowestBit(rest), start, end) > 0) return true;
  return false;
}
