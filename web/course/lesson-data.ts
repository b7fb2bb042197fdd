/** What a lesson consists of, as it lies in a file of its own beside the page. */
import type { LanguageCode } from '../../src/face/index.js';

export interface LessonText {
  readonly idea: string;
  /** Advice on how to spot the pattern, in steps. */
  readonly spot: readonly string[];
}

export interface LessonData {
  readonly texts: Readonly<Record<LanguageCode, LessonText>>;
  /** Positions as links have them. */
  readonly example: string;
  /** Each is harder than the one before. */
  readonly exercises: readonly string[];
}
