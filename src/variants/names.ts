/** Constraints by their names. Higher rooms never test for one; its value has all the facts. */
import { constraints, variants } from '../../constraints/index.js';
import type { Constraint } from '../core/constraint.js';
import { quoted } from '../core/printable.js';
import { exampleOf } from './examples.js';

/** The names of the constraints that a name states. */
export const VARIANTS: readonly string[] = variants.map(({ id }) => id);

/** Returns the constraint with an id; undefined for any other text. */
export const constraintOf = (id: string): Constraint | undefined => constraints.find((own) => own.id === id);

const USUAL = /^\s*(?:none|normal|standard|classic(?:al)?|regular|usual|plain|vanilla)(?:[ -]?(?:sudoku|rules))*\s*$/i;

/** True if a name is that of the usual rules alone: `none`, `normal`, `classic sudoku`. */
export const isUsualRules = (name: string): boolean => USUAL.test(name);

/** Reads variants from a list with commas or plus signs, each once, in a fixed order. Throws a RangeError. */
export function variantsNamed(text: string): readonly string[] {
  const named = text.split(/[,+]/).map((word) => {
    const found = variantSpelled(word);
    if (found) return found.id;
    if (isUsualRules(word)) return undefined;
    const listed = constraintSpelled(word);
    if (listed && !listed.takes) throw new RangeError(`${listed.id} needs its cells, as in ${exampleOf(listed)}`);
    throw new RangeError(`there is no variant ${quoted(word.trim())}: there are ${VARIANTS.join(', ')}`);
  });
  return VARIANTS.filter((variant) => named.includes(variant));
}

/** Returns the constraint that a name means, however it is spelled; undefined if there is none among some. */
export function constraintSpelled(name: string, among = constraints): Constraint | undefined {
  const spelled = bare(name);
  return among.find((own) => SPELLINGS.get(own)!.has(spelled));
}

/** Returns the variant that a name means, however it is spelled; undefined for any other. */
export const variantSpelled = (name: string): Constraint | undefined => constraintSpelled(name, variants);

/** Returns the constraint with clues that a name means, however it is spelled; undefined for any other. */
export const cluesNamed = (name: string): Constraint | undefined =>
  constraintSpelled(
    name,
    constraints.filter(({ takes }) => takes),
  );

/** A name in lower case without punctuation, in the singular. */
const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?<!u)s$/, '');

/** True if a constraint is named by what follows too, a text in quotes: its name is a common word of puzzles' texts. */
export const isCommonName = ({ takes }: Constraint): boolean => takes?.text?.isQuoted === true;

/** The names of each constraint, as they are compared. Texts of puzzles name constraints again and again. */
const SPELLINGS: ReadonlyMap<Constraint, ReadonlySet<string>> = new Map(
  constraints.map((own) => [own, new Set(isCommonName(own) ? [] : [own.id, ...(own.spellings ?? [])].map(bare))]),
);

const ALL_SPELLINGS: ReadonlySet<string> = new Set(constraints.flatMap((own) => [...SPELLINGS.get(own)!]));

/** True if a name is that of a constraint, however it is spelled. */
export const isConstraintName = (name: string): boolean => ALL_SPELLINGS.has(bare(name));
