/** What a step rests on as JSON, and back. */
import { bitsFrom, bitsOf } from '../../core/bits.js';
import type { Geometry } from '../../core/geometry.js';
import type { Move } from '../../core/moves.js';
import type { Truth } from '../../logic/step/truths.js';
import {
  asList,
  candidateJson,
  candidateOf,
  cellJson,
  cellOf,
  houseJson,
  houseOf,
  type JsonCandidate,
  type JsonCell,
  type JsonHouse,
  within,
} from './cell.js';

export type JsonTruth =
  | ({ readonly kind: 'cell' } & JsonCell)
  | ({ readonly kind: 'house'; readonly digit: number } & JsonHouse)
  | { readonly kind: 'deadly'; readonly cells: readonly (JsonCell & { readonly digits: readonly number[] })[] }
  | (Move & { readonly kind: 'symmetry'; readonly digits: readonly number[] } & JsonCandidate);

export function truthJson(geometry: Geometry, truth: Truth): JsonTruth {
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

export function truthOf(geometry: Geometry, truth: JsonTruth): Truth {
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
