/** Sums of different digits, and runs, on a position: the combinations of digits that each can still have. */
import type { Bits } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import type { Cell, Geometry } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';
import { combinations, fitting } from './different-sum.js';
import { digitsFor } from './fillings.js';
import { Matching, MOST_MATCHED } from './matching.js';

/** Cells that see each other and have a sum, or one of some combinations of digits. */
export interface Cage {
  /** The index of its rule. */
  readonly rule: number;
  readonly cells: readonly Cell[];
  /** The sum, if it has one. */
  readonly total?: number;
  /** The combinations that fill its cells, values included. */
  readonly sets: readonly Bits[];
}

/** The most combinations that are kept of a cage. People look at few. */
const MOST_SETS = 40;

/** True if no digit can repeat in some cells. */
export const areDifferent = (geometry: Geometry, cells: readonly Cell[]): boolean =>
  cells.every((a, index) => cells.slice(index + 1).every((b) => geometry.sees(a, b)));

/** The rules whose cells see each other and have one of some combinations. */
const cagesOf = (geometry: Geometry): Cage[] =>
  geometry.rules.flatMap((each, rule) => {
    const { cells, total } = each;
    const sets = allSetsOf(geometry, each);
    return sets ? [{ rule, cells, ...(total !== undefined && { total }), sets }] : [];
  });

/** Returns the combinations of a rule on any grid; undefined if its digits may repeat, or if it has none. */
function allSetsOf(geometry: Geometry, { cells, total, sets }: Pick<Rule, 'cells' | 'total' | 'sets'>) {
  if ((total === undefined && !sets) || cells.length > MOST_MATCHED || !areDifferent(geometry, cells)) return undefined;
  return sets ?? combinations(geometry.numbers, cells.length, total!);
}

/** Returns the cages of a position with the combinations that they can still have, unless these are many. */
export const cagesOn = (board: Markup): readonly Cage[] => board.memo(findCages);

function findCages(board: Markup): Cage[] {
  const { now, cellStamps } = board;
  const memory = board.keep(makeMemory);
  for (const [index, cage] of board.geometry.memo(cagesOf).entries()) {
    if (cage.cells.every((cell) => cellStamps[cell]! <= memory.at)) continue;
    memory.cages[index] = { ...cage, sets: fitting(cage.sets, digitsFor(cage, board)) };
  }
  memory.at = now;
  return memory.cages.filter(({ sets }) => sets.length > 0 && sets.length <= MOST_SETS);
}

/** The cages as they were when they were last looked at. */
const makeMemory = (_: Markup): { at: number; readonly cages: Cage[] } => ({ at: -1, cages: [] });

/** Returns the digits that each cell has if the cells, which see each other, take one of the combinations. */
export function digitsOfSets(sets: readonly Bits[], digits: readonly Bits[]): Int32Array {
  const found = new Int32Array(digits.length);
  const matching = new Matching(digits.length);
  for (const set of sets) matching.fill(set, digits, found);
  return found;
}

/** Returns the combinations that a rule can still have; undefined if its digits may repeat, or if it has none. */
export function setsOf(board: Markup, rule: Pick<Rule, 'cells' | 'total' | 'sets'>): readonly Bits[] | undefined {
  const all = allSetsOf(board.geometry, rule);
  return all && fitting(all, digitsFor(rule, board));
}
