/** The constraints that have a look or words in shared puzzles. */
import { sharedRules } from '../../../constraints/shared.js';
import type { Constraint } from '../../core/constraint.js';
import type { SharedRule } from '../../core/shared-rule.js';
import { constraintOf } from '../../variants/names.js';

export interface DrawnRule extends SharedRule {
  readonly constraint: Constraint;
}

export const drawnRules: readonly DrawnRule[] = sharedRules.map((rule) => ({
  ...rule,
  constraint: constraintOf(rule.id)!,
}));
