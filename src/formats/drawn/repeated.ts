/** Claims that the file states itself, that its clues contradict, or that others repeat. */
import type { SharedDrawing } from './drawing.js';
import { drawnRules } from './rules.js';
import type { RuleClaim } from './words/claim.js';

/** True for a constraint that is drawn as a cage. */
export const isCage = (kind: string): boolean => drawnRules.find(({ id }) => id === kind)?.drawn?.[0]?.form === 'cage';

/** True for a claim of a constraint that the file itself states under its name. */
export const isNamedIn = ({ options }: RuleClaim, named: SharedDrawing['named']): boolean =>
  options.some(
    ({ rule: { id } }) =>
      named?.variant?.includes(id) ||
      named?.statements?.some(({ kind }) => kind === id || (isCage(id) && isCage(kind))) ||
      (id === 'x' && (named?.sets?.length ?? 0) > 0),
  );

/**
 * True for a claim that the clues of a file contradict: another number than theirs, the rule of a line with such ends, or of
 * such clues that no sentence speaks of, which the file calls otherwise, or diagonals that it has not.
 */
export function isContradicted(
  { options }: RuleClaim,
  claims: readonly RuleClaim[],
  named: SharedDrawing['named'],
  size: number,
): boolean {
  const { statements = [], sets = [], variant = [] } = named ?? {};
  const formsOf = (kind: string): readonly string[] =>
    (drawnRules.find(({ id }) => id === kind)?.drawn ?? []).map(({ form }) => form);
  const isSpokenOf = (kind: string): boolean =>
    claims.some((claim) => claim.options.some(({ rule: { id } }) => id === kind || (isCage(id) && isCage(kind))));
  const unspoken = new Set(statements.flatMap(({ kind }) => (isSpokenOf(kind) ? [] : formsOf(kind))));
  const endsOf = (kind: string): readonly string[] =>
    (drawnRules.find(({ id }) => id === kind)?.drawn ?? []).flatMap(({ ends }) => ends ?? []);
  return options.every(({ rule: { id, constraint }, value }) => {
    const own = statements.filter(({ kind }) => kind === id);
    const usual = constraint.takes?.value?.usual?.(size);
    if (own.length > 0) return value !== undefined && own.every((each) => (each.value ?? usual) !== value);
    if (id === 'x') return named !== undefined && sets.length === 0 && !variant.includes(id);
    return (
      formsOf(id).some((form) => unspoken.has(form)) ||
      endsOf(id).some((ends) => statements.some(({ kind }) => endsOf(kind).includes(ends)))
    );
  });
}

/** True for a claim that a used one repeats: the same constraint, or its name alone. */
export const isSaidAgain = (claim: RuleClaim, used: ReadonlySet<RuleClaim>): boolean =>
  [...used].some((other) =>
    other.options.some(({ rule, value }) =>
      claim.options.some(
        (own) => own.rule === rule && (claim.isNameOnly || (own.value === value && claim.colours.length === 0)),
      ),
    ),
  );
