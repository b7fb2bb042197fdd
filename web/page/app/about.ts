/** What is known of a puzzle besides its grid: what it is called, and how hard it is. */

import type { Level } from '../../../src/face/index.js';

export interface About {
  readonly title?: string;
  readonly author?: string;
  readonly level?: Level;
  /** HoDoKu's. */
  readonly score?: number;
  /** Sudoku Explainer's. */
  readonly rating?: number;
  /** The hardest strategy of the way on HoDoKu's scale. */
  readonly hardest?: string;
}
