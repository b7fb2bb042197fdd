/** The clues behind rules and exclusions, for sentences that tell of them. */
import type { Clue, Constraint, ToldClue } from '../core/constraint.js';
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import type { InLanguages, LanguageCode } from '../core/languages.js';
import type { Statement } from '../core/layout.js';
import type { Rule } from '../core/rule.js';
import { constraintOf } from './names.js';
import { addedBy, constraintsOf, groundOf } from './rules.js';

/** Returns the clue that states a sum. */
export function clueOfSum({ layout: { statements = [] } }: Geometry, { cells, total }: Rule): Clue {
  const stated = statements.find(
    ({ value, lists: [own = [], ...others] }) =>
      value === total &&
      others.length === 0 &&
      own.length === cells.length &&
      own.every((cell) => cells.includes(cell)),
  );
  return {
    kind: stated?.kind ?? '',
    cells: [...cells].sort((a, b) => a - b),
    ...(total !== undefined && { value: total }),
  };
}

/** Returns the clues, as few as will do, by which two cells do not take some pairs of different digits. */
export function cluesBetween(
  geometry: Geometry,
  cells: readonly [Cell, Cell],
  pairs: readonly (readonly [Candidate, Candidate])[],
): Clue[] {
  const all = geometry.memo(excludedBy);
  const keys = pairs
    .filter(([a, b]) => geometry.digitOf(a) !== geometry.digitOf(b))
    .map(([a, b]) => keyOf(geometry, a, b));
  const whole = all.find(({ excluded }) => keys.every((key) => excluded.has(key)));
  const some = whole ? [whole] : all.filter(({ excluded }) => keys.some((key) => excluded.has(key)));
  return some.map(({ constraint, statements }) => clueOn(constraint, statements, cells));
}

function clueOn({ id }: Constraint, statements: readonly Statement[], cells: readonly [Cell, Cell]): Clue {
  const stated = statements.find(({ lists }) => cells.every((cell) => lists.some((list) => list.includes(cell))));
  const [own = []] = stated?.lists ?? [];
  const inOrder = own.length === 2 && own.every((cell) => cells.includes(cell)) ? own : cells;
  return { kind: id, cells: inOrder, ...(stated?.value !== undefined && { value: stated.value }) };
}

/** A constraint with its statements, and the pairs of candidates that it excludes. */
interface Excluding {
  readonly constraint: Constraint;
  readonly statements: readonly Statement[];
  readonly excluded: ReadonlySet<number>;
}

function excludedBy(geometry: Geometry): Excluding[] {
  const { statements = [] } = geometry.layout;
  const ground = groundOf(geometry, statements);
  return constraintsOf(geometry).map((constraint) => ({
    constraint,
    statements: statements.filter(({ kind }) => kind === constraint.id),
    excluded: new Set((addedBy(constraint, ground).exclusions ?? []).map(([a, b]) => keyOf(geometry, a, b))),
  }));
}

const keyOf = ({ candidates }: Geometry, a: Candidate, b: Candidate): number =>
  Math.min(a, b) * candidates + Math.max(a, b);

/** How a clue is told of which no constraint tells. */
const OTHERWISE: InLanguages<(clue: ToldClue) => string> = {
  en: ({ value, all }) => (value === undefined ? `a rule joins ${all}` : `${value}-sum ${all}`),
  de: ({ value, all }) => (value === undefined ? `eine Regel verbindet ${all}` : `${value}er-Verbund ${all}`),
};

/** Returns a clue as sentences have it. */
export const clueText = ({ kind, value }: Clue, language: LanguageCode, names: Omit<ToldClue, 'value'>): string =>
  (constraintOf(kind)?.told ?? OTHERWISE)[language]({ ...names, ...(value !== undefined && { value }) });
