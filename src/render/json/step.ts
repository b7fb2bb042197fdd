/** Steps as JSON. */
import { bitsOf } from '../../core/bits.js';
import { cellsText } from '../../core/cells-text.js';
import type { Geometry, House } from '../../core/geometry.js';
import type { Move } from '../../core/moves.js';
import { letterOf, type Mark, type PartName, type PatternPart, type Role } from '../../logic/step/marks.js';
import type { Truth } from '../../logic/step/truths.js';
import type { FoundStep } from '../../solver/step.js';
import { drawnReasons } from '../drawn-reasons.js';
import { ENGLISH_STEPS } from '../language/en/steps.js';
import type { StepWords } from '../language/language.js';
import { partLetters } from '../part-letters.js';
import { sentence } from '../text.js';
import { candidateJson, cellJson, type GridCandidate, type GridCell, type GridHouse, houseJson } from './cell.js';
import { clueJson, type GridClue, type SumClue, sumClueJson } from './clue.js';

/** A step of a path: what it places and removes, why, and what a picture of it highlights. All counts from one. */
export interface Step {
  /** The id of the strategy. */
  readonly strategy: string;
  /** The name of the strategy. */
  readonly name: string;
  /** The ladder's rating of the step: points, or Sudoku Explainer's rating. @decimal */
  readonly rating: number;
  /** The digits that it places. */
  readonly place: readonly GridCandidate[];
  /** The candidates that it removes. */
  readonly remove: readonly GridCandidate[];
  /** The sentence that explains it. */
  readonly text: string;
  /** The truths from which it follows. */
  readonly truths: readonly GridTruth[];
  /** What a picture highlights. */
  readonly marks: readonly GridMark[];
  /** The parts of the argument, if it has several: the first sentence of each, and its own marks. */
  readonly reasons?: readonly GridReason[];
  /** True if the step is a guess that does not follow from the position: there are other solutions. Later steps rest on it. */
  readonly assumed?: true;
  /**
   * The number of lines of the longest case, if the step supposes something to see where that leads: what a reader has to
   * hold in mind.
   */
  readonly longestCase?: number;
}

/** A part of the reasons of a step, with what it highlights. */
export interface GridReason {
  /** The sentence. */
  readonly text: string;
  /** What it highlights. */
  readonly marks: readonly GridMark[];
}

/** The outcome of a step. */
export type StepOutcome = Pick<Step, 'place' | 'remove'>;

/** Writes a step as JSON, which counts from one. */
export function stepJson(step: FoundStep, language: StepWords = ENGLISH_STEPS): Step {
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
    ...(explanation.assumed && { assumed: true }),
    ...(explanation.longestCase !== undefined && { longestCase: explanation.longestCase }),
  };
}

/**
 * The name of a part of the pattern. `letter` is A, B, C if the sentence tells several parts of a kind apart by
 * letters.
 */
export interface MarkPart {
  readonly part?: PatternPart;
  readonly letter?: string;
}

/** A mark of a step as JSON. */
export type GridMark =
  | ({ readonly kind: 'candidate'; readonly role: Role } & GridCandidate & MarkPart)
  | ({ readonly kind: 'cell'; readonly role: Role } & GridCell & MarkPart)
  | ({ readonly kind: 'house'; readonly role: Role } & GridHouse & MarkPart)
  | ({
      readonly kind: 'link';
      readonly from: readonly GridCandidate[];
      readonly to: readonly GridCandidate[];
      readonly strong: boolean;
      /** The case to which the link belongs, from 1, if the step is explained case by case. */
      readonly branch?: number;
      /** The number of the line that states where the link leads, from 1, if the step is explained in numbered lines. */
      readonly line?: number;
    } & MarkPart);

function markJson(geometry: Geometry, mark: Mark): GridMark {
  switch (mark.kind) {
    case 'candidate':
      return {
        kind: 'candidate',
        ...candidateJson(geometry, mark.candidate),
        role: mark.role,
        ...partJson(geometry, mark.name),
      };
    case 'cell':
      return { kind: 'cell', ...cellJson(geometry, mark.cell), role: mark.role, ...partJson(geometry, mark.name) };
    case 'house':
      return { kind: 'house', ...houseJson(geometry, mark.house), role: mark.role, ...partJson(geometry, mark.name) };
    case 'link':
      return {
        kind: 'link',
        from: mark.from.map((candidate) => candidateJson(geometry, candidate)),
        to: mark.to.map((candidate) => candidateJson(geometry, candidate)),
        strong: mark.strong,
        ...(mark.branch !== undefined && { branch: mark.branch + 1 }),
        ...(mark.line !== undefined && { line: mark.line }),
        ...partJson(geometry, mark.name),
      };
  }
}

const partJson = (geometry: Geometry, name: PartName | undefined): MarkPart => ({
  ...(name && { part: name.part }),
  ...(name?.letter !== undefined && { letter: letterOf(name.letter, partLetters(geometry)) }),
});

/** A house on which a step rests. An extra one has its cells, which rules make a house: `['r1c1', 'r2c2', …]`. */
export interface NamedHouse extends GridHouse {
  readonly cells?: readonly string[];
}

/** A truth of a step as JSON. */
export type GridTruth =
  | ({ readonly kind: 'cell' } & GridCell)
  | ({ readonly kind: 'house'; readonly digit: number } & NamedHouse)
  | { readonly kind: 'deadly'; readonly cells: readonly (GridCell & { readonly digits: readonly number[] })[] }
  /** A clue, or a rule of the whole grid in some cells. */
  | { readonly kind: 'rule'; readonly clue: GridClue }
  | {
      readonly kind: 'sum';
      readonly houses: readonly NamedHouse[];
      readonly against?: readonly NamedHouse[];
      /** The clues whose equations are taken away. */
      readonly clues: readonly SumClue[];
    }
  | { readonly kind: 'equivalence'; readonly houses: readonly NamedHouse[]; readonly others: readonly NamedHouse[] }
  | (Move & { readonly kind: 'symmetry'; readonly digits: readonly number[] } & GridCandidate);

const namedHouseJson = (geometry: Geometry, house: House): NamedHouse => ({
  ...houseJson(geometry, house),
  ...(geometry.houseKinds[house] === 'extra' && {
    cells: geometry.cellsOf(house).map((cell) => cellsText([cell], geometry.size)),
  }),
});

function truthJson(geometry: Geometry, truth: Truth): GridTruth {
  switch (truth.kind) {
    case 'cell':
      return { kind: 'cell', ...cellJson(geometry, truth.cell) };
    case 'house':
      return { kind: 'house', ...namedHouseJson(geometry, truth.house), digit: geometry.numbers[truth.digit]! };
    case 'deadly':
      return {
        kind: 'deadly',
        cells: truth.cells.map((cell, i) => ({
          ...cellJson(geometry, cell),
          digits: bitsOf(truth.digits[i]!).map((digit) => geometry.numbers[digit]!),
        })),
      };
    case 'rule':
      return {
        kind: 'rule',
        clue: clueJson(geometry, truth.rule),
      };
    case 'sum':
      return {
        kind: 'sum',
        houses: truth.houses.map((house) => namedHouseJson(geometry, house)),
        ...(truth.against && { against: truth.against.map((house) => namedHouseJson(geometry, house)) }),
        clues: truth.rules.map((rule, at) => sumClueJson(geometry, rule, truth.times?.[at])),
      };
    case 'equivalence':
      return {
        kind: 'equivalence',
        houses: truth.houses.map((house) => namedHouseJson(geometry, house)),
        others: truth.others.map((house) => namedHouseJson(geometry, house)),
      };
    case 'symmetry':
      return {
        kind: 'symmetry',
        transposed: truth.move.transposed,
        rows: truth.move.rows.map((row) => row + 1),
        columns: truth.move.columns.map((column) => column + 1),
        digits: truth.digits.map((digit) => geometry.numbers[digit]!),
        ...candidateJson(geometry, truth.candidate),
      };
  }
}
