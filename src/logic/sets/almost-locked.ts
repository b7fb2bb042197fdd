/**
 * Almost locked sets: cells of one house with one digit more than cells. If such a set loses a digit, the rest is
 * locked in it. All sets of a position are listed once, for every strategy that uses them.
 */
import { type Bits, countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { candidatesAmong, cellsAt } from '../../core/candidates.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../core/geometry.js';
import { perHouse } from '../../core/per-house.js';
import { almostSetsOf, cellRows } from './slices.js';

/** An index into the sets of a position. */
export type SetIndex = number;

export interface AlmostLockedSets {
  readonly geometry: Geometry;
  readonly count: number;
  /** The first house that holds each set, and the set's slots there. */
  readonly houses: Int32Array;
  readonly slots: Int32Array;
  readonly digits: Int32Array;
  /** The cells of each set, at `set * words`. */
  readonly cells: Int32Array;
  /** Each set's cells with a digit, at `(set * size + digit) * words`. */
  readonly own: Int32Array;
  /** The candidates of a digit that see all of the set's, in the same layout; empty if the set lacks the digit. */
  readonly seen: Int32Array;
}

/** The most sets of cells tried in a house. */
const MOST_TRIED = 3000;

/**
 * Returns the sets by house; within a house by their cells from the lowest on, a set before its extensions. No set is
 * listed twice.
 */
export const almostLockedSets = (board: Markup): AlmostLockedSets => board.memo(findSets);

function findSets(board: Markup): AlmostLockedSets {
  const { geometry } = board;
  const { houses } = geometry;
  const foundHouses: House[] = [];
  const foundSlots: Bits[] = [];
  for (let house = 0; house < houses; house++)
    for (const slots of slotsInHouse(board, house)) {
      foundHouses.push(house);
      foundSlots.push(slots);
    }
  return tablesOf(board, foundHouses, foundSlots);
}

/** The sets of each house that no earlier house holds. */
const slotsInHouse = perHouse(cellRows, (board, house) => {
  const { size, houses, crossings } = board.geometry;
  const earlier = crossings.subarray(house * houses, house * houses + house);
  return almostSetsOf(cellRows(board, house), board.open[house]!, largestSets(size, MOST_TRIED)).filter(
    (slots) => !earlier.some((crossing) => (slots & ~crossing) === 0),
  );
});

function tablesOf(board: Markup, houses: House[], slots: Bits[]): AlmostLockedSets {
  const { geometry, places } = board;
  const { size, words, peerSets, houseCells } = geometry;
  const count = houses.length;
  const digits = new Int32Array(count);
  const cells = new Int32Array(count * words);
  const own = new Int32Array(count * size * words);
  const seen = new Int32Array(count * size * words);
  for (let set = 0; set < count; set++) {
    for (let rest = slots[set]!; rest; rest &= rest - 1) {
      const cell = houseCells[houses[set]! * size + lowestBit(rest)]!;
      cells[set * words + (cell >> 5)]! |= 1 << (cell & 31);
      digits[set]! |= board.digits[cell]!;
    }
    for (let left = digits[set]!; left; left &= left - 1) {
      const digit = lowestBit(left);
      const at = (set * size + digit) * words;
      for (let word = 0; word < words; word++) {
        own[at + word] = cells[set * words + word]! & places[digit * words + word]!;
        seen[at + word] = places[digit * words + word]!;
      }
      for (let word = 0; word < words; word++)
        for (let rest = own[at + word]!; rest; rest &= rest - 1) {
          const cell = word * 32 + lowestBit(rest);
          for (let other = 0; other < words; other++) seen[at + other]! &= peerSets[cell * words + other]!;
        }
    }
  }
  return {
    geometry,
    count,
    houses: Int32Array.from(houses),
    slots: Int32Array.from(slots),
    digits,
    cells,
    own,
    seen,
  };
}

/** True if two sets have a cell in common. */
export function overlap({ geometry: { words }, cells }: AlmostLockedSets, a: SetIndex, b: SetIndex): boolean {
  for (let word = 0; word < words; word++) if (cells[a * words + word]! & cells[b * words + word]!) return true;
  return false;
}

/** True if a candidate outside a set sees all its places of a digit. */
export function isSeen({ geometry: { size, words }, seen }: AlmostLockedSets, set: SetIndex, digit: Digit): boolean {
  const at = (set * size + digit) * words;
  for (let word = 0; word < words; word++) if (seen[at + word]) return true;
  return false;
}

/** A set as a hit keeps it. */
export interface AlmostLockedSet {
  readonly cells: readonly Cell[];
  readonly digits: Bits;
  readonly candidates: readonly Candidate[];
}

/** Returns the number of cells of a set. */
export const cellsInSet = ({ slots }: AlmostLockedSets, set: SetIndex): number => countBits(slots[set]!);

/** Returns the cells of a set, ascending. */
export const cellsOfSet = ({ geometry, houses, slots }: AlmostLockedSets, set: SetIndex): Cell[] =>
  cellsAt(geometry, houses[set]!, slots[set]!);

export function setAt(board: Markup, sets: AlmostLockedSets, set: SetIndex): AlmostLockedSet {
  const cells = cellsOfSet(sets, set);
  return {
    cells,
    digits: sets.digits[set]!,
    candidates: candidatesAmong(board, cells, sets.digits[set]!),
  };
}

/** Adds the candidates of a digit in 32 cells, given as bits from `word` on, to a list, unless they are in it. */
export function collect(list: Candidate[], { size }: Geometry, digit: Digit, word: number, cells: Bits): void {
  for (let rest = cells; rest; rest &= rest - 1) {
    const candidate = (word * 32 + lowestBit(rest)) * size + digit;
    if (!list.includes(candidate)) list.push(candidate);
  }
}

/**
 * Adds to a list the removals by two sets that cannot both lack a digit: for each digit of both except `without`, the
 * candidates that see every place of it in the two, ascending.
 */
export function collectSeenByBoth(
  list: Candidate[],
  { geometry, digits, seen }: AlmostLockedSets,
  a: SetIndex,
  b: SetIndex,
  without: Bits,
): void {
  const { size, words } = geometry;
  for (let rest = digits[a]! & digits[b]! & ~without; rest; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const atA = (a * size + digit) * words;
    const atB = (b * size + digit) * words;
    for (let word = 0; word < words; word++)
      collect(list, geometry, digit, word, seen[atA + word]! & seen[atB + word]!);
  }
}

/**
 * Returns the largest size such that the sets of up to this size out of `count` are no more than `most`. On the usual
 * grid a search may try all sets; on large ones only small sets.
 */
export function largestSets(count: number, most: number): number {
  let ofSize = 1;
  let tried = 0;
  for (let size = 1; size <= count; size++) {
    ofSize *= (count - size + 1) / size;
    tried += ofSize;
    if (tried > most) return size - 1;
  }
  return count;
}
