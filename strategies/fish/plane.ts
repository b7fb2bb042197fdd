/**
 * One digit by itself: its candidates numbered from zero, its houses and peers as sets of these numbers. A set takes
 * `words` integers of 32 bits, one or two on most boards.
 */
import { countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Digit, House } from '../../src/core/geometry.js';
import { perPosition } from '../../src/logic/per-position.js';

export interface Plane {
  readonly digit: Digit;
  /** The digit's candidates, ascending. */
  readonly candidates: readonly Candidate[];
  readonly words: number;
  /** The houses in which the digit is still to be placed, ascending. */
  readonly houses: readonly House[];
  /** What house i of `houses` holds, at `i * words`. */
  readonly held: Int32Array;
  /** What candidate i sees, at `i * words`. */
  readonly seen: Int32Array;
  /** Candidates that no placing of the digit in all its houses makes use of: all that any fish can take. */
  readonly doomed: Int32Array;
}

/** The planes of a position, made as they are asked for. */
const planesOf = perPosition((): Plane[] => []);

export const planeOf = (board: Markup, digit: Digit): Plane => (planesOf(board)[digit] ??= makePlane(board, digit));

function makePlane({ geometry, slots }: Markup, digit: Digit): Plane {
  const { size, cells } = geometry;
  const candidates: Candidate[] = [];
  const number = new Int16Array(cells);
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
    for (let rest = places; rest; rest &= rest - 1) add(held, at, number[geometry.cellAt(house, lowestBit(rest))]!);
    for (let rest = places; rest; rest &= rest - 1) {
      const own = number[geometry.cellAt(house, lowestBit(rest))]! * words;
      for (let word = 0; word < words; word++) seen[own + word]! |= held[at + word]!;
    }
  }
  for (let i = 0; i < candidates.length; i++) seen[i * words + (i >> 5)]! &= ~(1 << (i & 31));
  const doomed = doomedOf(candidates.length, words, houses.length, held, seen);
  return { digit, candidates, words, houses, held, seen, doomed };
}

const add = (sets: Int32Array, at: number, number: number): void => {
  sets[at + (number >> 5)]! |= 1 << (number & 31);
};

/** Placings that are tried before a candidate is taken to be doomed: it only costs time. */
const MOST_TRIES = 10_000;

/** Tries each candidate that no placing found so far uses. */
function doomedOf(count: number, words: number, houses: number, held: Int32Array, seen: Int32Array): Int32Array {
  const all = new Int32Array(words);
  for (let i = 0; i < count; i++) add(all, 0, i);
  const doomed = all.slice();
  const levels = new Int32Array(words * (houses + 2));
  let tries = 0;

  /** Makes the candidates at a level a placing, if it can: chosen are those that see none of the others left. */
  const place = (level: number): boolean => {
    const at = level * words;
    let fewest = count + 1;
    let tightest = -1;
    for (let house = 0; house < houses; house++) {
      let places = 0;
      for (let word = 0; word < words; word++) places += countBits(levels[at + word]! & held[house * words + word]!);
      if (places === 0) return false;
      if (places > 1 && places < fewest) {
        fewest = places;
        tightest = house;
      }
    }
    if (tightest < 0) {
      for (let word = 0; word < words; word++) doomed[word]! &= ~levels[at + word]!;
      return true;
    }
    for (let word = 0; word < words; word++)
      for (let rest = levels[at + word]! & held[tightest * words + word]!; rest; rest &= rest - 1)
        if (tries++ < MOST_TRIES && choose(level, word * 32 + lowestBit(rest))) return true;
    return false;
  };

  const choose = (level: number, candidate: number): boolean => {
    for (let word = 0; word < words; word++)
      levels[(level + 1) * words + word] = levels[level * words + word]! & ~seen[candidate * words + word]!;
    return place(level + 1);
  };

  levels.set(all);
  for (let i = 0; i < count && tries < MOST_TRIES; i++) if (doomed[i >> 5]! & (1 << (i & 31))) choose(0, i);
  return doomed;
}
