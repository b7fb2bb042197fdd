/** Rules as clauses, with variables of their own for what candidates do not say. */
import { bitsFrom, bitsOf } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import type { Candidate, Digit } from '../core/geometry.js';
import { type Equation, equationOf, type Rule } from '../core/rule.js';
import { digitsFor } from '../rules/fillings.js';

/** Numbers of variables; a negative one is false. */
export type Literals = readonly number[];

/** The variables of a formula: those of candidates, and new ones, each with a comment. */
export interface ClauseVariables {
  of(candidate: Candidate): number;
  add(comment: string): number;
  /** Notes what the formula lacks. */
  note(comment: string): void;
}

/** Returns the candidates that a rule is about. */
export const candidatesIn = ({ cells }: Rule, { geometry, digits }: Markup): Candidate[] =>
  cells.flatMap((cell) => bitsOf(digits[cell]!).map((digit) => geometry.candidate(cell, digit)));

/** Returns the clauses of a rule on a board: each of its cells has a digit, and these meet the rule. */
export function clausesOfRule(rule: Rule, board: Markup, variables: ClauseVariables): Literals[] {
  const { geometry, values } = board;
  const literal = (at: number, digit: Digit): number[] =>
    values[rule.cells[at]!]! >= 0 ? [] : [variables.of(geometry.candidate(rule.cells[at]!, digit))];
  const sets = digitsFor(rule, board).map(bitsOf);
  const filled = sets.flatMap((set, at) =>
    values[rule.cells[at]!]! >= 0 ? [] : [set.flatMap((digit) => literal(at, digit))],
  );
  const equation = equationOf(rule);
  return [
    ...filled,
    ...(equation ? sumClauses(equation, sets, literal, variables) : fillingClauses(rule, sets, literal, variables)),
  ];
}

type LiteralOf = (at: number, digit: Digit) => number[];

/**
 * A sum, cell by cell: a variable for each number that the first cells may add up to. From a number and the digit of the
 * next cell, the next number follows. Those that cannot end at the sum are false.
 */
function sumClauses(
  { factors, total }: Equation,
  sets: readonly Digit[][],
  literal: LiteralOf,
  variables: ClauseVariables,
): Literals[] {
  const clauses: Literals[] = [];
  let reached = new Map<number, number | undefined>([[0, undefined]]);
  const products = sets.map((set, at) => set.map((digit) => factors[at]! * (digit + 1)));
  for (const [at, set] of sets.entries()) {
    const later = products.slice(at + 1);
    const least = later.reduce((sum, each) => sum + Math.min(...each), 0);
    const most = later.reduce((sum, each) => sum + Math.max(...each), 0);
    const next = new Map<number, number | undefined>();
    for (const [sum, before] of reached)
      for (const [index, digit] of set.entries()) {
        const after = sum + products[at]![index]!;
        const causes = [...(before === undefined ? [] : [-before]), ...literal(at, digit).map((each) => -each)];
        const isWithin = after + least <= total && after + most >= total;
        if (!isWithin) clauses.push(causes);
        if (!isWithin || later.length === 0) continue;
        if (!next.has(after)) next.set(after, variables.add(`sum ${after} of the first ${at + 1} cells of a rule`));
        clauses.push([...causes, next.get(after)!]);
      }
    reached = next;
  }
  return clauses;
}

/** The most fillings of a rule that are written. */
const MOST_FILLINGS = 2000;

/**
 * Any other rule: a variable for each of its fillings, of which one is true. If there are too many, only what the rule
 * excludes at once is false, and the formula says so: it then proves what it refutes, but refutes less.
 */
function fillingClauses(
  rule: Rule,
  sets: readonly Digit[][],
  literal: LiteralOf,
  variables: ClauseVariables,
): Literals[] {
  const clauses: Literals[] = [];
  const one: number[] = [];
  const fill = (chosen: readonly Digit[]): void => {
    if (one.length > MOST_FILLINGS) return;
    const digits = sets.map((set, at) => (at < chosen.length ? 1 << chosen[at]! : bitsFrom(set)));
    if (!rule.narrow(digits)) return;
    if (chosen.length < sets.length) {
      for (const digit of bitsOf(digits[chosen.length]!)) fill([...chosen, digit]);
      return;
    }
    const filling = variables.add('a filling of a rule');
    one.push(filling);
    for (const [at, digit] of chosen.entries()) for (const each of literal(at, digit)) clauses.push([-filling, each]);
  };
  fill([]);
  if (one.length <= MOST_FILLINGS) return [one, ...clauses];
  variables.note(
    `A rule of ${sets.length} cells has more than ${MOST_FILLINGS} fillings: only what it excludes at once is written, so a solution says nothing.`,
  );
  const left = sets.map(bitsFrom);
  rule.narrow(left);
  return sets.flatMap((set, at) =>
    set.filter((digit) => (left[at]! & (1 << digit)) === 0).map((digit) => literal(at, digit).map((each) => -each)),
  );
}
