/** The German words of a book. */
import type { BookWords } from '../book-words.js';
import { GERMAN_RULES } from './rules.js';

export const GERMAN_BOOK: BookWords = {
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
};
