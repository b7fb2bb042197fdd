/** The engine for any size: hidden and naked singles to exhaustion, then a guess in the tightest cell or house. */
import { countBits, isSingle, lowestBit } from '../core/bits.js';
import type { Board, Numbers } from '../core/board.js';
import type { SearchOptions, SearchResult } from './search.js';

/** Uses up the board it is given. */
export function searchCells(
  start: Board,
  { limit = 2, nodes: most = Infinity, milliseconds = Infinity }: SearchOptions,
): SearchResult {
  const solutions: Numbers[] = [];
  const deadline = milliseconds === Infinity ? Infinity : performance.now() + milliseconds;
  let nodes = 0;
  let cut = false;

  const isOver = (): boolean => {
    if (nodes > most || (deadline !== Infinity && (nodes & 63) === 0 && performance.now() > deadline)) cut = true;
    return cut || solutions.length >= limit;
  };

  const descend = (board: Board): void => {
    nodes++;
    if (!placeSingles(board)) return;
    if (board.unsolved === 0) {
      solutions.push(board.values);
      return;
    }
    for (const candidate of tightest(board)) {
      if (isOver()) return;
      const next = board.copy();
      next.place(board.geometry.cellOf(candidate), board.geometry.digitOf(candidate));
      descend(next);
    }
  };

  descend(start);
  return { solutions, nodes, ended: cut ? 'cut' : solutions.length >= limit ? 'limit' : 'all' };
}

/** Places singles until there are none; false at a cell without a digit or a digit without a place. */
function placeSingles(board: Board): boolean {
  const { geometry, digits, slots, open, values } = board;
  const { size, cells, houses } = geometry;
  for (let again = true; again; ) {
    again = false;
    for (let cell = 0; cell < cells; cell++) {
      if (values[cell]! >= 0) continue;
      if (digits[cell] === 0) return false;
      if (!isSingle(digits[cell]!)) continue;
      board.place(cell, lowestBit(digits[cell]!));
      again = true;
    }
    for (let house = 0; house < houses; house++) {
      let missing = 0;
      for (let digit = 0; digit < size; digit++) {
        const places = slots[house * size + digit]!;
        if (!places) continue;
        missing++;
        if (!isSingle(places)) continue;
        board.place(geometry.cellAt(house, lowestBit(places)), digit);
        again = true;
        missing--;
      }
      if (missing < countBits(open[house]!)) return false;
    }
  }
  return true;
}

/** The alternatives of the cell or of the digit in a house that has the fewest. */
function tightest({ geometry, digits, slots }: Board): number[] {
  const { size, cells, houses } = geometry;
  let fewest = Infinity;
  let at = -1;
  for (let cell = 0; cell < cells && fewest > 2; cell++) {
    const count = countBits(digits[cell]!);
    if (count > 0 && count < fewest) [fewest, at] = [count, cell];
  }
  let slice = -1;
  for (let index = 0; index < houses * size && fewest > 2; index++) {
    const count = countBits(slots[index]!);
    if (count > 0 && count < fewest) [fewest, slice] = [count, index];
  }
  const alternatives: number[] = [];
  if (slice < 0)
    for (let rest = digits[at]!; rest; rest &= rest - 1) alternatives.push(geometry.candidate(at, lowestBit(rest)));
  else
    for (let rest = slots[slice]!; rest; rest &= rest - 1)
      alternatives.push(geometry.candidate(geometry.cellAt((slice / size) | 0, lowestBit(rest)), slice % size));
  return alternatives;
}
