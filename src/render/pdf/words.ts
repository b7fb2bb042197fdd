/** What a book of puzzles has printed besides them, by language: plain data, which threads can be sent. */
import type { Level } from '../../logic/step/strategy.js';
import type { LanguageCode } from '../language/language.js';

export interface BookWords {
  readonly solutions: string;
  readonly levels: Readonly<Record<Level, string>>;
  /** After the score. */
  readonly points: string;
  /** Before the seed. */
  readonly seed: string;
}

export const BOOK_WORDS: Readonly<Record<LanguageCode, BookWords>> = {
  en: {
    solutions: 'Solutions',
    levels: { easy: 'easy', medium: 'medium', hard: 'hard', unfair: 'unfair', extreme: 'extreme' },
    points: 'points',
    seed: 'seed',
  },
  de: {
    solutions: 'Lösungen',
    levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer', unfair: 'unfair', extreme: 'extrem' },
    points: 'Punkte',
    seed: 'Startwert',
  },
};
