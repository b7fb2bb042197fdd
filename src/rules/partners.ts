/** Candidates that two cells leave each other by a relation between them, and what follows from cell to cell. */
import { type Bits, countBits, lowestBit } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import type { Cell, Geometry } from '../core/geometry.js';
import { EMPTY } from '../core/values.js';
import { relationKey } from './pair-relations.js';

/** A cell all of whose candidates exclude some of another cell. */
export interface Partner {
  readonly cell: Cell;
  readonly digits: Bits;
  readonly other: Cell;
  /** The candidates of the other cell before and after. */
  readonly before: Bits;
  readonly after: Bits;
  /** The candidates that these leave the cell itself, if they are fewer than it has, and few in both cells. */
  readonly kept?: Bits;
}

/** The cells of which rules exclude digits beside those of cell c, from `start[c]` up to `start[c + 1]`, each with its relation. */
interface Related {
  readonly start: Uint32Array;
  readonly others: Uint16Array;
  /** Relations that exclude the same pairs of digits have one number. */
  readonly relations: Uint16Array;
}

/** The most digits of a cell that a sentence lists. */
export const MOST_LISTED = 4;

/** Returns the digits of another cell that some digit of a cell allows. */
export function partnersOf(geometry: Geometry, cell: Cell, own: Bits, other: Cell, among: Bits): Bits {
  const { size } = geometry;
  let allowed = 0;
  for (let rest = own; rest && allowed !== among; rest &= rest - 1)
    for (let left = among & ~allowed; left; left &= left - 1)
      if (!geometry.conflict(cell * size + lowestBit(rest), other * size + lowestBit(left))) allowed |= left & -left;
  return allowed;
}

/** Returns what a cell removes from another one, and that one from it then; undefined if it removes nothing. */
function partnerOf(geometry: Geometry, cell: Cell, digits: Bits, other: Cell, before: Bits): Partner | undefined {
  const after = before && partnersOf(geometry, cell, digits, other, before);
  if (after === before) return undefined;
  const kept = partnersOf(geometry, other, after, cell, digits);
  const isTold = kept !== digits && kept !== 0 && Math.max(countBits(kept), countBits(after)) <= MOST_LISTED;
  return { cell, digits, other, before, after, ...(isTold && { kept }) };
}

/** The most steps from cell to cell that are told at once. */
const MOST_STEPS = 12;

/** Yields what follows from each cell that has changed: in its partner, and from there by the same relation. */
export function* partnerRows(board: Markup, since: number): Generator<readonly Partner[], void, void> {
  const { geometry, digits, values, cellStamps } = board;
  const { start, others } = geometry.memo(relatedCells);
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] !== EMPTY || cellStamps[cell]! <= since) continue;
    for (let at = start[cell]!; at < start[cell + 1]!; at++) {
      const first = partnerOf(geometry, cell, digits[cell]!, others[at]!, digits[others[at]!]!);
      if (first) yield followed(board, first, at);
    }
  }
}

/**
 * Returns what follows from a step between two cells by the same relation, the step first: all that its first cell
 * removes, then what the cells that have changed remove, and those beside them.
 */
function followed({ geometry, digits }: Markup, first: Partner, at: number): readonly Partner[] {
  const { start, others, relations } = geometry.memo(relatedCells);
  const left = new Map<Cell, Bits>();
  const digitsOf = (cell: Cell): Bits => left.get(cell) ?? digits[cell]!;
  const around = (cell: Cell): Cell[] => {
    const found: Cell[] = [];
    for (let next = start[cell]!; next < start[cell + 1]!; next++)
      if (relations[next] === relations[at] && digits[others[next]!]) found.push(others[next]!);
    return found;
  };
  const steps: Partner[] = [];
  const givers: Cell[] = [first.cell];
  const take = (step: Partner): void => {
    const { cell, other, after, kept } = step;
    steps.push(step);
    left.set(other, after);
    if (kept !== undefined) left.set(cell, kept);
    const changed = kept === undefined ? [other] : [cell, other];
    givers.push(...changed, ...changed.flatMap(around));
  };
  take(first);
  for (const cell of givers)
    for (const other of around(cell)) {
      const step = partnerOf(geometry, cell, digitsOf(cell), other, digitsOf(other));
      if (!step) continue;
      // A contradiction is told by other steps.
      if (step.after === 0 || steps.length === MOST_STEPS) return steps;
      take(step);
    }
  return steps;
}

function relatedCells(geometry: Geometry): Related {
  const { start: starts, cells: joined } = geometry.further!;
  const lists = Array.from({ length: geometry.cells }, (_, cell) => [
    ...new Set(joined.subarray(starts[geometry.candidate(cell, 0)], starts[geometry.candidate(cell + 1, 0)])),
  ]);
  const start = new Uint32Array(geometry.cells + 1);
  for (const [cell, list] of lists.entries()) start[cell + 1] = start[cell]! + list.length;
  const numbers = new Map<string, number>();
  const numberOf = (a: Cell, b: Cell): number => {
    const key = relationKey(geometry, a, b);
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return numbers.get(key)!;
  };
  return {
    start,
    others: Uint16Array.from(lists.flat()),
    relations: Uint16Array.from(lists.flatMap((list, cell) => list.map((other) => numberOf(cell, other)))),
  };
}
