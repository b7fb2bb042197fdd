/** The names of the ladders. Apart, since the main entry has them. */
import { frozen } from '../core/frozen.js';

/** The ids of the ladders: our own, HoDoKu's, Sudoku Explainer's, and Denis Berthier's two. */
export const LADDERS = frozen(['full', 'hodoku', 'se', 'whips', 'braids']);
/** The name of a ladder: an order of strategies, with ratings. */
export type LadderId = (typeof LADDERS)[number];
