/** The data of a lesson, in a file of its own beside the page. */
import type { LanguageCode } from '../../src/face/index.js';

export interface LessonText {
  readonly idea: string;
  /** Steps for spotting the pattern. */
  readonly spot: readonly string[];
}

export interface LessonData {
  readonly texts: Readonly<Record<LanguageCode, LessonText>>;
  /** The example position in the form of a link. */
  readonly example: string;
  /** Positions in the form of links, each harder than the one before. */
  readonly exercises: readonly string[];
}
