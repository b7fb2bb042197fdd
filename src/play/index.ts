/** A player's grid: what is wrong with it, and where to look for a step. */
export { type Judgement, judge } from './judge.js';
export { asMarked, type Mistake, misleads, mistakesIn } from './mistakes.js';
export { nextStep, positionOf } from './next.js';
export { cellsOfPattern, whereToLook } from './where.js';
