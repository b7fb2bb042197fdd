/** The proof checker: whether a step follows from what it says it rests on. */

export { conclusionsOf, type SingleConclusion } from './conclusions.js';
export { dimacsOf } from './dimacs.js';
export { type Claim, prove, type Verdict } from './prove.js';
