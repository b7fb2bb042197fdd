/** The proof of a forcing chain as plain data: a branch from each assumption to its end. */
import type { Chain } from '../links/chain.js';
import type { State } from '../links/state.js';
import type { Cases } from '../step/message.js';
import type { Need, Truth } from '../step/truths.js';

/** The reason why one of several assumptions is true, or why an assumption is refuted. */
export type Assumptions =
  /** The assumption leads to a state and to its opposite. */
  { readonly kind: 'contradiction'; readonly assumed: State } | Cases;

/** The reason why a state follows. */
export type InferenceReason =
  | { readonly kind: 'assumed' }
  /** The candidate conflicts with one that is on. */
  | { readonly kind: 'conflict' }
  /** The candidate is the last one left for a need. */
  | { readonly kind: 'last'; readonly need: Need }
  /** A pattern removes the state once its parents are gone. */
  | PatternArgument;

export type PatternArgument =
  | {
      readonly kind: 'locking' | 'hidden-pair' | 'naked-pair' | 'x-wing';
      readonly truths: readonly Truth[];
    }
  | { readonly kind: 'chain'; readonly chain: Chain }
  | { readonly kind: 'forcing'; readonly proof: ForcingProof };

export interface Inference {
  readonly state: State;
  readonly parents: readonly State[];
  readonly reason: InferenceReason;
}

/** Inferences from an assumption, each after the ones it depends on. */
export interface ProofBranch {
  readonly assumed: State;
  readonly inferences: readonly Inference[];
  /** The end of the branch: one state, or, for a contradiction, a state and its opposite. */
  readonly ends: readonly State[];
}

export interface ForcingProof {
  readonly reason: Assumptions;
  readonly target: State;
  readonly branches: readonly ProofBranch[];
}
