/** A chain from several assumptions: the trees in which it was found, and its argument. */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { BY_CELL } from '../links/link-list.js';
import { isOn, nodeIn, type State } from '../links/state.js';
import type { Need } from '../step/truths.js';
import type { Assumptions, ForcingProof, Inference, InferenceReason, ProofBranch } from './proof.js';
import type { Grounds } from './tree.js';

/** The end of a branch: the state, and the tree that contains it, or a copy of its part that proves the state. */
export interface End {
  tree: Grounds;
  readonly state: State;
}

export interface MultipleChain {
  readonly reason: Assumptions;
  readonly target: State;
  readonly ends: readonly Readonly<End>[];
}

export function proofOf({ reason, target, ends }: MultipleChain, geometry: Geometry): ForcingProof {
  const trees = [...new Set(ends.map(({ tree }) => tree))];
  return {
    reason,
    target,
    branches: trees.map((tree) => {
      const own = ends.filter((end) => end.tree === tree).map(({ state }) => state);
      return branchOf(tree, own, geometry);
    }),
  };
}

function branchOf(tree: Grounds, ends: readonly State[], geometry: Geometry): ProofBranch {
  const inferences: Inference[] = [];
  const seen = new Set<State>();
  const add = (state: State): void => {
    if (seen.has(state)) return;
    seen.add(state);
    const parents = [...tree.parentsOf(state)];
    for (const parent of parents) add(parent);
    inferences.push({ state, parents, reason: reasonOf(tree, state, parents, geometry) });
  };
  for (const end of ends) add(end);
  return { assumed: tree.assumed, inferences, ends };
}

function reasonOf(tree: Grounds, state: State, parents: readonly State[], geometry: Geometry): InferenceReason {
  if (parents.length === 0) return { kind: 'assumed' };
  const candidate: Candidate = nodeIn(state);
  if (!isOn(state)) return tree.arguments[state] ?? { kind: 'conflict' };
  const cause = tree.causeOf(state);
  const need: Need =
    cause === BY_CELL
      ? { kind: 'cell', cell: geometry.cellOf(candidate) }
      : { kind: 'house', house: cause, digit: geometry.digitOf(candidate) };
  return { kind: 'last', need };
}
