/** The words of a book in each language, apart from those of steps. */
import { frozen } from '../../core/frozen.js';
import type { BookWords } from '../language/book-words.js';
import { GERMAN_BOOK } from '../language/de/book.js';

export type { BookWords } from '../language/book-words.js';

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
  de: GERMAN_BOOK,
});
