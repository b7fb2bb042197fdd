/** Where the rules of a drawing state a rule of the grid that they make. */
import { isSameStatement } from '../core/statement.js';
import type { GridRules } from './grid-rules.js';
import type { RemovableRule } from './removable.js';
import { knownIn } from './rules.js';
import { statementsIn } from './statements.js';

/** Returns the index of the clue that states a rule; -1 if no clue does, but another part of the rules. */
export function clueIndexOf(
  { constraints: clues = [] }: GridRules,
  { rule: { variant: [name] = [] }, statement }: RemovableRule,
  numbers: readonly number[],
): number {
  return clues.findLastIndex((clue) =>
    knownIn({ constraints: [clue] }).constraints.some(({ constraint, text }) =>
      statement && constraint.takes
        ? statementsIn(constraint, text, numbers).some((each) => isSameStatement(each, statement))
        : !statement && constraint.id === name,
    ),
  );
}
