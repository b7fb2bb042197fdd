/** Causes of singles: placed digits that rule out candidates by a clue, of which no step tells. */
import { type Bits, bitsOf, countBits } from '../core/bits.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../core/geometry.js';
import { EMPTY, type Numbers } from '../core/values.js';

interface Position {
  readonly geometry: Geometry;
  readonly values: Numbers;
}

/** What a clue leaves of the digits of a cell if it knows the placed digits alone. */
export interface Cause {
  readonly cell: Cell;
  /** The other cells of the clue, all placed. */
  readonly by: readonly Cell[];
  /** The digits that it leaves the cell, and those that it rules out of which nothing else tells. */
  readonly kept: Bits;
  readonly lost: Bits;
  /** The index of the rule. Left out for a relation between two cells. */
  readonly rule?: number;
}

/** Returns a copy of the values of a position if the grid has clues; undefined on any other. */
export const placedByClues = ({ geometry, values }: Position): Numbers | undefined =>
  geometry.hasPairs || geometry.rules.length > 0 ? Int32Array.from(values) : undefined;

/** Returns what clues with one open cell leave of its digits: relations first, of near cells before far ones, then rules with few cells. */
function clueCauses(geometry: Geometry, values: Numbers, cell: Cell): Cause[] {
  const all = geometry.allowed[cell]!;
  const { size } = geometry;
  const distance = ({ by: [other] }: Cause): number =>
    Math.abs((other! % size) - (cell % size)) + Math.abs(Math.floor(other! / size) - Math.floor(cell / size));
  const related = relationCauses(geometry, values, cell, all).sort((a, b) => distance(a) - distance(b));
  return [...related, ...ruleCauses(geometry, values, cell, all)].filter(({ lost }) => lost);
}

function relationCauses(geometry: Geometry, values: Numbers, cell: Cell, all: Bits): Cause[] {
  const { apart, size, cells } = geometry;
  const found: Cause[] = [];
  for (let other = 0; other < cells; other++) {
    if (values[other] === EMPTY) continue;
    const candidate = other * size + values[other]!;
    const seen = geometry.sees(other, cell) ? 1 << values[other]! : 0;
    for (let at = apart.start[candidate]!; at < apart.start[candidate + 1]!; at++)
      if (apart.cells[at] === cell)
        found.push({ cell, by: [other], kept: all & ~apart.digits[at]! & ~seen, lost: all & apart.digits[at]! });
  }
  return found;
}

function ruleCauses({ ruleStart, cellRules, rules }: Geometry, values: Numbers, cell: Cell, all: Bits): Cause[] {
  const own = [...cellRules.subarray(ruleStart[cell], ruleStart[cell + 1])];
  return own
    .flatMap((rule): Cause[] => {
      const { cells, narrow } = rules[rule]!;
      const by = cells.filter((other) => other !== cell);
      if (by.some((other) => values[other] === EMPTY)) return [];
      const digits = cells.map((other) => (other === cell ? all : 1 << values[other]!));
      if (!narrow(digits)) return [];
      const kept = digits[cells.indexOf(cell)]! & all;
      return [{ cell, by, kept, lost: all & ~kept, rule }];
    })
    .sort((a, b) => a.by.length - b.by.length);
}

/** The placed digits that a cell sees in its houses. */
function seenIn(geometry: Geometry, values: Numbers, cell: Cell): Bits {
  let seen = 0;
  for (const house of geometry.commonHouses([cell]))
    for (const other of geometry.cellsOf(house)) if (values[other] !== EMPTY) seen |= 1 << values[other]!;
  return seen;
}

/** The most digits left by a clue that a sentence lists. */
export const MOST_LEFT = 4;

/**
 * Returns the causes of a naked single: one clue that leaves nothing else, or else few that rule out all that the placed
 * digits of its houses leave. If earlier steps ruled out some of that, returns the clue that leaves fewest digits, if these
 * are few: other causes would not explain the single.
 */
export function causesOfCell(geometry: Geometry, values: Numbers, cell: Cell, digit: Digit): readonly Cause[] {
  const causes = clueCauses(geometry, values, cell);
  const seen = seenIn(geometry, values, cell);
  const forcing = causes.find(({ kept, lost }) => kept === 1 << digit && lost & ~seen);
  if (forcing) return [forcing];
  const chosen: Cause[] = [];
  let open = geometry.allowed[cell]! & ~seen & ~(1 << digit);
  for (let most = mostOf(causes, open); most; most = mostOf(causes, open)) {
    chosen.push({ ...most, lost: most.lost & open });
    open &= ~most.lost;
  }
  if (open === 0) return chosen;
  const fewest = chosen.reduce<Cause | undefined>(
    (best, cause) => (best && countBits(best.kept) <= countBits(cause.kept) ? best : cause),
    undefined,
  );
  return fewest && countBits(fewest.kept) <= MOST_LEFT ? [fewest] : [];
}

/** Returns the first cause that rules out most of some digits; undefined if none rules out any. */
function mostOf(causes: readonly Cause[], digits: Bits): Cause | undefined {
  let most: Cause | undefined;
  for (const cause of causes) if (countBits(cause.lost & digits) > countBits((most?.lost ?? 0) & digits)) most = cause;
  return most;
}

/** Returns the causes of a hidden single: a clue for each open cell of the house whose place of the digit it rules out. */
export function causesOfPlace(
  geometry: Geometry,
  values: Numbers,
  { house, cell, digit }: { readonly house: House; readonly cell: Cell; readonly digit: Digit },
): readonly Cause[] {
  const bit = 1 << digit;
  return geometry.cellsOf(house).flatMap((other) => {
    if (other === cell || values[other] !== EMPTY || seenIn(geometry, values, other) & bit) return [];
    const cause = clueCauses(geometry, values, other).find(({ lost }) => lost & bit);
    return cause ? [{ ...cause, lost: bit }] : [];
  });
}

/** Returns the pairs of candidates by which a cause that is a relation rules out digits. */
export const pairsOf = (
  { cell, by: [other], lost }: Cause,
  { size }: Geometry,
  values: Numbers,
): readonly (readonly [Candidate, Candidate])[] =>
  bitsOf(lost).map((digit) => [other! * size + values[other!]!, cell * size + digit] as const);
