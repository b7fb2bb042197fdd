/**
 * Truths, the grounds of an argument. A truth is a list of candidates of which at least one is true: those of a cell,
 * those of a digit in a house or, if the puzzle is assumed to have one solution, those that prevent a deadly pattern or
 * complete a symmetry. The board before the step determines the candidates. Or it is a rule: its cells can be filled.
 */
import type { Bits } from '../../core/bits.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../core/geometry.js';
import type { Move } from '../../core/moves.js';

/** A truth from which a conclusion follows. Everything counts from zero. */
export type Truth =
  /** The cell takes one digit. */
  | { readonly kind: 'cell'; readonly cell: Cell }
  /** The digit has one place in the house. */
  | { readonly kind: 'house'; readonly house: House; readonly digit: Digit }
  /**
   * A deadly pattern: if every cell took a digit of its set (`digits[i]` for `cells[i]`), some could be exchanged
   * without touching a given, and there would be a second solution. So one of the cells' other candidates is true.
   */
  | { readonly kind: 'deadly'; readonly cells: readonly Cell[]; readonly digits: readonly Bits[] }
  /** A rule of the grid holds. It is named by its index. */
  | { readonly kind: 'rule'; readonly rule: number }
  /**
   * Houses hold every digit, and rules have sums: what is left of either beside the other has the difference as its sum.
   */
  | {
      readonly kind: 'sum';
      readonly houses: readonly House[];
      /** Houses that are taken away; none if left out. */
      readonly against?: readonly House[];
      readonly rules: readonly number[];
      /** How many times each rule is taken away; once if left out. An equation may be added instead. */
      readonly times?: readonly number[];
    }
  /** As many houses as others hold each digit equally often: so do their cells that the other side does not have. */
  | { readonly kind: 'equivalence'; readonly houses: readonly House[]; readonly others: readonly House[] }
  /**
   * A symmetry: if the candidate is true, so is its image. The move maps givens to givens, each digit to
   * `digits[digit]`, and so the only solution to itself. So the cell takes another digit, or the image is true.
   */
  | {
      readonly kind: 'symmetry';
      readonly move: Move;
      readonly digits: readonly Digit[];
      readonly candidate: Candidate;
    };

/** A cell that takes one of its digits, a digit that takes one of its places in a house. */
export type Need = Extract<Truth, { readonly kind: 'cell' | 'house' }>;

/** Returns the need with a number: cells first, then the digits of each house. */
export function needAt({ cells, size }: Geometry, number: number): Need {
  if (number < cells) return { kind: 'cell', cell: number };
  return { kind: 'house', house: Math.floor((number - cells) / size), digit: (number - cells) % size };
}

/** Returns the truths that cells take a digit. */
export const cellTruths = (cells: readonly Cell[]): Truth[] => cells.map((cell) => ({ kind: 'cell', cell }));

/** Returns the truths that a digit has a place in houses. */
export function houseTruths(houses: readonly House[], ...digits: readonly Digit[]): Truth[] {
  const truths: Truth[] = [];
  for (const house of houses) for (const digit of digits) truths.push({ kind: 'house', house, digit });
  return truths;
}

/** Removes duplicate truths, if several parts of an argument depend on the same. */
export const distinctTruths = (truths: readonly Truth[]): Truth[] => [
  ...new Map(truths.map((truth) => [JSON.stringify(truth), truth])).values(),
];

/** True if the truth is a cell, or a digit in a house, and the candidate is in its list. */
export function isOf(truth: Truth, candidate: Candidate, geometry: Geometry): boolean {
  const cell = geometry.cellOf(candidate);
  if (truth.kind === 'cell') return truth.cell === cell;
  if (truth.kind !== 'house' || truth.digit !== geometry.digitOf(candidate)) return false;
  return geometry.holds(truth.house, cell);
}

/** Returns the truth that a pattern with two fillings cannot be all that is left. */
export const deadlyTruth = (cells: readonly Cell[], digits: readonly Bits[]): Truth => ({
  kind: 'deadly',
  cells,
  digits,
});
