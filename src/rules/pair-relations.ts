/** Relations of two cells as rules: each digit of one cell needs a digit of the other that it does not exclude. */
import { allBits, type Bits, lowestBit } from '../core/bits.js';
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';

/** Returns the digits of one cell that some digit of another cell allows, by the set of digits of the other. */
type Allowed = (digits: Bits) => Bits;

/** The most digits for which there is a table of all sets. */
const MOST_TABLED = 10;

/** Returns a rule for each two cells of which different digits exclude each other. */
export function pairRelations(geometry: Geometry): Rule[] {
  const allowed = new Map<string, Allowed>();
  return joinedPairs(geometry).map(([a, b]) => {
    const [ofB, ofA] = [allowedIn(geometry, b, a, allowed), allowedIn(geometry, a, b, allowed)];
    return {
      cells: [a, b],
      narrow(digits) {
        digits[1]! &= ofB(digits[0]!);
        digits[0]! &= ofA(digits[1]!);
        return digits[0] !== 0;
      },
    };
  });
}

/** Returns the pairs of candidates of two cells, with different digits, that are never both true. */
export function excludedPairs(geometry: Geometry, a: Cell, b: Cell): (readonly [Candidate, Candidate])[] {
  const { size } = geometry;
  const pairs: (readonly [Candidate, Candidate])[] = [];
  for (let of = 0; of < size; of++)
    for (let other = 0; other < size; other++) {
      const pair = [geometry.candidate(a, of), geometry.candidate(b, other)] as const;
      if (of !== other && geometry.conflict(...pair)) pairs.push(pair);
    }
  return pairs;
}

/** Returns a key of what two cells exclude together, the same for all that exclude the same pairs of digits. */
export function relationKey(geometry: Geometry, a: Cell, b: Cell): string {
  const { size } = geometry;
  const from = (one: Cell, other: Cell): string =>
    excludedPairs(geometry, one, other)
      .map(([first, second]) => (first % size) * size + (second % size))
      .join();
  const [one, other] = [from(a, b), from(b, a)];
  return one < other ? one : other;
}

/** Returns each two cells of which rules exclude different digits, once. */
export function joinedPairs({ further, cells: count, size }: Geometry): (readonly [Cell, Cell])[] {
  if (!further) return [];
  const { start, cells } = further;
  return Array.from({ length: count }, (_, cell) => cell).flatMap((cell) =>
    [...new Set(cells.subarray(start[cell * size], start[(cell + 1) * size]))]
      .filter((other) => other > cell)
      .map((other) => [cell, other] as const),
  );
}

/** Returns what a cell allows in another one. Relations that are alike share a function. */
function allowedIn(geometry: Geometry, cell: Cell, by: Cell, known: Map<string, Allowed>): Allowed {
  const { size } = geometry;
  const byDigit = Int32Array.from({ length: size }, (_, digit) => {
    let kept = 0;
    for (let other = 0; other < size; other++)
      if (!geometry.conflict(geometry.candidate(by, digit), geometry.candidate(cell, other))) kept |= 1 << other;
    return kept;
  });
  const key = byDigit.join();
  const same = known.get(key);
  if (same) return same;
  const made = size > MOST_TABLED ? unionOf(byDigit) : tabled(byDigit, size);
  known.set(key, made);
  return made;
}

const unionOf =
  (byDigit: Int32Array): Allowed =>
  (digits) => {
    let union = 0;
    for (let rest = digits; rest; rest &= rest - 1) union |= byDigit[lowestBit(rest)]!;
    return union;
  };

function tabled(byDigit: Int32Array, size: number): Allowed {
  const table = new Int32Array(allBits(size) + 1);
  for (let set = 1; set < table.length; set++) table[set] = table[set & (set - 1)]! | byDigit[lowestBit(set)]!;
  return (digits) => table[digits]!;
}
