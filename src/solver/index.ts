/** Ladders (strategies in an order, with ratings), the walks along them, all steps at a position, and grades. */
export { type AllSteps, allSteps, cheapestSteps, everyStep, outcomes } from './all-steps.js';
export type { TrialDepth } from './berthier/depth.js';
export type { BerthierGrade, BerthierRating, BerthierScale } from './berthier/rating.js';
export { full } from './full.js';
export { type Grade, grade, SCALES, type Scale } from './grade.js';
export { gradeHodoku } from './hodoku/grade.js';
export { hodoku } from './hodoku/ladder.js';
export { highestScore } from './hodoku/levels.js';
export type { GradeLimits, HodokuGrade, TechniqueUse } from './hodoku/tally.js';
export { applyHit, type Climb, findsOf, type Ladder, plainClimb } from './ladder.js';
export { LADDERS, type LadderId } from './ladder-names.js';
export { ladderOf, ladders } from './ladders.js';
export type { OwnGrade } from './own.js';
export { everyHitOf, type Found, found, type Rung, rungOf } from './rung.js';
export { gradeSe, type SeGrade, type SeLimits } from './se/grade.js';
export { se } from './se/ladder.js';
export { FoundStep } from './step.js';
export { type Rules, rungsOf, walk } from './walk.js';
