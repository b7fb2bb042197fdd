/** Exact search: finds and counts solutions. The room knows no strategy and is small. */

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
