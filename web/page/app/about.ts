/** Facts about a puzzle besides its grid: title, author and difficulty. */

import type { Level } from '../../../src/face/index.js';

export interface About {
  readonly title?: string;
  readonly author?: string;
  readonly level?: Level;
  /** HoDoKu's score. */
  readonly score?: number;
  /** Sudoku Explainer's rating. */
  readonly rating?: number;
  /** The name of the hardest strategy on the path of HoDoKu. */
  readonly hardest?: string;
}
