/**
 * Writes a conclusion for SAT solvers to check: its truths, the rules of Sudoku and the opposite of the conclusion, in
 * the DIMACS format of the SAT competitions. The conclusion follows if the formula is unsatisfiable, and only then.
 */

import { bitsOf } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import { numberOf } from '../core/candidates.js';
import { unlimited } from '../core/clock.js';
import type { Candidate, Geometry } from '../core/geometry.js';
import type { Automaton, MachineState } from '../definitions/automaton.js';
import { constraintIn } from '../definitions/constraints-of.js';
import { houseTruths, type Truth } from '../logic/step/truths.js';
import { digitsFor } from '../rules/fillings.js';
import { statementText } from '../variants/statement-text.js';
import { groundsOf } from './grounds.js';
import type { SingleConclusion } from './prove.js';

/**
 * Returns the DIMACS text for a conclusion on the board before the step. Only candidates that occur have a variable, and the
 * states of rules; comments name all, and the clues. Throws a RangeError if a truth is none.
 */
export function dimacsOf(board: Markup, truths: readonly Truth[], { candidate, isPlaced }: SingleConclusion): string {
  const grounds = groundsOf(
    board,
    truths.flatMap((truth) => inHouses(board.geometry, truth)),
    unlimited,
  );
  if (typeof grounds === 'string') throw new RangeError(grounds);
  const { clauses: positive, machines } = grounds;
  const { geometry } = grounds.board;
  const candidates = [...new Set([candidate, ...positive.flat()])].sort((a, b) => a - b);
  const variable = new Map(candidates.map((each, index) => [each, index + 1]));
  const names = candidates.map((each) => nameOf(geometry, each));
  const variables: ClauseVariables = { of: (each) => variable.get(each)!, add: (name) => names.push(name) };
  const clauses = [
    [isPlaced ? -variables.of(candidate) : variables.of(candidate)],
    ...positive.map((clause) => clause.map(variables.of)),
    ...conflicts(geometry, candidates).map((pair) => pair.map((each) => -variables.of(each))),
    ...machines.flatMap((machine) => clausesOfMachine(machine, grounds.board, variables)),
  ];
  return [
    `c ${isPlaced ? 'true' : 'false'}: ${nameOf(geometry, candidate)}. It follows if this cannot be satisfied.`,
    ...cluesNamed(board.geometry, truths).map((clue) => `c by ${clue}`),
    ...names.map((name, index) => `c ${index + 1} is ${name}`),
    `p cnf ${names.length} ${clauses.length}`,
    ...clauses.map((clause) => [...clause, 0].join(' ')),
    '',
  ].join('\n');
}

/** Returns the truths to write: an equivalence follows from its houses. */
const inHouses = ({ size }: Geometry, truth: Truth): readonly Truth[] =>
  truth.kind === 'equivalence'
    ? houseTruths([...truth.houses, ...truth.others], ...Array.from({ length: size }, (_, digit) => digit))
    : [truth];

/** Writes the clues that truths name: `killer-cage=17:r1c1r1c2`. */
const cluesNamed = (geometry: Geometry, truths: readonly Truth[]): string[] => [
  ...new Set(
    truths
      .flatMap((truth) => (truth.kind === 'rule' ? [truth.rule] : truth.kind === 'sum' ? truth.rules : []))
      .flatMap((rule) => geometry.rules[rule]?.statement ?? [])
      .map((clue) => `${clue.kind}=${statementText(clue, geometry.size, constraintIn(geometry, clue.kind)?.takes)}`),
  ),
];

/** Returns the pairs of candidates that cannot both be true. */
const conflicts = (geometry: Geometry, candidates: readonly Candidate[]): (readonly [Candidate, Candidate])[] =>
  candidates.flatMap((a, index) =>
    candidates.slice(index + 1).flatMap((b) => (geometry.conflict(a, b) ? [[a, b] as const] : [])),
  );

/** Names a candidate. Rows, columns and digits count from one. */
const nameOf = (geometry: Geometry, candidate: Candidate): string => {
  const cell = geometry.cellOf(candidate);
  return `${numberOf(geometry, candidate)} in row ${geometry.rowOf(cell) + 1}, column ${geometry.columnOf(cell) + 1}`;
};

/** Numbers of variables; a negative one is false. */
type Literals = readonly number[];

/** The variables of a formula: those of candidates, and new ones, each with a comment. */
interface ClauseVariables {
  of(candidate: Candidate): number;
  add(comment: string): number;
}

/**
 * Returns the clauses of a machine on a board: from a state and the digit of the next cell the next state follows, and the
 * last one is an end.
 */
function clausesOfMachine(machine: Automaton, board: Markup, variables: ClauseVariables): Literals[] {
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
