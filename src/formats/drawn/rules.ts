/** The constraints that have a look or words in shared puzzles. */
import { sharedRules } from '../../../constraints/shared.js';
import type { Constraint } from '../../core/constraint.js';
import type { SharedRule } from '../../core/shared-rule.js';
import { constraintOf } from '../../variants/names.js';
import { spokenRules } from './spoken.js';
import type { SpokenRule } from './spoken-rule.js';

export interface DrawnRule extends SharedRule {
  readonly constraint: Constraint;
  /** How it is stated, if not as its constraint is drawn. */
  readonly spoken?: SpokenRule;
}

export const drawnRules: readonly DrawnRule[] = [
  ...sharedRules.map((rule) => ({ ...rule, constraint: constraintOf(rule.id)! })),
  ...spokenRules.map((spoken) => ({ ...spoken, constraint: constraintOf(spoken.as)!, spoken })),
];
