/** The best turbot fish, X-chain, XY-chain and remote pair of a position, by HoDoKu's choice. */
import { type RemotePair, remotePairTargets } from '../../../strategies/chains/remote-pair.js';
import type { TwoLinks } from '../../../strategies/single-digit/two-links.js';
import { isPair, lowestBit } from '../../core/bits.js';
import type { Board } from '../../core/board.js';
import type { Candidate, Cell } from '../../core/geometry.js';
import type { Alternation } from '../../logic/alternation.js';
import type { Hit } from '../../logic/strategy.js';
import { onlyHouse } from '../../logic/strong-link.js';
import { seeingAll } from '../../logic/targets.js';
import { Best } from './best.js';

import { bivalueLinks, digitLinks } from './chain-links.js';
import { type ChainPath, offerChains } from './chain-search.js';
import { chainOf } from './told.js';

/** Links that a chain may have. */
const MOST_LINKS = 20;
const TURBOT_LINKS = 3;

export function bestTurbotFish(board: Board): Hit<TwoLinks> | undefined {
  const { geometry } = board;
  const { remove, chain } = bestOfDigits(board, TURBOT_LINKS);
  if (!chain) return undefined;
  const [a, b, c, d] = chain.map((candidate) => geometry.cellOf(candidate)) as [Cell, Cell, Cell, Cell];
  const digit = geometry.digitOf(chain[0]!);
  const isLeft = (candidate: Candidate): boolean => board.has(candidate);
  const houses = [onlyHouse(geometry, isLeft, chain.slice(0, 2)), onlyHouse(geometry, isLeft, chain.slice(2))] as const;
  return { place: [], remove, pattern: { digit, houses, cells: [a, b, c, d] } };
}

export const bestXChain = (board: Board): Hit<Alternation> | undefined => told(board, bestOfDigits(board, MOST_LINKS));

export function bestXyChain(board: Board): Hit<Alternation> | undefined {
  const best = new Best<ChainPath>(board.geometry);
  offerChains(board, bivalueLinks(board), MOST_LINKS, best);
  return told(board, best);
}

function bestOfDigits(board: Board, most: number): Best<ChainPath> {
  const best = new Best<ChainPath>(board.geometry);
  for (let digit = 0; digit < board.geometry.size; digit++) offerChains(board, digitLinks(board, digit), most, best);
  return best;
}

const told = (board: Board, { remove, chain }: Best<ChainPath>): Hit<Alternation> | undefined =>
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

/** Paths over like bivalue cells, an even number of them, of which the ends take something away. */
export function bestRemotePair(board: Board): Hit<RemotePair> | undefined {
  const { geometry, digits } = board;
  const best = new Best<readonly Cell[]>(geometry);
  const path: Cell[] = [];
  const extend = (cell: Cell): void => {
    const pair = digits[cell]!;
    path.push(cell);
    if (path.length >= FEWEST_CELLS && path.length % 2 === 0 && takes(board, path[0]!, cell))
      best.offer(remotePairTargets(board, pair, path), 2 * path.length, () => [...path]);
    if (2 * path.length < MOST_LINKS)
      for (const other of alikeFrom(board, cell)) if (!path.includes(other)) extend(other);
    path.pop();
  };
  for (let cell = 0; cell < geometry.cells; cell++) if (isPair(digits[cell]!) && hasAlike(board, cell)) extend(cell);
  return (
    best.chain && { place: [], remove: best.remove, pattern: { digits: digits[best.chain[0]!]!, path: best.chain } }
  );
}

const FEWEST_CELLS = 4;

/** Whether there are enough cells with the same digits for a remote pair. */
function hasAlike({ geometry, digits }: Board, cell: Cell): boolean {
  let alike = 0;
  for (let other = 0; other < geometry.cells; other++) if (digits[other] === digits[cell]) alike++;
  return alike >= FEWEST_CELLS;
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

function takes(board: Board, start: Cell, end: Cell): boolean {
  for (let rest = board.digits[start]!; rest; rest &= rest - 1)
    if (seeingAll(board, lowestBit(rest), [start, end]).length > 0) return true;
  return false;
}
