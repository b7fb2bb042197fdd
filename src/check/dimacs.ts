/**
 * Writes a conclusion for SAT solvers to check: its truths, the rules of Sudoku and the opposite of the conclusion, in
 * the DIMACS format of the SAT competitions. The conclusion follows exactly if the formula is unsatisfiable.
 */
import type { Markup } from '../core/board.js';
import type { Candidate, Geometry } from '../core/geometry.js';
import type { Truth } from '../logic/step/truths.js';
import { clausesOf } from './clauses.js';
import type { SingleConclusion } from './prove.js';

/**
 * Returns the DIMACS text for a conclusion on the board before the step. Only candidates that occur have a variable,
 * which a comment names.
 */
export function dimacsOf(board: Markup, truths: readonly Truth[], { candidate, isPlaced }: SingleConclusion): string {
  const { geometry } = board;
  const positive = clausesOf(board, truths);
  const candidates = [...new Set([candidate, ...positive.flat()])].sort((a, b) => a - b);
  const variable = new Map(candidates.map((each, index) => [each, index + 1]));
  const clauses = [
    [isPlaced ? -variable.get(candidate)! : variable.get(candidate)!],
    ...positive.map((clause) => clause.map((each) => variable.get(each)!)),
    ...conflicts(geometry, candidates).map(([a, b]) => [-variable.get(a)!, -variable.get(b)!]),
  ];
  return [
    `c ${isPlaced ? 'true' : 'false'}: ${nameOf(geometry, candidate)}. It follows if this cannot be satisfied.`,
    ...candidates.map((each) => `c ${variable.get(each)} is ${nameOf(geometry, each)}`),
    `p cnf ${candidates.length} ${clauses.length}`,
    ...clauses.map((clause) => [...clause, 0].join(' ')),
    '',
  ].join('\n');
}

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
