/** The generator, which searches draft by draft. */

export type { Range } from '../settings/range.js';
export type { Aim } from './aims.js';
export type { Invention } from './clues/invention.js';
export type { Wish, Wished, WishedRules } from './clues/wishes.js';
export { creations, type Made, make, type OnDraft, type Outcome } from './create.js';
export { Draft } from './draft.js';
export { Evaluation } from './evaluation.js';
export type { Grid } from './fill.js';
export { FILLS, type Fill } from './fill.js';
export type { Obstacle } from './givens-obstacle.js';
export { obstacleTo, variantFor } from './obstacle.js';
export { type Random, seeded } from './random.js';
export { type MadeRatings, ratingsOf } from './ratings.js';
export type { AimKey, PuzzleRequest, RangesOrNumbers } from './request.js';
export { positionBefore } from './require-aim.js';
export type { Attempt } from './search.js';
export { freshSeed, seedAt } from './seeds.js';
export { type Spec, specOf } from './spec.js';
export { SYMMETRIES, type Symmetry } from './symmetries.js';
export type { Orbit } from './symmetry.js';
export { misfitOf } from './variant.js';
