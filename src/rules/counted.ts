/** Circles whose digits count themselves: each digit stands in as many of the circles as it says, or in none. */
import { allBits, type Bits, countBits, lowestBit } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import type { Rule } from '../core/rule.js';
import { copied } from './run.js';

/** The most sets of digits that are looked at one by one. */
const MOST_SETS = 1000;

/** Returns the sets of digits, but for a 0, that add up to a number of circles; undefined if there are too many. */
export function countedSets(circles: number, numbers: readonly number[]): Bits[] | undefined {
  const size = numbers.length;
  const found: Bits[] = [];
  const extend = (set: Bits, next: number, left: number): void => {
    if (left === 0) found.push(set);
    for (let digit = next; digit < size && numbers[digit]! <= left && found.length <= MOST_SETS; digit++)
      if (numbers[digit]! > 0) extend(set | (1 << digit), digit + 1, left - numbers[digit]!);
  };
  extend(0, 0, circles);
  return found.length > MOST_SETS ? undefined : found;
}

/** A rule for circles. */
export interface CountedCircles extends Rule {
  /** Returns the sets of digits that the circles can still have; undefined if there are too many. */
  setsLeft(digits: readonly Bits[]): Bits[] | undefined;
}

/** Makes the rule for circles. `housesOf` tells the row, the column and the region of a cell. */
export function countedCircles(
  cells: readonly Cell[],
  numbers: readonly number[],
  housesOf: (cell: Cell) => readonly number[],
): CountedCircles {
  const count = cells.length;
  const sets = countedSets(count, numbers);
  const houses = cells.map(housesOf);
  const kinds = Math.max(0, ...houses.map(({ length }) => length));
  const left = new Int32Array(count);
  const found = new Int32Array(count);
  /** The houses of each kind that can hold a digit in a circle. */
  const places = new Int32Array(kinds);

  /** Narrows what is left to a digit's count of circles, or to none where that may be. Returns false for a clash. */
  const narrowDigit = (digit: number, isUsed: boolean): boolean => {
    const bit = 1 << digit;
    let most = 0;
    let sure = 0;
    places.fill(0);
    for (let at = 0; at < count; at++) {
      if ((left[at]! & bit) === 0) continue;
      most++;
      if (left[at] === bit) sure++;
      for (let kind = 0; kind < houses[at]!.length; kind++) places[kind]! |= 1 << houses[at]![kind]!;
    }
    for (let kind = 0; kind < kinds; kind++) most = Math.min(most, countBits(places[kind]!));
    const wanted = numbers[digit]!;
    if (sure > wanted) return false;
    const mayBeUsed = wanted > 0 && most >= wanted;
    if (!mayBeUsed && (isUsed || sure > 0)) return false;
    for (let at = 0; at < count; at++) {
      if ((left[at]! & bit) === 0 || left[at] === bit) continue;
      if (!mayBeUsed || sure === wanted) left[at]! &= ~bit;
    }
    if (isUsed || sure > 0) fillAll(digit);
    return true;
  };
  /** True if a circle is the only one of its house that can hold a digit. */
  const isAlone = (own: number, kind: number, bit: Bits): boolean => {
    for (let at = 0; at < count; at++)
      if (at !== own && left[at]! & bit && houses[at]![kind] === houses[own]![kind]) return false;
    return true;
  };
  /** Sets a used digit where it needs all circles, or all houses of a kind, that can hold it. */
  const fillAll = (digit: number): void => {
    const bit = 1 << digit;
    let most = 0;
    for (let at = 0; at < count; at++) if (left[at]! & bit) most++;
    for (let at = 0; at < count; at++) {
      if ((left[at]! & bit) === 0 || left[at] === bit) continue;
      if (most === numbers[digit]) left[at] = bit;
      for (let kind = 0; kind < kinds; kind++)
        if (countBits(places[kind]!) === numbers[digit] && isAlone(at, kind, bit)) left[at] = bit;
    }
  };
  /** Narrows what is left until nothing changes. Returns false for a clash. */
  const narrowAll = (used: Bits, isExact: boolean): boolean => {
    for (let before = -1, now = candidatesIn(left); now !== before; before = now, now = candidatesIn(left)) {
      for (let rest = used; rest; rest &= rest - 1) if (!narrowDigit(lowestBit(rest), isExact)) return false;
      for (let at = 0; at < count; at++) if (left[at] === 0) return false;
    }
    return true;
  };
  /** Narrows what is left to a set of digits. Returns false if the circles cannot have it. */
  const take = (set: Bits, digits: readonly Bits[] | Int32Array): boolean => {
    for (let at = 0; at < count; at++) left[at] = digits[at]! & set;
    return narrowAll(set, sets !== undefined);
  };
  return {
    cells,
    setsLeft: (digits) => sets?.filter((set) => take(set, digits)),
    narrow(digits) {
      found.fill(0);
      for (const set of sets ?? [allBits(numbers.length)]) {
        if (!take(set, digits)) continue;
        for (let at = 0; at < count; at++) found[at]! |= left[at]!;
      }
      return copied(found, digits);
    },
  };
}

function candidatesIn(digits: Int32Array): number {
  let count = 0;
  for (let at = 0; at < digits.length; at++) count += countBits(digits[at]!);
  return count;
}
