/**
 * Steps read from JSON, for the checker and for pictures. They have a file of their own, because writing steps needs
 * the words of a language too.
 */

import type { Claim } from '../../check/prove.js';
import { bitsFrom } from '../../core/bits.js';
import type { Candidate, Geometry, House } from '../../core/geometry.js';
import type { Mark, PartName } from '../../logic/step/marks.js';
import type { Truth } from '../../logic/step/truths.js';
import { partLetters } from '../part-letters.js';
import { asList, candidateOf, candidatesOf, cellOf, digitOf, type GridHouse, houseOf, within } from './cell.js';
import { ruleOfClue, ruleOfSum } from './clue.js';
import type { GridMark, GridTruth, MarkPart, Step } from './step.js';

/** Returns the claim of a step, which the checker proves. Throws a RangeError for a place outside the grid. */
export const claimOf = (geometry: Geometry, step: Pick<Step, 'place' | 'remove' | 'truths'>): Claim => ({
  place: candidatesOf(geometry, step.place),
  remove: candidatesOf(geometry, step.remove),
  truths: asList(step.truths).map((truth) => truthOf(geometry, truth)),
});

/** Returns the parts of a step that pictures draw. Throws a RangeError for a place outside the grid. */
export const drawnOf = (
  geometry: Geometry,
  step: Pick<Step, 'place' | 'remove' | 'marks'>,
): {
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
  readonly marks: readonly Mark[];
} => ({
  place: candidatesOf(geometry, step.place),
  remove: candidatesOf(geometry, step.remove),
  marks: asList(step.marks).map((mark) => markOf(geometry, mark)),
});

function nameOf(geometry: Geometry, { part, letter }: MarkPart): { readonly name?: PartName } {
  if (part === undefined) return {};
  const index = letter === undefined ? -1 : partLetters(geometry).indexOf(letter);
  return { name: { part, ...(index >= 0 && { letter: index }) } };
}

function markOf(geometry: Geometry, mark: GridMark): Mark {
  switch (mark?.kind) {
    case 'candidate':
      return { kind: 'candidate', candidate: candidateOf(geometry, mark), role: mark.role, ...nameOf(geometry, mark) };
    case 'cell':
      return { kind: 'cell', cell: cellOf(geometry, mark), role: mark.role, ...nameOf(geometry, mark) };
    case 'house':
      return { kind: 'house', house: houseOf(geometry, mark), role: mark.role, ...nameOf(geometry, mark) };
    case 'link':
      return {
        kind: 'link',
        from: candidatesOf(geometry, mark.from),
        to: candidatesOf(geometry, mark.to),
        strong: mark.strong,
        ...(mark.branch !== undefined && { branch: mark.branch - 1 }),
        ...(mark.line !== undefined && { line: mark.line }),
        ...nameOf(geometry, mark),
      };
    default:
      throw new RangeError(`'${(mark as { kind: string } | null)?.kind}' is no kind of mark`);
  }
}

function truthOf(geometry: Geometry, truth: GridTruth): Truth {
  switch (truth?.kind) {
    case 'cell':
      return { kind: 'cell', cell: cellOf(geometry, truth) };
    case 'house':
      return { kind: 'house', house: houseOf(geometry, truth), digit: digitOf(geometry, truth.digit) };
    case 'deadly':
      return {
        kind: 'deadly',
        cells: asList(truth.cells).map((cell) => cellOf(geometry, cell)),
        digits: truth.cells.map(({ digits }) => bitsFrom(digitsOf(geometry, digits))),
      };
    case 'rule':
      return { kind: 'rule', rule: ruleOfClue(geometry, truth.clue) };
    case 'sum': {
      const clues = asList(truth.clues).map((each) => ruleOfSum(geometry, each));
      return {
        kind: 'sum',
        houses: housesOf(geometry, truth.houses),
        ...(truth.against && { against: housesOf(geometry, truth.against) }),
        rules: clues.map(([rule]) => rule),
        times: clues.map(([, times]) => times),
      };
    }
    case 'equivalence':
      return {
        kind: 'equivalence',
        houses: housesOf(geometry, truth.houses),
        others: housesOf(geometry, truth.others),
      };
    case 'symmetry':
      return {
        kind: 'symmetry',
        move: {
          transposed: truth.transposed,
          rows: numbersOf(geometry, truth.rows),
          columns: numbersOf(geometry, truth.columns),
        },
        digits: digitsOf(geometry, truth.digits),
        candidate: candidateOf(geometry, truth),
      };
    default:
      throw new RangeError(`'${(truth as { kind: string } | null)?.kind}' is no kind of truth`);
  }
}

const housesOf = (geometry: Geometry, list: readonly GridHouse[]): House[] =>
  asList(list).map((house) => houseOf(geometry, house));

const digitsOf = (geometry: Geometry, numbers: readonly number[]): number[] =>
  asList(numbers).map((number) => digitOf(geometry, number));

const numbersOf = ({ size }: Geometry, numbers: readonly number[]): number[] =>
  asList(numbers).map((number) => within(size, number));
