/** The texts of a constraint in a language. */
import type { Constraint } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
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

/** Returns the text of a rule, without what it says of numbers other than the usual one, and of texts for numbers, if there are none. */
export function ruleText(
  constraint: Constraint,
  { size, layout }: Pick<Geometry, 'size' | 'layout'>,
  language: RuleLanguage,
): string {
  const { rule, usualRule = rule } = textsOf(constraint, language);
  const usual = constraint.takes?.value?.usual?.(size);
  const own = (layout.statements ?? []).filter(({ kind }) => kind === constraint.id);
  const isNumber = constraint.takes?.text?.isForNumber;
  return own.every(({ value = usual, text }) => text === undefined && (isNumber || value === usual)) ? usualRule : rule;
}
