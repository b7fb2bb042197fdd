/**
 * Remote pairs: paths of bivalue cells with the same two digits. The cells take the two digits in turn, so a cell that
 * sees two of them of opposite parity takes neither.
 */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { bivalueCells } from '../../core/candidates.js';
import type { Candidate, Cell } from '../../core/geometry.js';
import { seeingAll } from '../../core/seeing.js';

export interface RemotePair {
  /** The two digits of all the cells. */
  readonly digits: Bits;
  /** Four or more cells, each of which sees the next. */
  readonly path: readonly Cell[];
}

const FEWEST_CELLS = 4;

/** Returns bivalue cells by their pair, for pairs with enough cells for a path and a change since the stamp. */
export function cellsByPair(board: Markup, since: Stamp = -1): readonly (readonly Cell[])[] {
  const { digits, cellStamps } = board;
  const all = bivalueCells(board);
  let found: (readonly Cell[])[] | undefined;
  for (let i = 0; i < all.length; i++) {
    const pair = digits[all[i]!]!;
    let count = 0;
    let isNew = false;
    for (let j = 0; j < all.length; j++) {
      if (digits[all[j]!] !== pair) continue;
      if (j < i) break;
      count++;
      isNew ||= cellStamps[all[j]!]! > since;
    }
    if (count >= FEWEST_CELLS && isNew) (found ??= []).push(all.filter((cell) => digits[cell] === pair));
  }
  return found ?? NONE;
}

const NONE: readonly (readonly Cell[])[] = [];

/**
 * Yields paths over an even number of cells with the same pair, breadth first, each in one direction. `peersOf` returns
 * the cells seen from a cell in order. Since a large grid may have very many paths, none is extended beyond
 * `mostCells`, and none begins after `mostPaths`.
 */
export function* pairPaths(
  cells: readonly Cell[],
  peersOf: (cell: Cell) => readonly Cell[],
  mostCells: number,
  mostPaths: number,
): Generator<readonly Cell[], void, void> {
  const nextOf = new Map(cells.map((cell) => [cell, peersOf(cell)]));
  const paths: (readonly Cell[])[] = cells.map((cell) => [cell]);
  for (const path of paths) {
    const end = path.at(-1)!;
    if (path.length % 2 === 0 && path.length >= FEWEST_CELLS && path[0]! < end) yield path;
    if (path.length === mostCells) continue;
    for (const next of nextOf.get(end)!)
      if (paths.length < mostPaths && !path.includes(next)) paths.push([...path, next]);
  }
}

/**
 * Returns the eliminations by two cells of a path an odd number of steps apart, at least three; by cell, then digit.
 */
export function remotePairTargets(board: Markup, pair: Bits, path: readonly Cell[]): Candidate[] {
  const targets = new Set<Candidate>();
  for (const [i, first] of path.entries())
    for (let j = i + 3; j < path.length; j += 2)
      for (let rest = pair; rest; rest &= rest - 1)
        for (const target of seeingAll(board, lowestBit(rest), [first, path[j]!])) targets.add(target);
  return [...targets].sort((a, b) => a - b);
}
