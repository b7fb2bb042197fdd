/** The texts of a constraint in a language. */
import type { Constraint } from '../core/constraint.js';
import type { ConstraintTexts, RuleLanguage } from './language/rule-words.js';

/** Returns the texts of a constraint in a language: its own or, if it has none, those of the language, or English ones. */
export function textsOf(constraint: Constraint, { code, rules }: RuleLanguage): ConstraintTexts {
  const { id, names, rule, usualRule } = constraint;
  const texts = rules && Object.hasOwn(rules.constraints, id) ? rules.constraints[id] : undefined;
  const tellings = TELLINGS.flatMap((telling) => {
    const own = constraint[telling];
    const tell = own?.[code] ?? texts?.[telling] ?? own?.en;
    return tell ? [[telling, tell] as const] : [];
  });
  const usual = usualRule?.[code] ?? texts?.usualRule ?? (texts ? undefined : usualRule?.en);
  return {
    name: names[code] ?? texts?.name ?? names.en,
    rule: rule[code] ?? texts?.rule ?? rule.en,
    ...(usual !== undefined && { usualRule: usual }),
    ...(texts?.isFeminine && { isFeminine: true as const }),
    ...Object.fromEntries(tellings),
  };
}

/** The ways in which a constraint tells of a clue. */
const TELLINGS = ['told', 'toldAlong', 'partner', 'general', 'where', 'onCell'] as const;
