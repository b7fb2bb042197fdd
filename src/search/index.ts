/** Exact search: finds and counts solutions. It uses no strategy. */

export type { RuleParts } from '../core/layout.js';
export type { RemovableRule } from '../variants/removable.js';
export { differing, type Prospect, prospectOf, spareGivens } from './check.js';
export { type Checked, checked } from './checked.js';
export type { Incompatible } from './incompatible.js';
export {
  isUnique,
  type SearchOptions,
  type SearchResult,
  type SearchStart,
  search,
  searchBoard,
  uniqueSolution,
} from './search.js';
export { eachTriedPart, type TriedPart } from './spare.js';
