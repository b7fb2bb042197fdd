/**
 * Strong links within almost locked sets: without one of its digits a set holds all others, so of any two digits one is
 * in it. Only digits that something outside sees are worth a link.
 */
import { countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Digit } from '../../core/geometry.js';
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
export function isSeen(
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
export function placesInSet(
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
