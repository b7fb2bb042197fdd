/** Steps as JSON, and back to what the checker and those who draw need. */
import type { Claim } from '../../check/prove.js';
import { bitsFrom, bitsOf } from '../../core/bits.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { Move } from '../../core/moves.js';
import {
  letterIndex,
  letterOf,
  type Mark,
  type PartName,
  type PatternPart,
  type Role,
} from '../../logic/step/marks.js';
import type { Truth } from '../../logic/step/truths.js';
import type { Step } from '../../solver/step.js';
import { drawnReasons } from '../drawn-reasons.js';
import { ENGLISH_STEPS } from '../language/en/steps.js';
import type { StepWords } from '../language/language.js';
import { sentence } from '../text.js';
import {
  asList,
  candidateJson,
  candidateOf,
  candidatesOf,
  cellJson,
  cellOf,
  houseJson,
  houseOf,
  type JsonCandidate,
  type JsonCell,
  type JsonHouse,
  within,
} from './cell.js';

export interface JsonStep {
  readonly strategy: string;
  readonly name: string;
  /** The ladder's rating of the step: points, or Sudoku Explainer's rating. */
  readonly rating: number;
  readonly place: readonly JsonCandidate[];
  readonly remove: readonly JsonCandidate[];
  readonly text: string;
  readonly truths: readonly JsonTruth[];
  readonly marks: readonly JsonMark[];
  /** Parts of the argument, if it has several: how each begins, and its marks alone. */
  readonly reasons?: readonly JsonReason[];
}

export interface JsonReason {
  readonly text: string;
  readonly marks: readonly JsonMark[];
}

/** The outcome of a step. */
export type JsonOutcome = Pick<JsonStep, 'place' | 'remove'>;

export function stepJson(step: Step, language: StepWords = ENGLISH_STEPS): JsonStep {
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
    ...(explanation.reasons && {
      reasons: drawnReasons(explanation.reasons, geometry, language).map(({ caption, marks }) => ({
        text: caption,
        marks: marks.map((mark) => markJson(geometry, mark)),
      })),
    }),
  };
}

/** The claim of a step in the form that the checker takes. Throws a RangeError at a place outside the grid. */
export const claimOf = (geometry: Geometry, step: Pick<JsonStep, 'place' | 'remove' | 'truths'>): Claim => ({
  place: candidatesOf(geometry, step.place),
  remove: candidatesOf(geometry, step.remove),
  truths: asList(step.truths).map((truth) => truthOf(geometry, truth)),
});

/** The drawable parts of a step. Throws a RangeError at a place outside the grid. */
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

/** The name of a part of the pattern. `letter`: A, B, C, if the sentence names several of the kind by letters. */
export interface JsonPart {
  readonly part?: PatternPart;
  readonly letter?: string;
}

/** A mark of a step as JSON. */
export type JsonMark =
  | ({ readonly kind: 'candidate'; readonly role: Role } & JsonCandidate & JsonPart)
  | ({ readonly kind: 'cell'; readonly role: Role } & JsonCell & JsonPart)
  | ({ readonly kind: 'house'; readonly role: Role } & JsonHouse & JsonPart)
  | ({
      readonly kind: 'link';
      readonly from: readonly JsonCandidate[];
      readonly to: readonly JsonCandidate[];
      readonly strong: boolean;
      /** The case that the link belongs to, from 1, if the step is explained case by case. */
      readonly branch?: number;
    } & JsonPart);

function markJson(geometry: Geometry, mark: Mark): JsonMark {
  switch (mark.kind) {
    case 'candidate':
      return { kind: 'candidate', ...candidateJson(geometry, mark.candidate), role: mark.role, ...partJson(mark.name) };
    case 'cell':
      return { kind: 'cell', ...cellJson(geometry, mark.cell), role: mark.role, ...partJson(mark.name) };
    case 'house':
      return { kind: 'house', ...houseJson(geometry, mark.house), role: mark.role, ...partJson(mark.name) };
    case 'link':
      return {
        kind: 'link',
        from: mark.from.map((candidate) => candidateJson(geometry, candidate)),
        to: mark.to.map((candidate) => candidateJson(geometry, candidate)),
        strong: mark.strong,
        ...(mark.branch !== undefined && { branch: mark.branch + 1 }),
        ...partJson(mark.name),
      };
  }
}

const partJson = (name: PartName | undefined): JsonPart => ({
  ...(name && { part: name.part }),
  ...(name?.letter !== undefined && { letter: letterOf(name.letter) }),
});

const nameOf = ({ part, letter }: JsonPart): { readonly name?: PartName } =>
  part === undefined ? {} : { name: { part, ...(letter !== undefined && { letter: letterIndex(letter) }) } };

function markOf(geometry: Geometry, mark: JsonMark): Mark {
  switch (mark?.kind) {
    case 'candidate':
      return { kind: 'candidate', candidate: candidateOf(geometry, mark), role: mark.role, ...nameOf(mark) };
    case 'cell':
      return { kind: 'cell', cell: cellOf(geometry, mark), role: mark.role, ...nameOf(mark) };
    case 'house':
      return { kind: 'house', house: houseOf(geometry, mark), role: mark.role, ...nameOf(mark) };
    case 'link':
      return {
        kind: 'link',
        from: candidatesOf(geometry, mark.from),
        to: candidatesOf(geometry, mark.to),
        strong: mark.strong,
        ...(mark.branch !== undefined && { branch: mark.branch - 1 }),
        ...nameOf(mark),
      };
    default:
      throw new RangeError(`'${(mark as { kind: string } | null)?.kind}' is no kind of mark`);
  }
}

/** A truth of a step as JSON. */
export type JsonTruth =
  | ({ readonly kind: 'cell' } & JsonCell)
  | ({ readonly kind: 'house'; readonly digit: number } & JsonHouse)
  | { readonly kind: 'deadly'; readonly cells: readonly (JsonCell & { readonly digits: readonly number[] })[] }
  | (Move & { readonly kind: 'symmetry'; readonly digits: readonly number[] } & JsonCandidate);

function truthJson(geometry: Geometry, truth: Truth): JsonTruth {
  switch (truth.kind) {
    case 'cell':
      return { kind: 'cell', ...cellJson(geometry, truth.cell) };
    case 'house':
      return { kind: 'house', ...houseJson(geometry, truth.house), digit: truth.digit + 1 };
    case 'deadly':
      return {
        kind: 'deadly',
        cells: truth.cells.map((cell, i) => ({
          ...cellJson(geometry, cell),
          digits: bitsOf(truth.digits[i]!).map((digit) => digit + 1),
        })),
      };
    case 'symmetry':
      return {
        kind: 'symmetry',
        transposed: truth.move.transposed,
        rows: truth.move.rows.map((row) => row + 1),
        columns: truth.move.columns.map((column) => column + 1),
        digits: truth.digits.map((digit) => digit + 1),
        ...candidateJson(geometry, truth.candidate),
      };
  }
}

function truthOf(geometry: Geometry, truth: JsonTruth): Truth {
  switch (truth?.kind) {
    case 'cell':
      return { kind: 'cell', cell: cellOf(geometry, truth) };
    case 'house':
      return { kind: 'house', house: houseOf(geometry, truth), digit: within(geometry.size, truth.digit) };
    case 'deadly':
      return {
        kind: 'deadly',
        cells: asList(truth.cells).map((cell) => cellOf(geometry, cell)),
        digits: truth.cells.map(({ digits }) => bitsFrom(numbersOf(geometry, digits))),
      };
    case 'symmetry':
      return {
        kind: 'symmetry',
        move: {
          transposed: truth.transposed,
          rows: numbersOf(geometry, truth.rows),
          columns: numbersOf(geometry, truth.columns),
        },
        digits: numbersOf(geometry, truth.digits),
        candidate: candidateOf(geometry, truth),
      };
    default:
      throw new RangeError(`'${(truth as { kind: string } | null)?.kind}' is no kind of truth`);
  }
}

const numbersOf = ({ size }: Geometry, numbers: readonly number[]): number[] =>
  asList(numbers).map((number) => within(size, number));
