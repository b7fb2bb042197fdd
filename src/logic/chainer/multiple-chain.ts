/** A chain from several assumptions as it was found: what they have in common, and the trees in which it stands. */
import type { State } from '../links/state.js';
import type { Assumptions } from './story.js';
import type { Tree } from './tree.js';

/** Ends of branches: the state and the tree that it stands in. */
export interface End {
  readonly tree: Tree;
  readonly state: State;
}

export interface MultipleChain {
  readonly reason: Assumptions;
  readonly target: State;
  readonly ends: readonly End[];
}
