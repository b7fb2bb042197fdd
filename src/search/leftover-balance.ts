/** The law of leftovers in a search: each digit occurs equally often on both sides of irregular regions and lines. */
import { lowestBit } from '../core/bits.js';
import type { Candidate, Cell, Digit, Geometry } from '../core/geometry.js';
import { leftoversOf, type Side } from '../core/leftovers.js';

type Leftover = readonly [Side, Side];

/** Leftovers, and the indices of those of each cell. */
export interface LeftoversByCell {
  readonly all: readonly Leftover[];
  readonly at: readonly (readonly number[])[];
}

export const NO_LEFTOVERS: LeftoversByCell = { all: [], at: [] };

/** The most cells on a side. A leftover with more of them takes longer to look at than it saves. */
const MOST_CELLS = 3;

export function fewLeftovers(geometry: Geometry): LeftoversByCell {
  const all = leftoversOf(geometry).filter(([{ left }]) => left.length <= MOST_CELLS);
  if (all.length === 0) return NO_LEFTOVERS;
  const at = Array.from({ length: geometry.cells }, (_, cell) =>
    [...all.keys()].filter((index) => all[index]!.some(({ left }) => left.includes(cell))),
  );
  return { all, at };
}

/** What a search has left: the digits of each cell, and the values. */
interface Searched {
  readonly geometry: Geometry;
  readonly digits: Int32Array;
  readonly values: Int32Array;
  strike(candidate: Candidate): void;
}

/**
 * Limits how often each digit occurs on one side of a leftover to what the other side can and must have. Returns false
 * if they cannot agree.
 */
export function balance(searched: Searched, [{ left: inside }, { left: outside }]: Leftover): boolean {
  for (let digit = 0; digit < searched.geometry.size; digit++) {
    const sure = Math.max(timesSure(searched, inside, digit), timesSure(searched, outside, digit));
    const possible = Math.min(timesPossible(searched, inside, digit), timesPossible(searched, outside, digit));
    if (sure > possible) return false;
    limit(searched, inside, digit, sure, possible);
    limit(searched, outside, digit, sure, possible);
  }
  return true;
}

/** Makes a digit true in the open cells that all need it, or false in those where the others have it often enough. */
function limit(searched: Searched, cells: readonly Cell[], digit: Digit, sure: number, possible: number): void {
  const { digits, geometry } = searched;
  const own = timesSure(searched, cells, digit);
  const isNeeded = own < sure && timesPossible(searched, cells, digit) === sure;
  if (!isNeeded && own < possible) return;
  const bit = 1 << digit;
  for (const cell of cells)
    if (digits[cell]! & bit)
      for (let rest = digits[cell]! & (isNeeded ? ~bit : bit); rest; rest &= rest - 1)
        searched.strike(geometry.candidate(cell, lowestBit(rest)));
}

function timesSure({ values }: Searched, cells: readonly Cell[], digit: Digit): number {
  let times = 0;
  for (const cell of cells) if (values[cell] === digit) times++;
  return times;
}

function timesPossible({ values, digits }: Searched, cells: readonly Cell[], digit: Digit): number {
  let times = 0;
  for (const cell of cells) if (values[cell] === digit || digits[cell]! & (1 << digit)) times++;
  return times;
}
