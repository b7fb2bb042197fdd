/** The type of the words of a book, apart from those of steps. */
import type { LanguageCode } from '../../core/languages.js';
import type { Level } from '../../logic/step/strategy.js';
import type { RuleWords } from './rule-words.js';

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
