/** The figures of a puzzle's difficulty, in the language of the page. */

import type { LanguageCode } from '../../../src/face/index.js';
import type { Wording } from '../words/en.js';
import type { About } from './about.js';

/** Returns level, score and rating in words, as far as they are known. */
export const figuresOf = ({ level, score, rating }: About, words: Wording, language: LanguageCode): string[] =>
  [level && words.levels[level], score, rating && `SE ${decimal(rating, language)}`].filter(Boolean).map(String);

/** Returns a rating with one decimal: 3.2, in German 3,2. */
export const decimal = (rating: number, language: LanguageCode): string =>
  rating.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
