/** The words of a book in each language, apart from those of steps. */
import { frozen } from '../../core/frozen.js';
import type { LanguageCode } from '../../core/languages.js';
import type { Level } from '../../logic/step/strategy.js';
import { GERMAN_RULES } from '../language/de/rules.js';
import type { RuleWords } from '../language/rule-words.js';

/** The words of a book. */
export interface BookWords {
  readonly language: LanguageCode;
  /** How rules are told; in English if left out. */
  readonly rules?: RuleWords;
  readonly solutions: string;
  readonly levels: Readonly<Record<Level, string>>;
  /** The word after the score. */
  readonly points: string;
  /** The word before the seed. */
  readonly seed: string;
  /** The heading of the lessons. */
  readonly howToSolve: string;
  /** The heading of puzzles without a level. */
  readonly ungraded: string;
  readonly puzzle: string;
  readonly puzzles: string;
  /** The line that explains the QR codes. */
  readonly scan: Readonly<Record<'link' | 'solutionLink', string>>;
}

/** The words of books, by language. */
export const BOOK_WORDS: Readonly<Record<'en' | 'de', BookWords>> = frozen({
  en: {
    language: 'en',
    solutions: 'Solutions',
    levels: { easy: 'easy', medium: 'medium', hard: 'hard', unfair: 'unfair', extreme: 'extreme' },
    points: 'points',
    seed: 'seed',
    howToSolve: 'How to solve',
    ungraded: 'Not graded',
    puzzle: 'puzzle',
    puzzles: 'puzzles',
    scan: { link: 'Scan a code to play its puzzle.', solutionLink: 'Scan a code to see how its puzzle is solved.' },
  },
  de: {
    language: 'de',
    rules: GERMAN_RULES,
    solutions: 'Lösungen',
    levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer', unfair: 'unfair', extreme: 'extrem' },
    points: 'Punkte',
    seed: 'Startwert',
    howToSolve: 'So löst man sie',
    ungraded: 'Ohne Stufe',
    puzzle: 'Rätsel',
    puzzles: 'Rätsel',
    scan: {
      link: 'Ein Code öffnet sein Rätsel zum Spielen.',
      solutionLink: 'Ein Code zeigt, wie sein Rätsel gelöst wird.',
    },
  },
});
