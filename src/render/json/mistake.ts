/** Clashes and mistakes of a play as JSON. They contain the correct digits only on request. */
import type { Numbers } from '../../core/board.js';
import type { Geometry } from '../../core/geometry.js';
import type { Clash, Puzzle } from '../../core/puzzle.js';
import { type Mistake, misleads, mistakesIn } from '../../session/mistakes.js';
import type { StepWords } from '../language/language.js';
import { mistakeText } from '../mistake-text.js';
import { cellJson, type GridCell, type GridHouse, houseJson } from './cell.js';

/** Cells of a house that have the same digit; without a house, cells whose digits break another rule. */
export interface GridConflict extends Partial<GridHouse> {
  /** The digit of the first cell. */
  readonly digit: number;
  /** The cells that clash. */
  readonly cells: readonly GridCell[];
  /** The digit of each cell, unless two cells have the same one. */
  readonly digits?: readonly number[];
  /** The clash in a sentence. */
  readonly text: string;
}

/** Writes a clash as JSON, without words. */
const clashJson = (geometry: Geometry, { house, digit, cells, digits }: Clash): Omit<GridConflict, 'text'> => ({
  ...(house !== undefined && houseJson(geometry, house)),
  digit: geometry.numbers[digit]!,
  cells: cells.map((cell) => cellJson(geometry, cell)),
  ...(digits && { digits: digits.map((each) => geometry.numbers[each]!) }),
});

/** A mistake in a player's grid, without words. Rows, columns and houses count from one, digits are as they are written. */
export type UntoldMistake =
  | ({
      /**
       * What is wrong: `clash`, the same digit twice in a house, or against a clue; `wrong`, a value that is not the
       * solution's; `lost`, marks that lack the solution's digit; `stale`, a mark that a value rules out.
       */
      readonly kind: 'clash';
      /** The digit that is wrong; of a `lost` one the digit that lacks, told on request. */
      readonly digit: number;
      /** The cells that clash. */
      readonly cells: readonly GridCell[];
      /** The digit of each cell that clashes, unless they have the same one. */
      readonly digits?: readonly number[];
    } & Partial<GridHouse>)
  /** A value that differs from the solution. With `spoil`, `right` is the solution's digit. */
  | ({
      readonly kind: 'wrong';
      readonly digit: number;
      /** The solution's digit, told on request. */
      readonly right?: number;
    } & GridCell)
  /**
   * A cell whose marks lack the solution's digit, though no value rules it out. With `spoil`, `digit` is that digit.
   */
  | ({ readonly kind: 'lost'; readonly digit?: number } & GridCell)
  /** A mark that a value rules out, and the cell of that value. */
  | ({
      readonly kind: 'stale';
      readonly digit: number;
      /** The cell of the value that rules the mark out. */
      readonly by: GridCell;
    } & GridCell);

/** A mistake in a player's grid. Rows, columns and houses count from one, digits are as they are written. */
export type GridMistake = UntoldMistake & {
  /** The mistake in a sentence, which names the right digit only with `spoil`. */
  readonly text: string;
};

/** Returns a mistake as JSON, without words. `spoil` adds the correct digit. */
export function untoldJson(geometry: Geometry, mistake: Mistake, spoil: boolean): UntoldMistake {
  const { kind } = mistake;
  const digit = geometry.numbers[mistake.digit]!;
  if (kind === 'clash') return { kind, ...clashJson(geometry, mistake) };
  const cell = cellJson(geometry, mistake.cell);
  switch (kind) {
    case 'wrong':
      return { kind, ...cell, digit, ...(spoil && { right: geometry.numbers[mistake.right]! }) };
    case 'lost':
      return { kind, ...cell, ...(spoil && { digit }) };
    case 'stale':
      return { kind, ...cell, digit, by: cellJson(geometry, mistake.by) };
  }
}

/** Returns a mistake as JSON. `spoil` adds the correct digit. */
export const mistakeJson = (
  geometry: Geometry,
  mistake: Mistake,
  spoil: boolean,
  language?: StepWords,
): GridMistake => ({
  ...untoldJson(geometry, mistake, spoil),
  text: mistakeText(geometry, mistake, spoil, language),
});

/** Writes a clash as JSON. */
export const conflictJson = (geometry: Geometry, clash: Clash, language?: StepWords): GridConflict => ({
  ...clashJson(geometry, clash),
  text: mistakeText(geometry, { kind: 'clash', ...clash }, false, language),
});

/** Returns the mistakes that leave no solution to a play whose givens have one, as a property; none without that one. */
export function misleadingJson(
  play: Puzzle,
  ofGivens: Numbers | undefined,
  language?: StepWords,
): { readonly mistakes?: readonly GridMistake[] } {
  const found = ofGivens ? mistakesIn(play, ofGivens).filter(misleads) : [];
  return found.length > 0
    ? { mistakes: found.map((mistake) => mistakeJson(play.geometry, mistake, false, language)) }
    : {};
}
