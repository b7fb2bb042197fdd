/**
 * Walks a puzzle on the ladder `full`, and compares every step with the solution, the checker and sometimes a SAT
 * solver.
 */
import { conclusionsOf, dimacsOf } from '../../src/check/index.js';
import { prove } from '../../src/check/prove.js';
import { boardOf } from '../../src/core/board-of.js';
import { full } from '../../src/solver/full.js';
import { type Rules, walk } from '../../src/solver/walk.js';
import { backtracking } from '../../strategies/last-resort/backtracking.js';
import { satisfying } from '../trust/sat-solver.js';
import type { VariantPuzzle } from './puzzles.js';

export interface WalkFigures {
  steps: number;
  guesses: number;
  /** The number of conclusions given to a SAT solver. */
  asked: number;
  isSolved: boolean;
  /** The number of uses of each strategy, by id. */
  readonly used: Map<string, number>;
  readonly faults: string[];
}

/** Walks a puzzle. `asked` returns true if the next conclusion goes to a SAT solver. */
export function walked(
  { kind, solution, ...puzzle }: VariantPuzzle,
  rules: Rules = {},
  asked: () => boolean = () => false,
): WalkFigures {
  const board = boardOf(puzzle);
  const { geometry } = puzzle;
  const figures: WalkFigures = { steps: 0, guesses: 0, asked: 0, isSolved: false, used: new Map(), faults: [] };
  const isTrue = (candidate: number): boolean => solution[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
  for (const { strategy, place, remove, explanation } of walk(board, full, rules)) {
    const { truths } = explanation;
    const fault = (what: string): void => void figures.faults.push(`${kind}: ${strategy.id}: ${what}`);
    figures.steps++;
    if (strategy === backtracking) figures.guesses++;
    figures.used.set(strategy.id, (figures.used.get(strategy.id) ?? 0) + 1);
    if (!place.every(isTrue) || remove.some(isTrue)) fault('the solution says otherwise');
    const { verdict } = prove(board, { place, remove, truths });
    if (verdict !== 'proved') fault(verdict);
    for (const conclusion of conclusionsOf({ place, remove })) {
      if (!asked()) continue;
      figures.asked++;
      if (satisfying(dimacsOf(board, truths, conclusion))) fault('a SAT solver satisfies its opposite');
    }
  }
  figures.isSolved = board.unsolved === 0;
  return figures;
}
