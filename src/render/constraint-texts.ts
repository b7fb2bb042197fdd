/** The texts of a constraint in a language. */
import type { Constraint } from '../core/constraint.js';
import type { ConstraintTexts, RuleLanguage } from './language/rule-words.js';

/** Returns the texts of a constraint in a language: its own or, if it has none, those of the language, or English ones. */
export function textsOf(constraint: Constraint, { code, rules }: RuleLanguage): ConstraintTexts {
  const { id, names, rule, told, toldAlong } = constraint;
  const texts = rules && Object.hasOwn(rules.constraints, id) ? rules.constraints[id] : undefined;
  const tell = told?.[code] ?? texts?.told ?? told?.en;
  const tellAlong = toldAlong?.[code] ?? texts?.toldAlong ?? toldAlong?.en;
  return {
    name: names[code] ?? texts?.name ?? names.en,
    rule: rule[code] ?? texts?.rule ?? rule.en,
    ...(tell && { told: tell }),
    ...(tellAlong && { toldAlong: tellAlong }),
  };
}
