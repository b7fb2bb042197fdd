/**
 * The working grid of a dynamic chain for rules beyond its links, and the functions by which rules add to the chain's
 * tree.
 */
import { bitsOf } from '../../core/bits.js';
import type { Candidate, Cell, Digit, House } from '../../core/geometry.js';
import type { Position } from '../../core/scan-order.js';
import { off, type State } from '../links/state.js';
import type { Truth } from '../step/truths.js';
import type { Conflicts } from './conflicts.js';
import type { NestedChain, PatternGround, Tree } from './tree.js';

/** A rule: adds consequences on the working grid to the tree. Returns true if it added any. */
export type GridRule = (grids: WorkingGrids) => boolean;

/** The grids that a rule searches, and the tree that takes its results. */
export interface WorkingGrids {
  readonly tree: Tree;
  readonly working: Position;
  readonly original: Position;
  readonly conflicts: Conflicts;
  /** True if arguments are kept for an explanation. */
  readonly explain: boolean;
}

/** Turns candidates off that are on. Returns true if the argument had any grounds. */
export function turnOff(
  { tree, explain }: WorkingGrids,
  candidates: readonly Candidate[],
  grounds: readonly State[],
  argument: () => PatternGround,
  chain?: NestedChain,
): boolean {
  const [first, ...others] = grounds;
  if (first === undefined) return false;
  for (const candidate of [...candidates].sort((a, b) => a - b)) {
    if (tree.has(off(candidate))) continue;
    tree.beginParents(first);
    for (const ground of others) tree.addParent(ground);
    tree.add(off(candidate));
    if (chain) tree.nested[off(candidate)] = chain;
    if (explain) tree.arguments[off(candidate)] = argument();
  }
  return candidates.length > 0;
}

/** Returns the candidates of a digit in a house that have left the working grid, except in some slots. */
export function removedFromHouse({ working, original }: WorkingGrids, house: House, digit: Digit, except = 0): State[] {
  const { geometry } = working;
  const at = house * geometry.size + digit;
  return bitsOf(original.slots[at]! & ~working.slots[at]! & ~except).map((slot) =>
    off(geometry.candidate(geometry.cellAt(house, slot), digit)),
  );
}

/** Returns the candidates of a cell that have left the working grid. */
export function removedFromCell({ working, original }: WorkingGrids, cell: Cell): State[] {
  const { geometry } = working;
  return bitsOf(original.digits[cell]! & ~working.digits[cell]!).map((digit) => off(geometry.candidate(cell, digit)));
}

/** Returns the candidates of a truth that have left the working grid. */
export const removedFromTruth = (grids: WorkingGrids, truth: Truth): State[] =>
  truth.kind === 'cell'
    ? removedFromCell(grids, truth.cell)
    : truth.kind === 'house'
      ? removedFromHouse(grids, truth.house, truth.digit)
      : [];
