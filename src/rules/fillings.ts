/** What the fillings of a rule say on a position: candidates in none of them, and digits in all of them. */
import { type Bits, lowestBit } from '../core/bits.js';
import { EMPTY, type Markup } from '../core/board.js';
import type { Candidate, Cell } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';

/** The digits that the cells of a rule may have: their values, or their candidates. */
export const digitsFor = ({ cells }: Rule, { values, digits }: Pick<Markup, 'values' | 'digits'>): Bits[] =>
  cells.map((cell) => (values[cell] === EMPTY ? digits[cell]! : 1 << values[cell]!));

/** Returns the candidates that no filling of a rule contains. None if there is no filling at all. */
export function inNoFilling(rule: Rule, board: Markup): Candidate[] {
  const digits = digitsFor(rule, board);
  if (!rule.narrow(digits)) return [];
  const lost: Candidate[] = [];
  for (const [at, cell] of rule.cells.entries())
    for (let rest = board.digits[cell]! & ~digits[at]!; rest; rest &= rest - 1)
      lost.push(board.geometry.candidate(cell, lowestBit(rest)));
  return lost;
}

/** Returns the open digits that every filling of a rule contains. */
export function inEveryFilling(rule: Rule, board: Markup): Bits {
  const digits = digitsFor(rule, board);
  let open = 0;
  for (const cell of rule.cells) open |= board.digits[cell]!;
  let sure = 0;
  for (let rest = open; rest; rest &= rest - 1) {
    const bit = rest & -rest;
    if (rule.cells.some((cell) => board.values[cell] === lowestBit(bit))) continue;
    const without = digits.map((set) => set & ~bit);
    if (!rule.narrow(without)) sure |= bit;
  }
  return sure;
}

/** Returns the cells of a rule that may hold a digit. */
export const placesIn = ({ cells }: Rule, { digits }: Markup, bit: Bits): Cell[] =>
  cells.filter((cell) => digits[cell]! & bit);
