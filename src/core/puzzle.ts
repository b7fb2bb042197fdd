/** A puzzle as plain data: formats read and write it, and a board is made from it. */

import { type Cell, type Digit, Geometry, type House } from './geometry.js';
import { EMPTY, type Numbers } from './values.js';

/** A puzzle, as `read` returns it. Cells count from zero, row by row, and digits from zero. */
export interface Puzzle {
  /** The shape, with its rules. */
  readonly geometry: Geometry;
  /** The digit of each cell, given or placed since; EMPTY (-1) where there is none. */
  readonly values: Numbers;
  /** 1 where the value was placed while solving and is no given. If absent, all values are givens. */
  readonly placed?: Numbers;
  /** Candidates that are left in each cell, as sets. If absent, all that the values allow. */
  readonly candidates?: Numbers;
  /**
   * 1 where the player has marked candidates, even if all were removed since. If absent, cells without candidates are
   * unmarked.
   */
  readonly marked?: Numbers;
}

/**
 * Values that are not all true: the same digit twice in a house; without a house, two digits that exclude each other, as
 * the same digit in a pair of cells does, a digit that its cell never has, or digits with which no filling of a rule is left.
 */
export interface Clash {
  readonly house?: House;
  /** The index of the rule that is broken. */
  readonly rule?: number;
  /** The digit of the first cell. */
  readonly digit: Digit;
  readonly cells: readonly Cell[];
  /** The digit of each cell, unless two cells have the same one. */
  readonly digits?: readonly Digit[];
}

/** True for a value that is a puzzle: its arrays fit its geometry. */
export function isPuzzle(given: unknown): given is Puzzle {
  const { geometry, values, placed, candidates, marked } = (given ?? {}) as Partial<Puzzle>;
  if (!(geometry instanceof Geometry)) return false;
  const areNumbers = (list: Numbers | undefined, least: number, most: number): boolean =>
    list?.length === geometry.cells &&
    Array.from(list).every((number) => Number.isInteger(number) && number >= least && number <= most);
  return (
    areNumbers(values, EMPTY, geometry.size - 1) &&
    (placed === undefined || areNumbers(placed, 0, 1)) &&
    (candidates === undefined || areNumbers(candidates, -Infinity, Infinity)) &&
    (marked === undefined || areNumbers(marked, 0, 1))
  );
}

/** Returns all values that clash: each pair once for each house, then those that break other rules. */
export function clashes({ geometry, values }: Puzzle): Clash[] {
  const { size, houses } = geometry;
  const found: Clash[] = [];
  for (let house = 0; house < houses; house++) {
    const seen = new Map<Digit, Cell>();
    for (let slot = 0; slot < size; slot++) {
      const cell = geometry.cellAt(house, slot);
      const digit = values[cell]!;
      if (digit === EMPTY) continue;
      const before = seen.get(digit);
      if (before === undefined) seen.set(digit, cell);
      else found.push({ house, digit, cells: [before, cell] });
    }
  }
  const { start, cells, digits } = geometry.apart;
  for (let cell = 0; geometry.hasPairs && cell < geometry.cells; cell++) {
    if (values[cell] === EMPTY) continue;
    const candidate = geometry.candidate(cell, values[cell]!);
    for (let at = start[candidate]!; at < start[candidate + 1]!; at++) {
      const other = cells[at]!;
      if (other > cell && values[other] !== EMPTY && digits[at]! & (1 << values[other]!))
        found.push(
          values[other] === values[cell]
            ? { digit: values[cell]!, cells: [cell, other] }
            : differentClash(values, [cell, other]),
        );
    }
  }
  return geometry.isBlind ? found : [...found, ...brokenRules({ geometry, values })];
}

/** Returns values that their cells never have, and those that leave a rule no filling. */
function brokenRules({ geometry: { allowed, rules }, values }: Puzzle): Clash[] {
  const found: Clash[] = [];
  for (let cell = 0; cell < values.length; cell++)
    if (values[cell] !== EMPTY && !(allowed[cell]! & (1 << values[cell]!))) found.push(differentClash(values, [cell]));
  for (const [rule, each] of rules.entries()) {
    const { cells } = each;
    const filled = cells.filter((cell) => values[cell] !== EMPTY);
    const digits = cells.map((cell) => (values[cell] === EMPTY ? allowed[cell]! : 1 << values[cell]!));
    if (filled.length > 0 && !each.narrow(digits)) found.push({ rule, ...differentClash(values, filled) });
  }
  return found;
}

const differentClash = (values: Numbers, cells: readonly Cell[]): Clash => ({
  digit: values[cells[0]!]!,
  cells,
  digits: cells.map((cell) => values[cell]!),
});

/** Returns the puzzle as it was set, without placed values and eliminations. */
export const givensOf = ({ geometry, values, placed }: Puzzle): Puzzle => ({
  geometry,
  values: Int8Array.from({ length: geometry.cells }, (_, cell) => (placed?.[cell] ? EMPTY : values[cell]!)),
});

/** True if the puzzle has givens only: no placed values and no candidate lists. */
export const isPlain = ({ geometry, placed, candidates }: Puzzle): boolean => {
  if (candidates) return false;
  if (placed) for (let cell = 0; cell < geometry.cells; cell++) if (placed[cell]) return false;
  return true;
};

/** Returns a puzzle, or that in what `read` and `create` return. */
export const puzzleWithin = (given: Puzzle | { readonly puzzle: Puzzle }): Puzzle =>
  'puzzle' in Object(given) ? (given as { readonly puzzle: Puzzle }).puzzle : (given as Puzzle);

/** Returns the cells with a value, ascending. */
export const cellsWithValue = ({ geometry, values }: Puzzle): Cell[] =>
  Array.from({ length: geometry.cells }, (_, cell) => cell).filter((cell) => values[cell] !== EMPTY);

/** Returns the number of values in the puzzle. */
export const countValues = ({ geometry, values }: Puzzle): number => {
  let count = 0;
  for (let cell = 0; cell < geometry.cells; cell++) if (values[cell] !== EMPTY) count++;
  return count;
};

/** Returns the play with all candidates in cells without a mark: the player has not marked them yet. */
export function asMarked(play: Puzzle): Puzzle {
  const { geometry, candidates, marked } = play;
  return candidates
    ? {
        ...play,
        candidates: Int32Array.from({ length: geometry.cells }, (_, cell) =>
          marked?.[cell] ? candidates[cell]! : candidates[cell] || geometry.all,
        ),
      }
    : play;
}
