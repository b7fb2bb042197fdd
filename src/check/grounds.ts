/**
 * The grounds of a step as the checker takes them: the position and the truths by the definitions of the rules, not by the
 * exclusions and rules that solvers use.
 */
import { lowestBit } from '../core/bits.js';
import { Board, type Markup } from '../core/board.js';
import type { Clock } from '../core/clock.js';
import type { House } from '../core/geometry.js';
import { EMPTY } from '../core/values.js';
import type { Automaton } from '../definitions/automaton.js';
import { type DefinedGrid, definedGrid } from '../definitions/grid.js';
import { cellTruths, type Truth } from '../logic/step/truths.js';
import { type Clause, clausesOf, falseTruth } from './clauses.js';
import { cellsRead, furtherMachinesOf, isOfRules, machinesOf } from './rules.js';

/** A position: values, candidates and givens, with the shape of the puzzle. A board is one. */
export type StepPosition = Pick<Markup, 'geometry' | 'values' | 'digits' | 'givens'>;

export interface StepGrounds {
  /** The position, in which placed values have excluded all that definitions say of two candidates. */
  readonly board: Markup;
  /** Lists of candidates of which one is true, a list for each cell of a named clue among them. */
  readonly clauses: readonly Clause[];
  /** What named clues demand, and sums and equal digits that follow. */
  readonly machines: readonly Automaton[];
  /** Returns machines that say the same in another way, for a proof that takes too long without. */
  further(): readonly Automaton[];
}

/** Returns the grounds of a claim, or the reason why its truths are none. Throws OutOfTime when the clock does. */
export function groundsOf(position: StepPosition, truths: readonly Truth[], clock: Clock): StepGrounds | string {
  const grid = definedGrid(position.geometry);
  const named: Truth[] = [];
  for (const truth of truths) {
    const own = numberedIn(truth, grid);
    if (typeof own === 'string') return own;
    named.push(own);
  }
  const board = boardBy(grid, position);
  if (!board) return 'the position breaks a rule';
  const machines: Automaton[] = [];
  for (const truth of named) {
    clock();
    const reason = falseTruth(board, truth, grid.isBlind, clock);
    if (reason !== undefined) return reason;
    if (!isOfRules(truth)) continue;
    const own = machinesOf(grid, truth);
    if (!own) return 'a clue, a sum or an equivalence is named that the puzzle does not have';
    machines.push(...own);
  }
  return {
    board,
    clauses: clausesOf(board, [...named, ...cellTruths(cellsRead(machines))]),
    machines,
    further: () => named.filter(isOfRules).flatMap((truth) => furtherMachinesOf(grid, truth)),
  };
}

/** Returns the position on the grid that definitions make; undefined if its values exclude each other there. */
function boardBy({ geometry }: DefinedGrid, position: StepPosition): Markup | undefined {
  if (geometry === position.geometry && position instanceof Board) return position;
  const { values, digits, givens } = position;
  const board = new Board(geometry);
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] === EMPTY) continue;
    if (!board.has(geometry.candidate(cell, values[cell]!))) return undefined;
    board.place(cell, values[cell]!);
    board.givens[cell] = givens[cell]!;
  }
  for (let cell = 0; cell < geometry.cells; cell++)
    for (let lost = board.digits[cell]! & ~digits[cell]!; lost; lost &= lost - 1)
      board.remove(geometry.candidate(cell, lowestBit(lost)));
  return board;
}

/** Returns a truth with the numbers that its houses have by definitions, or the reason why it is none. */
function numberedIn(truth: Truth, { houses }: DefinedGrid): Truth | string {
  const numbers = (list: readonly House[]): House[] | undefined => {
    const own = list.map((house) => houses[house]);
    return own.includes(undefined) ? undefined : (own as House[]);
  };
  const isOutside = (list: readonly House[]): boolean => list.some((house) => !(house in houses));
  switch (truth.kind) {
    case 'house': {
      if (isOutside([truth.house])) return OUTSIDE;
      const house = houses[truth.house];
      return house === undefined ? NO_HOUSE : { ...truth, house };
    }
    case 'sum': {
      if (isOutside([...truth.houses, ...(truth.against ?? [])])) return OUTSIDE;
      const [own, against] = [numbers(truth.houses), numbers(truth.against ?? [])];
      return own && against ? { ...truth, houses: own, against } : NO_HOUSE;
    }
    case 'equivalence': {
      if (isOutside([...truth.houses, ...truth.others])) return OUTSIDE;
      const [own, others] = [numbers(truth.houses), numbers(truth.others)];
      return own && others ? { ...truth, houses: own, others } : NO_HOUSE;
    }
    default:
      return truth;
  }
}

const OUTSIDE = 'a truth names something outside the grid';
const NO_HOUSE = 'cells are named as a house in which digits may repeat';
