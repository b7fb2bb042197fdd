/**
 * The plane of one digit: its candidates numbered from zero, its houses and peers as sets of these numbers. A set takes
 * `words` integers of 32 bits, one or two on most boards.
 */
import { type Bits, lowestBit } from '../../../core/bits.js';
import type { Markup } from '../../../core/board.js';
import type { Candidate, Digit, House } from '../../../core/geometry.js';
import { unplaceableOf } from '../unplaceable.js';

export function addTo(sets: Int32Array, at: number, number: number): void {
  sets[at + (number >> 5)]! |= 1 << (number & 31);
}

export function isEmptyAt(sets: Int32Array, at: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (sets[at + word]) return false;
  return true;
}

export interface Plane {
  readonly digit: Digit;
  /** The digit's candidates, ascending. */
  readonly candidates: readonly Candidate[];
  readonly words: number;
  /** The houses in which the digit is still to be placed, ascending. */
  readonly houses: readonly House[];
  /** The candidates that house i of `houses` holds, at `i * words`: a fish places one of them if the house is a base. */
  readonly held: Int32Array;
  /** The candidates that candidate i sees, at `i * words`. */
  readonly seen: Int32Array;
  /**
   * The candidates that house i covers, at `i * words`: those that it holds, in one array with them, until `withTargets`
   * of a kraken adds candidates of other digits, which no base holds.
   */
  readonly covering: Int32Array;
  /** The candidates that any fish can remove: no placing uses them. */
  readonly unplaceable: Int32Array;
  /** Searches that found no fish: the set of houses for each choice of kinds. */
  inVain: Map<unknown, Bits> | undefined;
}

/** The planes of a position, made on demand. */
const noPlanes = (): Plane[] => [];

export const planeOf = (board: Markup, digit: Digit): Plane =>
  (board.memo(noPlanes)[digit] ??= makePlane(board, digit));

function makePlane(board: Markup, digit: Digit): Plane {
  const { geometry, slots } = board;
  const { size } = geometry;
  const candidates: Candidate[] = [];
  /** The number of each cell's candidate. */
  const number = new Int16Array(geometry.cells);
  for (let row = 0; row < size; row++)
    for (let rest = slots[row * size + digit]!; rest; rest &= rest - 1) {
      const cell = geometry.cellAt(row, lowestBit(rest));
      number[cell] = candidates.length;
      candidates.push(geometry.candidate(cell, digit));
    }
  const words = Math.max(1, Math.ceil(candidates.length / 32));
  const houses: House[] = [];
  const held = new Int32Array(geometry.houses * words);
  const seen = new Int32Array(candidates.length * words);
  for (let house = 0; house < geometry.houses; house++) {
    const places = slots[house * size + digit]!;
    if (places === 0) continue;
    const at = houses.length * words;
    houses.push(house);
    for (let rest = places; rest; rest &= rest - 1) addTo(held, at, number[geometry.cellAt(house, lowestBit(rest))]!);
    for (let rest = places; rest; rest &= rest - 1) {
      const own = number[geometry.cellAt(house, lowestBit(rest))]! * words;
      for (let word = 0; word < words; word++) seen[own + word]! |= held[at + word]!;
    }
  }
  for (let i = 0; i < candidates.length; i++) seen[i * words + (i >> 5)]! &= ~(1 << (i & 31));
  const unplaceable = new Int32Array(words);
  for (const candidate of unplaceableOf(board, digit)) addTo(unplaceable, 0, number[geometry.cellOf(candidate)]!);
  return { digit, candidates, words, houses, held, seen, covering: held, unplaceable, inVain: undefined };
}

/** Keeps only the members of a set that a candidate sees. */
export function keepSeen({ words, seen }: Plane, sets: Int32Array, at: number, candidate: number): void {
  for (let word = 0; word < words; word++) sets[at + word]! &= seen[candidate * words + word]!;
}
