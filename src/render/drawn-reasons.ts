/** The parts of an argument that has several, numbered, for small pictures of each. */
import type { Geometry } from '../core/geometry.js';
import type { Mark } from '../logic/step/marks.js';
import type { StepReason } from '../logic/step/strategy.js';
import type { StepWords } from './language/language.js';
import { sentence } from './text.js';

export interface DrawnReason {
  /** The number of the part, and its first sentence or line in the text. */
  readonly caption: string;
  readonly marks: readonly Mark[];
}

/** Each part under its number and its first sentence. */
export const drawnReasons = (
  reasons: readonly StepReason[] | undefined,
  geometry: Geometry,
  language?: StepWords,
): DrawnReason[] =>
  (reasons ?? []).map(({ message, marks }, index) => {
    const [beginning] = sentence(message, geometry, language).split(/(?<=\.) |\n/);
    return { caption: `${index + 1}. ${beginning!.replace(/:$/, '.')}`, marks };
  });
