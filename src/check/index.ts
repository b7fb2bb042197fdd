/** The proof checker: whether a step follows from what it says it rests on. */

export { dimacsOf } from './dimacs.js';
export { type Claim, conclusionsOf, prove, type SingleConclusion, type Verdict } from './prove.js';
