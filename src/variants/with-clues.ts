/** Puzzles with further clues, whose constraints are at hand. */
import type { Constraint } from '../core/constraint.js';
import { isPuzzle, type Puzzle, puzzleWithin } from '../core/puzzle.js';
import { BadOption, refusal } from '../settings/options.js';
import { withOptionErrors } from '../settings/settings.js';
import type { Clue } from './clue.js';
import { hasConstraint } from './grid-rules.js';
import { knownClue, withKnown } from './known.js';
import { expectConstraints } from './own.js';

/**
 * Returns a puzzle, or that in what `read` returns, with further clues and rules of the whole grid, each with its constraint as its `kind`: one of `/strategies`,
 * or your own. Only the constraints that a page imports are loaded; `read` takes all by their names.
 *
 * @throws {BadOption} for what is no puzzle, or for a clue that does not fit it
 * @example
 * check(withClues(parse('.3.1...2....1...'), [{ kind: killerCage, sum: 4, cells: 'r1c12' }, { kind: x }])).solutions;
 */
export function withClues(given: Puzzle | { readonly puzzle: Puzzle }, clues: readonly Clue<Constraint>[]): Puzzle {
  const puzzle = puzzleWithin(given);
  if (!isPuzzle(puzzle)) throw refusal('puzzle', puzzle, 'a puzzle, as parse returns it');
  if (!Array.isArray(clues))
    throw refusal('constraints', clues, 'a list of clues, as { kind: killerCage, sum, cells }');
  const named = clues.findIndex((clue) => !hasConstraint(Object(clue)));
  if (named >= 0)
    throw new BadOption(`constraints[${named}]`, 'takes { kind: killerCage, sum, cells }; `read` takes names');
  const geometry = withOptionErrors('constraints', () => {
    expectConstraints([...new Set(clues.map(({ kind }) => kind))]);
    return withKnown(puzzle.geometry, { constraints: clues.map(knownClue) });
  });
  return { ...puzzle, geometry };
}
