/** Ways to place a digit in all its houses at once. */
import { countBits, lowestBit } from '../../src/core/bits.js';
import type { Layout } from './plane.js';
import { addTo } from './sets.js';

export interface Placings {
  /** All candidates of the digit. */
  readonly all: Int32Array;
  /** The placing found last. */
  readonly found: Int32Array;
  /** Whether the digit can be placed in all its houses without the candidates of a set: the one at an index of `sets`. */
  findWithout(sets: Int32Array, index: number): boolean;
}

/** Candidates tried before a search is cut short. */
const MOST_TRIES = 1000;

/** The search for ways to place a digit in all its houses. One that is cut short says that there is none. */
export function placingsIn({ candidates, words, houses, held, seen }: Layout): Placings {
  const all = new Int32Array(words);
  for (let i = 0; i < candidates.length; i++) addTo(all, 0, i);
  const found = new Int32Array(words);
  const levels = new Int32Array(words * (houses.length + 2));
  let tries = 0;

  /** Goes on with the candidates at a level: chosen are those that see none of the others left. */
  const place = (level: number): boolean => {
    const at = level * words;
    let fewest = candidates.length + 1;
    let tightest = -1;
    for (let house = 0; house < houses.length; house++) {
      let places = 0;
      for (let word = 0; word < words; word++) places += countBits(levels[at + word]! & held[house * words + word]!);
      if (places === 0) return false;
      if (places > 1 && places < fewest) {
        fewest = places;
        tightest = house;
      }
    }
    if (tightest < 0) {
      for (let word = 0; word < words; word++) found[word] = levels[at + word]!;
      return true;
    }
    for (let word = 0; word < words; word++)
      for (let rest = levels[at + word]! & held[tightest * words + word]!; rest; rest &= rest - 1)
        if (tries++ < MOST_TRIES && without(level, seen, word * 32 + lowestBit(rest))) return true;
    return false;
  };

  const without = (level: number, sets: Int32Array, index: number): boolean => {
    for (let word = 0; word < words; word++)
      levels[(level + 1) * words + word] = levels[level * words + word]! & ~sets[index * words + word]!;
    return place(level + 1);
  };

  levels.set(all);
  return {
    all,
    found,
    findWithout(sets, index) {
      tries = 0;
      return without(0, sets, index);
    },
  };
}
