/** Steps as JSON, and back to what the checker and those who draw need. */
import type { Claim } from '../../check/prove.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { Mark } from '../../logic/step/marks.js';
import type { Step } from '../../solver/step.js';
import { ENGLISH, type Language } from '../language/language.js';
import { sentence } from '../text.js';
import { asList, candidateJson, candidatesOf, type JsonCandidate } from './cell.js';
import { type JsonMark, markJson, markOf } from './mark.js';
import { type JsonTruth, truthJson, truthOf } from './truth.js';

export interface JsonStep {
  readonly strategy: string;
  readonly name: string;
  /** What the ladder counts for it: points, or Sudoku Explainer's rating. */
  readonly rating: number;
  readonly place: readonly JsonCandidate[];
  readonly remove: readonly JsonCandidate[];
  readonly text: string;
  readonly truths: readonly JsonTruth[];
  readonly marks: readonly JsonMark[];
}

/** What a step does. */
export type JsonOutcome = Pick<JsonStep, 'place' | 'remove'>;

export function stepJson(step: Step, language: Language = ENGLISH): JsonStep {
  const { strategy, geometry, explanation } = step;
  return {
    strategy: strategy.id,
    name: strategy.name,
    rating: Math.round(step.rating * 10) / 10,
    place: step.place.map((candidate) => candidateJson(geometry, candidate)),
    remove: step.remove.map((candidate) => candidateJson(geometry, candidate)),
    text: sentence(explanation.message, geometry, language),
    truths: explanation.truths.map((truth) => truthJson(geometry, truth)),
    marks: explanation.marks.map((mark) => markJson(geometry, mark)),
  };
}

/** What a step says and rests on, as the checker takes it. Throws a RangeError at what lies outside the grid. */
export const claimOf = (geometry: Geometry, step: Pick<JsonStep, 'place' | 'remove' | 'truths'>): Claim => ({
  place: candidatesOf(geometry, step.place),
  remove: candidatesOf(geometry, step.remove),
  truths: asList(step.truths).map((truth) => truthOf(geometry, truth)),
});

/** What is drawn of a step. Throws a RangeError at what lies outside the grid. */
export const drawnOf = (
  geometry: Geometry,
  step: Pick<JsonStep, 'place' | 'remove' | 'marks'>,
): {
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
  readonly marks: readonly Mark[];
} => ({
  place: candidatesOf(geometry, step.place),
  remove: candidatesOf(geometry, step.remove),
  marks: asList(step.marks).map((mark) => markOf(geometry, mark)),
});
