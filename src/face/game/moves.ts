/** A player's moves as plain data. Cells and digits count from one. */

import type { Cell, Digit, Geometry } from '../../core/geometry.js';
import { EMPTY } from '../../core/values.js';
import { cellOf, digitOf, type GridCandidate, type GridCell } from '../../render/json/cell.js';
import type { StepOutcome } from '../../render/json/step.js';
import {
  type GamePosition,
  withAllMarks,
  withDigit,
  withMarks,
  without,
  withoutMarks,
} from '../../session/game-position.js';
import { BadOption, refusal } from '../../settings/options.js';
import { anything, listOf, withOptionErrors } from '../../settings/settings.js';

/** A cell by its name, as `r3c4`, or by its row and column. */
export type CellLike = string | GridCell;

/** A move of a game. Rows, columns and digits count from one. */
export type GameMove =
  | ({ readonly kind: 'place' } & GridCandidate)
  | ({ readonly kind: 'mark' | 'unmark'; readonly digits: readonly number[] } & GridCell)
  | ({ readonly kind: 'erase' } & GridCell)
  /** Marks all candidates that the values leave, in every open cell. */
  | { readonly kind: 'fill' }
  /** Plays the placements and removals of a hint's step. */
  | ({ readonly kind: 'step' } & StepOutcome);

/** Reads a cell's name into its row and column. Throws a BadOption. */
export function cellNamed(cell: CellLike): GridCell {
  const [name, r, c] = (typeof cell === 'string' && /^r(\d+)c(\d+)$/i.exec(cell)) || [];
  const { row, column } = name ? { row: Number(r), column: Number(c) } : ((cell ?? {}) as GridCell);
  if (row === undefined) throw refusal('cell', cell, 'r1c2 or { row, column }');
  return { row, column };
}

/** Reads a row and a column. Throws a BadOption if they lie outside the grid. */
export const cellAt = (geometry: Geometry, cell: GridCell): Cell =>
  withOptionErrors('cell', () => cellOf(geometry, cell));

/** Returns a copy of a move that can be made: data of its own, which no caller changes. */
export function copyOf(move: GameMove): GameMove {
  const candidate = ({ row, column, digit }: GridCandidate): GridCandidate => ({ row, column, digit });
  switch (move.kind) {
    case 'fill':
      return { kind: 'fill' };
    case 'step':
      return { kind: 'step', place: move.place.map(candidate), remove: move.remove.map(candidate) };
    case 'place':
      return { kind: 'place', ...candidate(move) };
    case 'erase':
      return { kind: 'erase', row: move.row, column: move.column };
    default:
      return { kind: move.kind, row: move.row, column: move.column, digits: [...move.digits] };
  }
}

/** Returns the position after a move. Throws a BadOption for a move that cannot be made. */
export function applyMove(position: GamePosition, move: GameMove): GamePosition {
  if (typeof move !== 'object' || move === null) throw refusal('move', move, 'a move: { kind, ... }');
  const { geometry } = position;
  const digit = (number: unknown): Digit => withOptionErrors('digit', () => digitOf(geometry, number as number));
  switch (move.kind) {
    case 'place':
      return withDigit(position, openCell(position, move), digit(move.digit));
    case 'mark':
      return withMarks(
        position,
        openCell(position, move, position.values),
        listOf(anything)(move.digits, 'digits').map(digit),
      );
    case 'unmark':
      return withoutMarks(
        position,
        openCell(position, move, position.values),
        listOf(anything)(move.digits, 'digits').map(digit),
      );
    case 'erase':
      return without(position, openCell(position, move));
    case 'fill':
      return withAllMarks(position);
    case 'step':
      return applyStep(position, move);
    default:
      throw new BadOption('move', 'is none of place, mark, unmark, erase, fill and step');
  }
}

function applyStep(position: GamePosition, { place, remove }: StepOutcome): GamePosition {
  let next = position;
  if (![place, remove].every(Array.isArray)) throw refusal('step', { place, remove }, 'a step, with place and remove');
  for (const candidate of place) next = applyMove(next, { kind: 'place', ...candidate });
  for (const candidate of remove)
    if (next.values[cellAt(next.geometry, candidate)] === EMPTY)
      next = applyMove(next, { kind: 'unmark', ...cellNamed(candidate), digits: [candidate.digit] });
  return next;
}

/** Reads a cell. Throws a BadOption if it has one of the values, by default the givens. */
function openCell({ geometry, givens }: GamePosition, named: GridCell, values = givens): Cell {
  const cell = cellAt(geometry, named);
  if (values[cell] !== EMPTY)
    throw new BadOption('cell', `r${named.row}c${named.column} ${givens[cell] !== EMPTY ? 'is given' : 'has a digit'}`);
  return cell;
}
