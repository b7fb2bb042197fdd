/** What a book of puzzles has printed besides them, by language. */
import type { Level } from '../../logic/step/strategy.js';
import type { LanguageCode } from '../language/language.js';

export interface BookWords {
  readonly solutions: string;
  readonly levels: Readonly<Record<Level, string>>;
  points(score: number): string;
  seed(seed: string): string;
}

export const BOOK_WORDS: Readonly<Record<LanguageCode, BookWords>> = {
  en: {
    solutions: 'Solutions',
    levels: { easy: 'easy', medium: 'medium', hard: 'hard', unfair: 'unfair', extreme: 'extreme' },
    points: (score) => `${score} points`,
    seed: (seed) => `seed ${seed}`,
  },
  de: {
    solutions: 'Lösungen',
    levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer', unfair: 'unfair', extreme: 'extrem' },
    points: (score) => `${score} Punkte`,
    seed: (seed) => `Startwert ${seed}`,
  },
};
