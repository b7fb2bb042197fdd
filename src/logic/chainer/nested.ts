/**
 * Steps on the working grid of a dynamic chain when its links yield nothing more: locked candidates, pairs, X-Wings
 * and, at higher levels, chains on that grid. Each resulting off state depends on the candidates that had to be removed
 * first.
 */
import type { Clock } from '../../core/clock.js';
import type { Geometry } from '../../core/geometry.js';
import { BY_CELL } from '../links/link-list.js';
import { isOn, nodeIn, type State } from '../links/state.js';
import { BestByCandidate, type Rank } from './choice.js';
import { DYNAMIC, MULTIPLE, MultipleChainer, type MultipleKind } from './multiple.js';
import { argumentOf, type MultipleChain } from './multiple-chain.js';
import { hiddenPairs, lockedCandidates, nakedPairs, xWings } from './nested-patterns.js';
import type { TreeExtension } from './propagation.js';
import type { PatternGround } from './tree.js';
import { UnaryChainer } from './unary.js';
import { linksOf, type UnaryChain } from './unary-chain.js';
import {
  type GridRule,
  removedFromCell,
  removedFromHouse,
  removedFromTruth,
  turnOff,
  type WorkingGrids,
} from './working-grids.js';

/**
 * The chains searched within chains: 2 single ones, 3 also multiple ones, 4 also dynamic ones, 5 also nested ones; 1
 * none.
 */
export type Nesting = 1 | 2 | 3 | 4 | 5;

/**
 * Returns the extension of a dynamic chain by patterns and nested chains. With `explain`, trees keep the grounds
 * for an explanation, which takes a little longer.
 */
export function nestedExtension(geometry: Geometry, level: Nesting, clock: Clock, explain = false): TreeExtension {
  const rules: GridRule[] = [lockedCandidates, hiddenPairs, nakedPairs, xWings];
  if (level === 2 || level === 3) rules.push(unaryRule(geometry));
  if (level === 3) rules.push(multipleRule(geometry, MULTIPLE, clock));
  if (level >= 4) rules.push(multipleRule(geometry, DYNAMIC, clock));
  if (level === 5) rules.push(multipleRule(geometry, DYNAMIC, clock, nestedExtension(geometry, 2, clock, explain)));
  return {
    extend(tree, { working, original, conflicts }) {
      const before = tree.offCount;
      const grids = { tree, working, original, conflicts, explain };
      for (const rule of rules) if (rule(grids)) break;
      return tree.offCount > before;
    },
  };
}

function unaryRule(geometry: Geometry): GridRule {
  const chainer = new UnaryChainer(geometry);
  return (grids) => {
    const conflicts = grids.conflicts.set(grids.working);
    if (!conflicts.mayRemove()) return false;
    const found = new BestByCandidate<UnaryChain>();
    chainer.search(
      grids.working,
      { accepts: () => true, add: (chain, rank) => found.add(chain, chain.remove, rank) },
      { conflicts },
    );
    return turnAllOff(grids, found, groundsOfUnary, (chain) => ({
      kind: 'chain',
      chain: linksOf(grids.working, chain),
    }));
  };
}

function groundsOfUnary(grids: WorkingGrids, chain: UnaryChain): State[] {
  const grounds = new Set<State>();
  for (const { truths } of linksOf(grids.working, chain))
    for (const truth of truths) for (const ground of removedFromTruth(grids, truth)) grounds.add(ground);
  return [...grounds];
}

function multipleRule(geometry: Geometry, kind: MultipleKind, clock: Clock, extension?: TreeExtension): GridRule {
  const chainer = new MultipleChainer(geometry);
  return (grids) => {
    // The rule of single chains, which comes first, has set the working grid.
    if (kind === MULTIPLE && !grids.conflicts.mayForce()) return false;
    const found = new BestByCandidate<MultipleChain>();
    const wanted = {
      maxLength: Infinity,
      limit: (key: number, target: State) => found.limit(chainer.eliminations(target), key),
      add: (chain: MultipleChain, rank: Rank) => found.add(chain, chainer.eliminations(chain.target), rank),
    };
    chainer.search(grids.working, { kind, extension }, wanted, clock);
    return turnAllOff(grids, found, groundsOf, (chain) => ({ kind: 'cases', argument: argumentOf(chain, geometry) }));
  };
}

function groundsOf(grids: WorkingGrids, { ends, reason }: MultipleChain): State[] {
  const { geometry } = grids.working;
  const grounds = new Set<State>();
  const add = (list: readonly State[]): void => {
    for (const ground of list) grounds.add(ground);
  };
  if (reason.kind === 'cell') add(removedFromCell(grids, reason.cell));
  if (reason.kind === 'house') add(removedFromHouse(grids, reason.house, reason.digit));
  for (const { tree, state } of ends) {
    const seen = new Set<State>([state]);
    for (const at of seen) {
      const parents = tree.parentsOf(at);
      for (const parent of parents) seen.add(parent);
      if (!isOn(at) || parents.length === 0) continue;
      const candidate = nodeIn(at);
      const cause = tree.causeOf(at);
      if (cause === BY_CELL) add(removedFromCell(grids, geometry.cellOf(candidate)));
      else add(removedFromHouse(grids, cause, geometry.digitOf(candidate)));
    }
  }
  return [...grounds];
}

/** Turns off the eliminations of chains, and stores the grounds and the argument of each. */
function turnAllOff<Chain>(
  grids: WorkingGrids,
  found: BestByCandidate<Chain>,
  groundsOf: (grids: WorkingGrids, chain: Chain) => readonly State[],
  argumentOf: (chain: Chain) => PatternGround,
): boolean {
  let any = false;
  for (const { chain, remove, rank } of found.sorted())
    any = turnOff(grids, remove, groundsOf(grids, chain), () => argumentOf(chain), rank) || any;
  return any;
}
