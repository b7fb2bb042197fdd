/** Truths as clauses: sets of candidates on a board of which at least one is true. */
import { lowestBit } from '../core/bits.js';
import type { Markup, Numbers } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Candidate, Digit, Geometry } from '../core/geometry.js';
import { keepsRules, type Move, moved } from '../core/moves.js';
import type { Truth } from '../logic/step/truths.js';
import { isDeadly } from './deadly.js';

/** Candidates of which at least one is true. */
export type Clause = readonly Candidate[];

/** Returns the candidates of a truth; undefined if the board already satisfies it. */
function clauseOf({ geometry, digits, slots, values }: Markup, truth: Truth): Clause | undefined {
  const { size } = geometry;
  const clause: Candidate[] = [];
  switch (truth.kind) {
    case 'cell':
      if (values[truth.cell]! >= 0) return undefined;
      for (let rest = digits[truth.cell]!; rest; rest &= rest - 1)
        clause.push(geometry.candidate(truth.cell, lowestBit(rest)));
      return clause;
    case 'house':
      for (let slot = 0; slot < size; slot++)
        if (values[geometry.cellAt(truth.house, slot)] === truth.digit) return undefined;
      for (let rest = slots[truth.house * size + truth.digit]!; rest; rest &= rest - 1)
        clause.push(geometry.candidate(geometry.cellAt(truth.house, lowestBit(rest)), truth.digit));
      return clause;
    case 'deadly':
      for (const [i, cell] of truth.cells.entries()) {
        const others = ~truth.digits[i]!;
        if (values[cell]! >= 0 && others & (1 << values[cell]!)) return undefined;
        for (let rest = digits[cell]! & others; rest; rest &= rest - 1)
          clause.push(geometry.candidate(cell, lowestBit(rest)));
      }
      return clause;
    case 'rule':
    case 'sum':
    case 'equivalence':
      return undefined;
    case 'symmetry': {
      const cell = geometry.cellOf(truth.candidate);
      const digit = geometry.digitOf(truth.candidate);
      const image = moved(geometry, truth.move, cell);
      const digitThere = truth.digits[digit]!;
      const isItself = image === cell && digitThere === digit;
      if (isItself || values[image] === digitThere || (values[cell]! >= 0 && values[cell] !== digit)) return undefined;
      for (let rest = digits[cell]! & ~(1 << digit); rest; rest &= rest - 1)
        clause.push(geometry.candidate(cell, lowestBit(rest)));
      if (image !== cell && digits[image]! & (1 << digitThere)) clause.push(geometry.candidate(image, digitThere));
      return clause;
    }
  }
}

/** Returns the reason why a truth is false; undefined if it holds. `isBlind`: rules are about equal digits alone. */
export function falseTruth(
  board: Markup,
  truth: Truth,
  isBlind: boolean,
  clock: Clock = unlimited,
): string | undefined {
  if (!isInGrid(board, truth)) return 'a truth names something outside the grid';
  if (truth.kind === 'deadly' && !(isBlind && isDeadly(board, truth.cells, truth.digits, clock)))
    return 'a pattern named as deadly is not deadly';
  if (truth.kind === 'symmetry' && !(isBlind && isSymmetry(board, truth.move, truth.digits)))
    return 'givens named as symmetrical are not symmetrical';
  return undefined;
}

/** Returns the clauses of the truths that the board does not yet satisfy. */
export const clausesOf = (board: Markup, truths: readonly Truth[]): Clause[] =>
  truths.flatMap((truth) => {
    const clause = clauseOf(board, truth);
    return clause ? [clause] : [];
  });

export function isSymmetry({ geometry, values, givens }: Markup, move: Move, digits: readonly Digit[]): boolean {
  const { size, cells } = geometry;
  const arePermutations = [digits, move.rows, move.columns].every(
    (list) => list.length === size && new Set(list).size === size && list.every((to) => to >= 0 && to < size),
  );
  if (!arePermutations) return false;
  if (!keepsRules(geometry, move)) return false;
  for (let cell = 0; cell < cells; cell++) {
    const image = moved(geometry, move, cell);
    if (givens[cell] && !(givens[image] && values[image] === digits[values[cell]!])) return false;
  }
  return true;
}

/**
 * True if the cells, houses and digits of a truth exist. A truth about others would be an empty clause, from which
 * anything follows.
 */
function isInGrid({ geometry, values, open, digitStamps }: Markup, truth: Truth): boolean {
  switch (truth.kind) {
    case 'cell':
      return has(values, truth.cell);
    case 'house':
      return has(open, truth.house) && has(digitStamps, truth.digit);
    case 'deadly':
      return (
        truth.cells.length === truth.digits.length &&
        truth.cells.every((cell) => has(values, cell)) &&
        truth.digits.every((set) => (set & ~geometry.all) === 0)
      );
    case 'symmetry':
      return isCandidate(geometry, truth.candidate);
    case 'rule':
    case 'sum':
    case 'equivalence':
      return true;
    default:
      return false;
  }
}

export const isCandidate = ({ candidates }: Geometry, candidate: Candidate): boolean =>
  Number.isInteger(candidate) && candidate >= 0 && candidate < candidates;

const has = (list: Numbers, index: number): boolean => list[index] !== undefined;
