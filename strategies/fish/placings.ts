/** Ways to place a digit in all its houses at once. */
import { countBits, lowestBit } from '../../src/core/bits.js';
import type { Plane } from '../../src/logic/digit/fish/plane.js';

export interface Placings {
  /** The placing found last. */
  readonly found: Int32Array;
  /**
   * Whether the digit can be placed in all its houses without the candidates of a set: the one at an index of `sets`.
   * Those that are preferred are tried first.
   */
  findWithout(sets: Int32Array, index: number, preferred: Int32Array): boolean;
}

/** Candidates tried before a search is cut short. */
const MOST_TRIES = 1000;

/**
 * The search for ways to place a digit in all its houses, row by row: candidates in all rows of which none sees another
 * leave no house empty. One that is cut short says that there is none.
 */
export function placingsIn({ candidates, words, houses, rows, held, seen }: Plane): Placings {
  const found = new Int32Array(words);
  const levels = new Int32Array(words * (rows + 2));
  let preferred: Int32Array = found;
  let tries = 0;
  for (let i = 0; i < candidates.length; i++) levels[i >> 5]! |= 1 << (i & 31);

  /** Goes on with the candidates at a level: chosen are those that see none of the others left. */
  const place = (level: number): boolean => {
    const at = level * words;
    let fewest = candidates.length + 1;
    let tightest = -1;
    for (let row = 0; row < rows; row++) {
      let places = 0;
      for (let word = 0; word < words; word++) places += countBits(levels[at + word]! & held[row * words + word]!);
      if (places === 0) return false;
      if (places > 1 && places < fewest) {
        fewest = places;
        tightest = row;
      }
    }
    if (tightest < 0) return isComplete(at);
    for (let word = 0; word < words; word++) {
      const places = levels[at + word]! & held[tightest * words + word]!;
      if (choose(level, word, places & preferred[word]!) || choose(level, word, places & ~preferred[word]!))
        return true;
    }
    return false;
  };

  const choose = (level: number, word: number, places: number): boolean => {
    for (let rest = places; rest; rest &= rest - 1)
      if (tries++ < MOST_TRIES && without(level, seen, word * 32 + lowestBit(rest))) return true;
    return false;
  };

  const without = (level: number, sets: Int32Array, index: number): boolean => {
    for (let word = 0; word < words; word++)
      levels[(level + 1) * words + word] = levels[level * words + word]! & ~sets[index * words + word]!;
    return place(level + 1);
  };

  /** Whether what is left, one candidate a row, leaves no house empty. */
  const isComplete = (at: number): boolean => {
    for (let house = rows; house < houses.length; house++) {
      let places = 0;
      for (let word = 0; word < words; word++) places |= levels[at + word]! & held[house * words + word]!;
      if (places === 0) return false;
    }
    for (let word = 0; word < words; word++) found[word] = levels[at + word]!;
    return true;
  };

  return {
    found,
    findWithout(sets, index, first) {
      tries = 0;
      preferred = first;
      return without(0, sets, index);
    },
  };
}
