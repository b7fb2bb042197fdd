/** The rules of a puzzle in written form, and the geometry that they make. */
import { constraints } from '../../constraints/index.js';
import { groupBy } from '../core/arrays.js';
import { isCallers } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
import { quoted } from '../core/printable.js';
import { type GridRules, hasConstraint, joined } from './grid-rules.js';
import { type KnownClues, type KnownRules, knownClue, withKnown } from './known.js';
import { constraintOf, variantsNamed } from './names.js';
import { expectConstraints } from './own.js';
import { classified, PARTS } from './written.js';

/** True if the rules replace the boxes by regions or by nothing. */
export const replacesBoxes = ({ regions, variant = [] }: GridRules): boolean =>
  regions !== undefined || knownNames(variant).some(({ constraint }) => constraint.tiling !== undefined);

/** Adds rules to a shape. Throws a RangeError that names the error. */
export const withRules = (base: Geometry, rules: GridRules): Geometry => withKnown(base, knownIn(rules), constraints);

/** Returns rules with the constraints that they name. Throws a RangeError. */
export function knownIn(rules: GridRules): KnownRules {
  const { variant = [], regions, digits, pairs, constraints: clues = [] } = classified(rules);
  const own = [...new Set(clues.filter(hasConstraint).map(({ kind }) => kind))];
  expectConstraints(own);
  const taken = own.find((each) => isCallers(each) && constraintOf(each.id));
  if (taken) throw new RangeError(`constraint ${quoted(taken.id)}: its id is the name of a rule that is there already`);
  return { regions, digits, pairs, constraints: [...knownNames(variant), ...clues.map(knownOf)] };
}

function knownOf(clue: NonNullable<GridRules['constraints']>[number]): KnownClues {
  if (hasConstraint(clue)) return knownClue(clue);
  const [kind = '', ...cells] = (clue as string).split('=');
  return { constraint: constraintOf(kind)!, text: cells.join('=') };
}

const knownNames = (variant: readonly string[]): readonly KnownClues[] =>
  variant.length === 0
    ? []
    : variantsNamed(variant.join()).map((name) => ({ constraint: constraintOf(name)!, text: '' }));

/** Returns the text of a clue of classified rules, or the name alone of a rule of the whole grid. */
function clueText(clue: NonNullable<GridRules['constraints']>[number]): string {
  if (!hasConstraint(clue)) return clue as string;
  const { constraint, text } = knownClue(clue);
  return text === '' ? constraint.id : `${constraint.id}=${text}`;
}

/** Returns each part of the rules as a word: `variant=x,anti-knight`, `killer-cage=17:r1c1r1c2;9:r2c1r3c1`. */
export function ruleWords(rules: GridRules, sign = '='): readonly string[] {
  const { constraints: clues = [], ...others } = classified(rules);
  const texts = clues.map(clueText);
  const whole = texts.filter((text) => !text.includes('='));
  const own = whole.length > 0 ? joined([others, { variant: whole }]) : others;
  const byKind = groupBy(
    texts.filter((text) => text.includes('=')),
    (text) => text.slice(0, text.indexOf('=')),
  );
  return [
    ...PARTS.flatMap((part) => (!own[part]?.length ? [] : `${part}${sign}${String(own[part])}`)),
    ...[...byKind].map(
      ([kind, texts]) => `${kind}${sign}${texts.map((text) => text.slice(text.indexOf('=') + 1)).join(';')}`,
    ),
  ];
}
