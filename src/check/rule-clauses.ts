/** Demands as clauses, with variables of their own for what candidates do not say: the states of the machine that reads the cells. */
import { bitsOf } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import type { Candidate } from '../core/geometry.js';
import type { Automaton, MachineState } from '../definitions/automaton.js';
import { digitsFor } from '../rules/fillings.js';

/** Numbers of variables; a negative one is false. */
export type Literals = readonly number[];

/** The variables of a formula: those of candidates, and new ones, each with a comment. */
export interface ClauseVariables {
  of(candidate: Candidate): number;
  add(comment: string): number;
}

/**
 * Returns the clauses of a machine on a board: from a state and the digit of the next cell the next state follows, and the
 * last one is an end.
 */
export function clausesOfMachine(machine: Automaton, board: Markup, variables: ClauseVariables): Literals[] {
  const { geometry, values } = board;
  const { cells, starts, next, accepts } = machine;
  const sets = digitsFor(machine, board).map(bitsOf);
  const clauses: Literals[] = [];
  const variablesOf = (states: Iterable<MachineState>, read: number): Map<MachineState, number> =>
    new Map([...states].map((state) => [state, variables.add(`state ${state} after ${read} cells of a rule`)]));
  let reached = variablesOf(starts, 0);
  clauses.push([...reached.values()]);
  for (const [index, cell] of cells.entries()) {
    const isLast = index === cells.length - 1;
    const steps = [...reached].flatMap(([state, before]) =>
      sets[index]!.map((digit) => ({ before, digit, after: next(state, index, digit) })),
    );
    const following = isLast ? undefined : variablesOf(new Set(steps.map(({ after }) => after)), index + 1);
    for (const { before, digit, after } of steps) {
      const causes = [-before, ...(values[cell]! >= 0 ? [] : [-variables.of(geometry.candidate(cell, digit))])];
      if (following) clauses.push([...causes, following.get(after)!]);
      else if (!accepts(after)) clauses.push(causes);
    }
    reached = following ?? reached;
  }
  return clauses;
}
