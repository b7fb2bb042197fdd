/**
 * A player's grid, which is a puzzle with values placed and candidates marked by hand, and the mistakes in it as data.
 * The grid is compared with the rules and, if the givens have exactly one solution, with that solution. No strategy is
 * used.
 */
import type { Clock } from '../core/clock.js';
import type { Candidate, Cell, Digit } from '../core/geometry.js';
import { valuesAgainst } from '../core/open-to.js';
import { asMarked, type Clash, clashes, givensOf, isPlain, type Puzzle } from '../core/puzzle.js';
import { EMPTY, type Numbers } from '../core/values.js';
import { isOnly, MOST_TOLD, suspectsIn } from '../search/check.js';
import { search } from '../search/search.js';

/** A mistake in a player's grid. Cells and digits count from zero. */
export type Mistake =
  /** The same digit twice in a house. */
  | ({ readonly kind: 'clash' } & Clash)
  /** A value that differs from the solution; `right` is the solution's digit. */
  | { readonly kind: 'wrong'; readonly cell: Cell; readonly digit: Digit; readonly right: Digit }
  /** A cell whose marks lack the solution's digit, though no value rules it out. */
  | { readonly kind: 'lost'; readonly cell: Cell; readonly digit: Digit }
  /** A mark that a value rules out, and the cell of that value. */
  | { readonly kind: 'stale'; readonly cell: Cell; readonly digit: Digit; readonly by: Cell };

/** True if steps may be wrong as long as the mistake is there. Stale marks make no step wrong. */
export const misleads = ({ kind }: Mistake): boolean => kind !== 'stale';

/** What is wrong in a player's grid, and whether steps may go on from it. */
export interface Judgement {
  readonly mistakes: readonly Mistake[];
  /** The number of solutions of the givens; unknown if time was up. */
  readonly solutions: 'none' | 'one' | 'several' | 'unknown';
  /** The number of solutions of the givens that were counted. */
  readonly count: number;
  /** True if there may be more solutions than were counted. */
  readonly atLeast: boolean;
  /** The solution of the givens or of the candidates, if it is the only one. */
  readonly solution?: Numbers;
  /** True if the candidates have one solution and the givens alone have several: then the candidates are the puzzle. */
  readonly isOfCandidates: boolean;
  /**
   * Givens that may be wrong, if the givens have no solution: a grid may not distinguish givens from the player's
   * entries.
   */
  readonly suspects: readonly Candidate[];
  /** True if a solution can still be reached, as far as is known. */
  readonly canGoOn: boolean;
}

/** Finds the mistakes of a play. Wrong values can be found only if the givens have one solution. */
export function judge(play: Puzzle, clock: Clock): Judgement {
  const givens = givensOf(play);
  const { solutions, ended } = search(givens, { clock, limit: MOST_TOLD });
  const counted = { count: solutions.length, atLeast: ended !== 'all', isOfCandidates: false };
  const solution = ended === 'all' && solutions.length === 1 ? solutions[0] : undefined;
  const mistakes = mistakesIn(play, solution);
  if (solution)
    return { ...counted, mistakes, solutions: 'one', solution, suspects: [], canGoOn: !mistakes.some(misleads) };
  if (ended === 'all' && solutions.length === 0)
    return { ...counted, mistakes, solutions: 'none', suspects: suspectsIn(givens, clock), canGoOn: false };
  const position = isPlain(play) ? undefined : search(asMarked(play), { clock });
  if (position && play.candidates && solutions.length > 1 && isOnly(position)) {
    const [only] = position.solutions;
    const found = { count: 1, atLeast: false, isOfCandidates: true, suspects: [], canGoOn: true };
    return { ...found, solutions: 'one', solution: only!, mistakes: mistakesIn(play, only) };
  }
  const isHopeless = position?.ended === 'all' && position.solutions.length === 0;
  const number = solutions.length > 1 ? 'several' : 'unknown';
  return { ...counted, mistakes, solutions: number, suspects: [], canGoOn: !isHopeless };
}

/**
 * Returns all mistakes: clashes, wrong values, lost candidates, stale marks. Without the solution of the givens it can
 * find clashes and stale marks only.
 */
export const mistakesIn = (play: Puzzle, solution?: Numbers): Mistake[] => [
  ...clashes(play).map((clash): Mistake => ({ kind: 'clash', ...clash })),
  ...(solution ? [...wrongValues(play, solution), ...lostCandidates(play, solution)] : []),
  ...staleMarks(play, solution),
];

function wrongValues({ geometry, values }: Puzzle, solution: Numbers): Mistake[] {
  const wrong: Mistake[] = [];
  for (let cell = 0; cell < geometry.cells; cell++)
    if (values[cell] !== EMPTY && values[cell] !== solution[cell])
      wrong.push({ kind: 'wrong', cell, digit: values[cell]!, right: solution[cell]! });
  return wrong;
}

function lostCandidates(play: Puzzle, solution: Numbers): Mistake[] {
  const lost: Mistake[] = [];
  for (const { cell, marks } of markedCells(play)) {
    const digit = solution[cell]!;
    if (!(marks & (1 << digit)) && valueAgainst(play, cell, digit) === undefined)
      lost.push({ kind: 'lost', cell, digit });
  }
  return lost;
}

/** Finds the stale marks. A wrong value makes no mark stale. */
function staleMarks(play: Puzzle, solution?: Numbers): Mistake[] {
  const stale: Mistake[] = [];
  for (const { cell, marks } of markedCells(play))
    for (let digit = 0; digit < play.geometry.size; digit++) {
      const by = marks & (1 << digit) ? valueAgainst(play, cell, digit, solution) : undefined;
      if (by !== undefined) stale.push({ kind: 'stale', cell, digit, by });
    }
  return stale;
}

/** Returns the open cells that are marked, some perhaps with no mark left. Players may leave cells unmarked. */
function markedCells({
  geometry,
  values,
  candidates,
  marked: own,
}: Puzzle): { readonly cell: Cell; readonly marks: number }[] {
  const marked: { cell: Cell; marks: number }[] = [];
  for (let cell = 0; candidates && cell < geometry.cells; cell++)
    if (values[cell] === EMPTY && (candidates[cell]! & geometry.all || own?.[cell]))
      marked.push({ cell, marks: candidates[cell]! });
  return marked;
}

/** Returns the first cell whose value excludes the digit. If the solution is given, that value must be right. */
const valueAgainst = ({ geometry, values }: Puzzle, cell: Cell, digit: Digit, solution?: Numbers): Cell | undefined =>
  valuesAgainst(geometry, values, cell, digit).find((other) => !solution || solution[other] === values[other]);
