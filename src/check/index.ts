/** The proof checker: verifies that a step follows from the truths it names. */

export { dimacsOf } from './dimacs.js';
export type { StepPosition } from './grounds.js';
export { type Claim, conclusionsOf, type Proof, prove, type SingleConclusion, type Verdict } from './prove.js';
