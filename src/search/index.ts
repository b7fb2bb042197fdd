/** Exact search: finds and counts solutions. It uses no strategy. */

export { type Checked, checked, differing, type Prospect, prospectOf, spareGivens } from './check.js';
export {
  isUnique,
  type SearchOptions,
  type SearchResult,
  type SearchStart,
  search,
  searchBoard,
  uniqueSolution,
} from './search.js';
