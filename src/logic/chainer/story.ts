/** What a forcing chain says, lifted out of the trees it was found in: a branch from each assumption to its end. */
import type { Candidate, Cell, Digit, Geometry, House } from '../../core/geometry.js';
import type { Chain } from '../links/chain.js';
import { BY_CELL } from '../links/link-list.js';
import { isOn, nodeIn, type State } from '../links/state.js';
import type { Truth } from '../step/truths.js';
import type { Forcing, Reason } from './multiple.js';
import type { Tree } from './tree.js';

/** Why a state follows. */
export type Because =
  | { readonly kind: 'assumed' }
  /** It cannot be true beside the one that is. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'last-in-cell'; readonly cell: Cell }
  | { readonly kind: 'last-in-house'; readonly house: House; readonly digit: Digit }
  /** Where its parents are gone, a pattern removes it. */
  | Argument;

export type Argument =
  | {
      readonly kind: 'locking' | 'hidden-pair' | 'naked-pair' | 'x-wing';
      readonly truths: readonly Truth[];
    }
  | { readonly kind: 'chain'; readonly chain: Chain }
  | { readonly kind: 'forcing'; readonly story: Story };

export interface Inference {
  readonly state: State;
  readonly parents: readonly State[];
  readonly because: Because;
}

/** What follows from an assumption, each inference after those it rests on. */
export interface Branch {
  readonly assumed: State;
  readonly inferences: readonly Inference[];
  /** Where it leads: one state, or, for a contradiction, one and its opposite. */
  readonly ends: readonly State[];
}

export interface Story {
  readonly reason: Reason;
  readonly target: State;
  readonly branches: readonly Branch[];
}

export function storyOf({ reason, target, ends }: Forcing, geometry: Geometry): Story {
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

function branchOf(tree: Tree, ends: readonly State[], geometry: Geometry): Branch {
  const inferences: Inference[] = [];
  const seen = new Set<State>();
  const add = (state: State): void => {
    if (seen.has(state)) return;
    seen.add(state);
    const parents = [...tree.parentsOf(state)];
    for (const parent of parents) add(parent);
    inferences.push({ state, parents, because: becauseOf(tree, state, parents, geometry) });
  };
  for (const end of ends) add(end);
  return { assumed: tree.assumed, inferences, ends };
}

function becauseOf(tree: Tree, state: State, parents: readonly State[], geometry: Geometry): Because {
  if (parents.length === 0) return { kind: 'assumed' };
  const candidate: Candidate = nodeIn(state);
  if (!isOn(state)) return tree.arguments[state] ?? { kind: 'conflict' };
  const cause = tree.cause[candidate]!;
  return cause === BY_CELL
    ? { kind: 'last-in-cell', cell: geometry.cellOf(candidate) }
    : { kind: 'last-in-house', house: cause, digit: geometry.digitOf(candidate) };
}
