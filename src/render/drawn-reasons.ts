/** The parts of a step's argument, numbered, each with the marks for a small picture of its own. */
import type { Geometry } from '../core/geometry.js';
import type { Mark } from '../logic/step/marks.js';
import type { StepReason } from '../logic/step/strategy.js';
import type { StepWords } from './language/language.js';
import { sentence } from './text.js';

/** A part of the reasons of a step, with what it highlights. Numbers in marks count from zero. */
export interface DrawnReason {
  /** The number of the part and its first sentence or line. */
  readonly caption: string;
  readonly marks: readonly Mark[];
}

/** Returns a caption and marks for each part of an argument. Returns an empty list if there are no parts. */
export const drawnReasons = (
  reasons: readonly StepReason[] | undefined,
  geometry: Geometry,
  language?: StepWords,
): DrawnReason[] =>
  (reasons ?? []).map(({ message, marks }, index) => {
    const [beginning] = sentence(message, geometry, language).split(/(?<=\.) |\n/);
    return { caption: `${index + 1}. ${beginning!.replace(/:$/, '.')}`, marks };
  });
