/** Facts about a puzzle besides its grid: title, author and difficulty. */

import type { LanguageCode, Level } from '../../../src/face/index.js';
import type { Wording } from '../words/en.js';

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

/** Returns level, score and rating in words, as far as they are known. */
export const figuresOf = ({ level, score, rating }: About, words: Wording, language: LanguageCode): string[] =>
  [level && words.levels[level], score, rating && `SE ${decimal(rating, language)}`].filter(Boolean).map(String);

/** Returns a rating with one decimal: 3.2, in German 3,2. */
export const decimal = (rating: number, language: LanguageCode): string =>
  rating.toLocaleString(language, { minimumFractionDigits: 1 });
