/**
 * Strong links between an almost locked set and a cell apart from it: where a set goes without one of its digits it
 * holds the others, and a cell that sees two or more of them may be left with a single digit. So that digit is in the
 * cell or the other one in the set. (One digit taken is a weak link and needs no such node.)
 */
import { type Bits, countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Cell } from '../../core/geometry.js';
import { type AlmostLockedSets, almostLockedSets, cellsOfSet, type SetIndex } from '../sets/almost-locked.js';
import { cellTruths } from '../step/truths.js';
import type { StrongLink } from './graph.js';
import { isSeen, placesInSet } from './set-links.js';

/** The links of all sets of two cells or more. */
export function* setAndCellLinks(board: Markup): Generator<StrongLink, void, void> {
  const sets = almostLockedSets(board);
  const { words } = board.geometry;
  for (let set = 0; set < sets.count; set++) {
    if (isSingle(sets.slots[set]!)) continue;
    for (let word = 0; word < words; word++)
      for (let rest = seeingTwo(board, sets, set, word); rest; rest &= rest - 1)
        yield* linksWith(board, sets, set, word * 32 + lowestBit(rest));
  }
}

/** Cells of a word (32) outside a set that see all its places of two or more digits which they could take themselves. */
function seeingTwo({ geometry }: Markup, { digits, cells, seen }: AlmostLockedSets, set: SetIndex, word: number): Bits {
  const { size, words } = geometry;
  let one = 0;
  let two = 0;
  for (let rest = digits[set]!; rest; rest &= rest - 1) {
    const places = seen[(set * size + lowestBit(rest)) * words + word]!;
    two |= one & places;
    one |= places;
  }
  return two & ~cells[set * words + word]!;
}

function* linksWith(
  board: Markup,
  sets: AlmostLockedSets,
  set: SetIndex,
  cell: Cell,
): Generator<StrongLink, void, void> {
  const { geometry, digits } = board;
  const own = digits[cell]!;
  const taken = own & seenDigits(board, sets, set, cell);
  const free = own & ~taken;
  if (free & (free - 1)) return;
  for (let rest = sets.digits[set]! & (free ? ~taken : taken); rest; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const lost = taken & ~(1 << digit);
    if (countBits(lost) < 2 || !isSeen(board, sets, set, digit)) continue;
    const cells = [...cellsOfSet(board, sets, set), cell];
    yield {
      ends: [placesInSet(board, sets, set, digit), [geometry.candidate(cell, free ? lowestBit(free) : digit)]],
      truths: cellTruths(cells),
      set: { cells, digits: sets.digits[set]!, apart: { cell, lost } },
    };
  }
}

/** The digits whose places in a set a cell sees. */
function seenDigits(
  { geometry: { size, words } }: Markup,
  { digits, seen }: AlmostLockedSets,
  set: SetIndex,
  cell: Cell,
): Bits {
  let found = 0;
  for (let rest = digits[set]!; rest; rest &= rest - 1) {
    const digit = lowestBit(rest);
    if (seen[(set * size + digit) * words + (cell >> 5)]! & (1 << (cell & 31))) found |= 1 << digit;
  }
  return found;
}
