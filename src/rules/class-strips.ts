/**
 * Two rows or columns side by side in which each square of two by two has digits of all classes: by dynamic programming
 * along the pairs of cells that lie across, of which only the classes count. A set of pairs of classes is a word of bits.
 */
import { allBits, type Bits, lowestBit } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import type { Rule } from '../core/rule.js';
import { copied } from './run.js';

/** The number of classes. Tables have an entry for each set of pairs of them. */
const CLASSES = 3;
const PAIRS = CLASSES * CLASSES;

/** What follows from a set of pairs of classes, and from the classes of two cells. */
interface PairTables {
  /** The pairs that may lie beside one of a set. */
  readonly beside: Int32Array;
  /** The classes of the first and of the second cell in a set of pairs. */
  readonly firsts: Int32Array;
  readonly seconds: Int32Array;
  /** The pairs of the classes of two cells, at `first << CLASSES | second`. */
  readonly pairs: Int32Array;
}

function makeTables(): PairTables {
  const each = Array.from({ length: PAIRS }, (_, pair) => ({
    first: Math.floor(pair / CLASSES),
    second: pair % CLASSES,
  }));
  const classesOf = each.map(({ first, second }) => (1 << first) | (1 << second));
  const ofSets = (of: (pair: number) => number): Int32Array => {
    const table = new Int32Array(1 << PAIRS);
    for (let set = 1; set < table.length; set++) table[set] = table[set & (set - 1)]! | of(lowestBit(set));
    return table;
  };
  const setOf = (fits: (pair: number) => boolean): number =>
    each.reduce((set, _, pair) => (fits(pair) ? set | (1 << pair) : set), 0);
  return {
    beside: ofSets((own) => setOf((other) => (classesOf[own]! | classesOf[other]!) === allBits(CLASSES))),
    firsts: ofSets((pair) => 1 << each[pair]!.first),
    seconds: ofSets((pair) => 1 << each[pair]!.second),
    pairs: Int32Array.from({ length: 1 << (2 * CLASSES) }, (_, both) =>
      setOf((pair) => {
        const { first, second } = each[pair]!;
        return ((both >> (CLASSES + first)) & (both >> second) & 1) === 1;
      }),
    ),
  };
}

/** Makes rules for the pairs of cells of strips, one after another. `classes` are the digits of each of three classes. */
export function classStrips(strips: readonly (readonly (readonly [Cell, Cell])[])[], classes: readonly Bits[]): Rule[] {
  const tables = makeTables();
  return strips.map((pairs) => ({ cells: pairs.flat(), narrow: narrowStrip(pairs.length, classes, tables) }));
}

function narrowStrip(
  length: number,
  classes: readonly Bits[],
  { beside, firsts, seconds, pairs }: PairTables,
): Rule['narrow'] {
  const [low = 0, middle = 0, high = 0] = classes;
  const classesIn = (set: Bits): Bits => (set & low ? 1 : 0) | (set & middle ? 2 : 0) | (set & high ? 4 : 0);
  const digitsIn = (set: Bits): Bits => (set & 1 ? low : 0) | (set & 2 ? middle : 0) | (set & 4 ? high : 0);
  /** The pairs that each two cells across can have, as far as those before them allow. */
  const own = new Int32Array(length);
  const found = new Int32Array(2 * length);
  return (digits) => {
    let before = allBits(PAIRS);
    for (let at = 0; at < length; at++) {
      const both = (classesIn(digits[2 * at]!) << CLASSES) | classesIn(digits[2 * at + 1]!);
      own[at] = pairs[both]! & before;
      before = beside[own[at]!]!;
    }
    let after = allBits(PAIRS);
    for (let at = length - 1; at >= 0; at--) {
      const left = own[at]! & after;
      if (left === 0) return false;
      found[2 * at] = digits[2 * at]! & digitsIn(firsts[left]!);
      found[2 * at + 1] = digits[2 * at + 1]! & digitsIn(seconds[left]!);
      after = beside[left]!;
    }
    return copied(found, digits);
  };
}
