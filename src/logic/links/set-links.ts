/**
 * Strong links within almost locked sets: without one of its digits a set holds all others, so of any two digits one is
 * in it. Only digits that something outside sees are worth a link.
 *
 * Strong links between an almost locked set and a cell apart from it: where a set goes without one of its digits it
 * holds the others, and a cell that sees two or more of them may be left with a single digit. So that digit is in the
 * cell or the other one in the set. (One digit taken is a weak link and needs no such node.)
 */
import { type Bits, countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell, Digit } from '../../core/geometry.js';
import { type AlmostLockedSets, almostLockedSets, cellsOfSet, type SetIndex } from '../sets/almost-locked.js';
import type { AlmostSet } from '../step/message.js';
import { cellTruths } from '../step/truths.js';
import type { StrongLink } from './graph.js';

/** The links of all sets of two cells or more, smaller sets first. */
export function* almostLockedLinks(board: Markup): Generator<StrongLink, void, void> {
  const sets = almostLockedSets(board);
  const bySize: SetIndex[][] = [];
  for (let set = 0; set < sets.count; set++) {
    const count = countBits(sets.slots[set]!);
    if (count > 1) (bySize[count] ??= []).push(set);
  }
  for (const set of bySize.flat()) if (set !== undefined) yield* linksOf(board, sets, set);
}

function* linksOf(board: Markup, sets: AlmostLockedSets, index: SetIndex): Generator<StrongLink, void, void> {
  const digits = sets.digits[index]!;
  const outside: { digit: Digit; places: Candidate[] }[] = [];
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = lowestBit(rest);
    if (isSeen(board, sets, index, digit)) outside.push({ digit, places: placesInSet(board, sets, index, digit) });
  }
  if (outside.length < 2) return;
  const cells = cellsOfSet(board, sets, index);
  const set: AlmostSet = { cells, digits };
  const truths = cellTruths(cells);
  for (const [i, first] of outside.entries())
    for (const second of outside.slice(i + 1)) yield { ends: [first.places, second.places], truths, set };
}

/** True if some candidate sees all places of a digit in a set. */
function isSeen(
  { geometry: { size, words } }: Markup,
  { seen }: AlmostLockedSets,
  set: SetIndex,
  digit: Digit,
): boolean {
  const at = (set * size + digit) * words;
  for (let word = 0; word < words; word++) if (seen[at + word]) return true;
  return false;
}

/** The places of a digit in a set, ascending. */
function placesInSet(
  { geometry: { size, words } }: Markup,
  { own }: AlmostLockedSets,
  set: SetIndex,
  digit: Digit,
): Candidate[] {
  const places: Candidate[] = [];
  const at = (set * size + digit) * words;
  for (let word = 0; word < words; word++)
    for (let rest = own[at + word]!; rest; rest &= rest - 1) places.push((word * 32 + lowestBit(rest)) * size + digit);
  return places;
}

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
