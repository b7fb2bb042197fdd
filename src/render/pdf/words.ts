/** Words that a book prints of its own accord, in each language. */
import type { Level } from '../../logic/step/strategy.js';
import type { LanguageCode } from '../language/codes.js';

export interface BookWords {
  readonly language: LanguageCode;
  readonly solutions: string;
  readonly levels: Readonly<Record<Level, string>>;
  /** The word after the score. */
  readonly points: string;
  /** The word before the seed. */
  readonly seed: string;
  /** The heading of the pages that teach. */
  readonly howToSolve: string;
  /** The heading of the steps to spot a pattern. */
  readonly spotIt: string;
  /** The heading of puzzles without a level. */
  readonly ungraded: string;
  readonly puzzle: string;
  readonly puzzles: string;
}

export const BOOK_WORDS: Readonly<Record<LanguageCode, BookWords>> = {
  en: {
    language: 'en',
    solutions: 'Solutions',
    levels: { easy: 'easy', medium: 'medium', hard: 'hard', unfair: 'unfair', extreme: 'extreme' },
    points: 'points',
    seed: 'seed',
    howToSolve: 'How to solve',
    spotIt: 'How to spot it',
    ungraded: 'Not graded',
    puzzle: 'puzzle',
    puzzles: 'puzzles',
  },
  de: {
    language: 'de',
    solutions: 'Lösungen',
    levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer', unfair: 'unfair', extreme: 'extrem' },
    points: 'Punkte',
    seed: 'Startwert',
    howToSolve: 'So löst man sie',
    spotIt: 'So findet man es',
    ungraded: 'Ohne Stufe',
    puzzle: 'Rätsel',
    puzzles: 'Rätsel',
  },
};
