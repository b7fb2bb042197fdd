/**
 * Writes a conclusion for SAT solvers to check: its truths, the rules of Sudoku and the opposite of the conclusion, in
 * the DIMACS format of the SAT competitions. The conclusion follows if the formula is unsatisfiable, and only then unless
 * the formula notes that it lacks fillings of a rule.
 */
import type { Markup } from '../core/board.js';
import type { Candidate, Geometry } from '../core/geometry.js';
import { houseTruths, type Truth } from '../logic/step/truths.js';
import { clausesOf } from './clauses.js';
import type { SingleConclusion } from './prove.js';
import { type ClauseVariables, candidatesIn, clausesOfRule } from './rule-clauses.js';
import { ruleOf } from './rules.js';

/**
 * Returns the DIMACS text for a conclusion on the board before the step. Only candidates that occur have a variable,
 * and what rules need beside; comments name all.
 */
export function dimacsOf(board: Markup, truths: readonly Truth[], { candidate, isPlaced }: SingleConclusion): string {
  const { geometry } = board;
  const written = truths.flatMap((truth) => inHouses(geometry, truth));
  const positive = clausesOf(board, written);
  const rules = written.flatMap((truth) => ruleOf(geometry, truth) ?? []);
  const inRules = rules.flatMap((rule) => candidatesIn(rule, board));
  const candidates = [...new Set([candidate, ...positive.flat(), ...inRules])].sort((a, b) => a - b);
  const variable = new Map(candidates.map((each, index) => [each, index + 1]));
  const names = candidates.map((each) => nameOf(geometry, each));
  const notes: string[] = [];
  const variables: ClauseVariables = {
    of: (each) => variable.get(each)!,
    add: (name) => names.push(name),
    note: (comment) => notes.push(comment),
  };
  const clauses = [
    [isPlaced ? -variables.of(candidate) : variables.of(candidate)],
    ...positive.map((clause) => clause.map(variables.of)),
    ...conflicts(geometry, candidates).map((pair) => pair.map((each) => -variables.of(each))),
    ...rules.flatMap((rule) => clausesOfRule(rule, board, variables)),
  ];
  return [
    `c ${isPlaced ? 'true' : 'false'}: ${nameOf(geometry, candidate)}. It follows if this cannot be satisfied.`,
    ...notes.map((note) => `c ${note}`),
    ...names.map((name, index) => `c ${index + 1} is ${name}`),
    `p cnf ${names.length} ${clauses.length}`,
    ...clauses.map((clause) => [...clause, 0].join(' ')),
    '',
  ].join('\n');
}

/** Returns the truths to write: an equivalence follows from its houses, and its fillings would be too many. */
const inHouses = ({ size }: Geometry, truth: Truth): readonly Truth[] =>
  truth.kind === 'equivalence'
    ? houseTruths([...truth.houses, ...truth.others], ...Array.from({ length: size }, (_, digit) => digit))
    : [truth];

/** Returns the pairs of candidates that cannot both be true. */
const conflicts = (geometry: Geometry, candidates: readonly Candidate[]): (readonly [Candidate, Candidate])[] =>
  candidates.flatMap((a, index) =>
    candidates.slice(index + 1).flatMap((b) => (geometry.conflict(a, b) ? [[a, b] as const] : [])),
  );

/** Names a candidate. Rows, columns and digits count from one. */
const nameOf = (geometry: Geometry, candidate: Candidate): string => {
  const cell = geometry.cellOf(candidate);
  return `${geometry.digitOf(candidate) + 1} in row ${geometry.rowOf(cell) + 1}, column ${geometry.columnOf(cell) + 1}`;
};
