/**
 * Odd loops of cells, neighbours in one house, that would be impossible but for some candidates, their guardians:
 * broken wings and bivalue oddagons. Two colours cannot alternate round an odd loop.
 */
import type { Markup, Numbers } from '../core/board.js';
import type { Candidate, Cell } from '../core/geometry.js';
import { excludedByAll } from './guardians.js';

export interface OddLoop {
  readonly cells: readonly Cell[];
  /** Ascending; one of them is true. */
  readonly guardians: readonly Candidate[];
}

const SHORTEST = 5;
/** More guardians than these a person does not keep in view. */
const MOST_GUARDIANS = 4;

/**
 * Loops through the cells of a set (which begins at `offset` in `set`), shortest first, each once, whose guardians
 * leave something to conclude. `guardiansOf(a, b)` says which candidates keep the link from cell a to cell b open, and
 * is asked once with `a === b` for the cell a loop starts from.
 */
export function* oddLoops(
  board: Markup,
  set: Numbers,
  offset: number,
  longest: number,
  guardiansOf: (a: Cell, b: Cell) => readonly Candidate[],
): Generator<OddLoop, void, void> {
  const { geometry } = board;
  const path: Cell[] = [];
  const crowd = new Uint8Array(geometry.houses);

  /** Counts a cell in its houses; false where a house gets more than two of the loop. */
  const enter = (cell: Cell): boolean => {
    path.push(cell);
    let isFree = true;
    for (let at = geometry.houseStart[cell]!; at < geometry.houseStart[cell + 1]!; at++)
      if (++crowd[geometry.cellHouses[at]!]! > 2) isFree = false;
    return isFree;
  };
  const leave = (): void => {
    const cell = path.pop()!;
    for (let at = geometry.houseStart[cell]!; at < geometry.houseStart[cell + 1]!; at++)
      crowd[geometry.cellHouses[at]!]!--;
  };

  function* extend(length: number, guardians: readonly Candidate[], targets: Targets): Generator<OddLoop, void, void> {
    const first = path[0]!;
    const last = path.at(-1)!;
    if (path.length === length) {
      if (path[1]! > last || !geometry.sees(first, last)) return;
      const closing = guardiansOf(last, first);
      const all = joined(guardians, closing);
      if (isUseful(all, narrowed(board, targets, guardians, closing)))
        yield { cells: [...path], guardians: [...all].sort((a, b) => a - b) };
      return;
    }
    for (let at = geometry.peerStart[last]!; at < geometry.peerStart[last + 1]!; at++) {
      const next = geometry.peers[at]!;
      if (next <= first || !(set[offset + (next >> 5)]! & (1 << (next & 31))) || path.includes(next)) continue;
      if (enter(next)) {
        const added = guardiansOf(last, next);
        const all = joined(guardians, added);
        const left = narrowed(board, targets, guardians, added);
        if (isUseful(all, left)) yield* extend(length, all, left);
      }
      leave();
    }
  }

  for (let length = SHORTEST; length <= longest; length += 2)
    for (let first = 0; first < geometry.cells; first++) {
      if (!(set[offset + (first >> 5)]! & (1 << (first & 31)))) continue;
      enter(first);
      const guardians = guardiansOf(first, first);
      const targets = narrowed(board, undefined, [], guardians);
      if (isUseful(guardians, targets)) yield* extend(length, guardians, targets);
      leave();
    }
}

/** What all guardians so far exclude; undefined while there are none. */
type Targets = readonly Candidate[] | undefined;

const joined = (a: readonly Candidate[], b: readonly Candidate[]): readonly Candidate[] =>
  b.every((candidate) => a.includes(candidate)) ? a : [...new Set([...a, ...b])];

function narrowed(board: Markup, targets: Targets, known: readonly Candidate[], added: readonly Candidate[]): Targets {
  let left = targets;
  for (const guardian of added)
    if (!left) left = excludedByAll(board, [guardian]);
    else if (!known.includes(guardian))
      left = left.filter((target) => target !== guardian && board.geometry.conflict(target, guardian));
  return left;
}

/** Whether guardians, now or with none more, allow a conclusion. */
const isUseful = (guardians: readonly Candidate[], targets: Targets): boolean =>
  guardians.length < 2 || (guardians.length <= MOST_GUARDIANS && targets!.length > 0);
