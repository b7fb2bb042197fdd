/** Lines whose two ends limit the digits of the cells inside: between them, or outside them. */
import { allBits, type Bits, countBits } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import type { Rule } from '../core/rule.js';
import { copied } from './run.js';

/** The digits that are left inside a line with some digits at its ends, counted from zero. */
type Inside = (low: number, high: number, size: number) => Bits;

/** The digits between two others, without these. */
export const betweenEnds: Inside = (low, high) => allBits(high) & ~allBits(low + 1);

/** The digits below the one and above the other. */
export const outsideEnds: Inside = (low, high, size) => allBits(size) & ~(allBits(high + 1) & ~allBits(low));

/**
 * Makes the rule for a line. Its ends have a least difference, and each cell inside takes one of the digits that they leave.
 * `sees` tells which cells differ.
 */
export function lineWithEnds(
  cells: readonly Cell[],
  size: number,
  least: number,
  inside: Inside,
  sees: (a: Cell, b: Cell) => boolean,
): Rule {
  const last = cells.length - 1;
  const different = mostDifferent(
    Array.from({ length: last - 1 }, (_, at) => at + 1),
    (a, b) => sees(cells[a]!, cells[b]!),
  );
  /** The digits at the lower and at the higher end with those that they leave inside, one after another. */
  const options: number[] = [];
  for (let low = 0; low < size; low++)
    for (let high = low + least; high < size; high++) {
      const left = inside(low, high, size);
      if (countBits(left) >= different.length) options.push(1 << low, 1 << high, left);
    }
  const found = new Int32Array(cells.length);
  /** Adds what fills the line with two digits at its ends. */
  const add = (digits: Bits[] | Int32Array, first: Bits, end: Bits, left: Bits): void => {
    if ((digits[0]! & first) === 0 || (digits[last]! & end) === 0) return;
    for (let at = 1; at < last; at++) if ((digits[at]! & left) === 0) return;
    let union = 0;
    for (const at of different) union |= digits[at]! & left;
    if (countBits(union) < different.length) return;
    found[0]! |= first;
    found[last]! |= end;
    for (let at = 1; at < last; at++) found[at]! |= digits[at]! & left;
  };
  return {
    cells,
    narrow(digits) {
      found.fill(0);
      for (let at = 0; at < options.length; at += 3) {
        add(digits, options[at]!, options[at + 1]!, options[at + 2]!);
        add(digits, options[at + 1]!, options[at]!, options[at + 2]!);
      }
      return copied(found, digits);
    },
  };
}

/** Returns cells of a list that all differ, as many as a search from each of them finds. */
export function mostDifferent(cells: readonly Cell[], sees: (a: Cell, b: Cell) => boolean): readonly Cell[] {
  let most: Cell[] = [];
  for (const first of cells) {
    const found = [first];
    for (const next of cells) if (next !== first && found.every((cell) => sees(cell, next))) found.push(next);
    if (found.length > most.length) most = found;
  }
  return most;
}
