/** What a forcing chain says, as plain data: a branch from each assumption to its end. */
import type { Chain } from '../links/chain.js';
import type { State } from '../links/state.js';
import type { Cases } from '../step/cases.js';
import type { Need, Truth } from '../step/truths.js';

/** Why one of several assumptions holds, or that one is refuted. */
export type Assumptions =
  /** The assumption leads to a state and to its opposite. */
  { readonly kind: 'contradiction'; readonly assumed: State } | Cases;

/** Why a state follows. */
export type Because =
  | { readonly kind: 'assumed' }
  /** It cannot be true beside the one that is. */
  | { readonly kind: 'conflict' }
  /** It is the last that is left for it. */
  | { readonly kind: 'last'; readonly need: Need }
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
export interface StoryBranch {
  readonly assumed: State;
  readonly inferences: readonly Inference[];
  /** Where it leads: one state, or, for a contradiction, one and its opposite. */
  readonly ends: readonly State[];
}

export interface Story {
  readonly reason: Assumptions;
  readonly target: State;
  readonly branches: readonly StoryBranch[];
}
