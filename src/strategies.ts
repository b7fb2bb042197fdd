/**
 * What strategies and rules of one's own are made of: shapes, boards and candidates, each strategy and each constraint of
 * ours, exact search, rungs, and the proof checker. Cells, houses and digits count from zero.
 */
export * from '../constraints/each.js';
export * from '../constraints/index.js';
export { skyscraper as skyscraperClue } from '../constraints/skyscraper.js';
export * from '../strategies/each.js';
export * from '../strategies/index.js';
export { skyscraper } from '../strategies/single-digit/skyscraper.js';
export * from './check/index.js';
export * from './core/index.js';
export * from './search/index.js';
export { type Found, found, type Rung, rungOf } from './solver/index.js';
export { withClues } from './variants/with-clues.js';
