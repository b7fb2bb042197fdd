/** Constraints by their names and by what they add. Higher rooms never test for one; its value has all the facts. */
import { constraints, variants } from '../../constraints/index.js';
import type { Constraint, GroupKind, StatementForm } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
import { SET } from '../core/layout.js';
import { quoted } from '../core/printable.js';
import { OUTSIDE_EXAMPLES } from './outside.js';
import { formOf } from './own-hooks.js';

/** The names of the constraints that a name states. */
export const VARIANTS: readonly string[] = variants.map(({ id }) => id);

/** Returns the constraint with an id; undefined for any other text. */
export const constraintOf = (id: string): Constraint | undefined => constraints.find((own) => own.id === id);

/** Returns the constraint with an id among those of a shape, the caller's own too; undefined for any other text. */
export const constraintIn = ({ layout: { own = [] } }: Pick<Geometry, 'layout'>, id: string): Constraint | undefined =>
  own.find((each) => each.id === id) ?? constraintOf(id);

/** Returns the kind of a group of a layout. A group whose kind no constraint has is a set. */
export const groupKindOf = (word: string, geometry?: Geometry): GroupKind =>
  geometry?.layout.own?.flatMap(({ groups = [] }) => groups).find(({ id }) => id === word) ??
  KINDS.find(({ id }) => id === word) ??
  KINDS.find(({ id }) => id === SET)!;

const KINDS: readonly GroupKind[] = constraints.flatMap(({ groups = [] }) => groups);

/** Cells of a clue by their number. */
const FEW = ['', 'r1c1', 'r1c1r1c2', 'r1c1r1c2r1c3', 'r1c1r1c2r2c1r2c2'];

/** Returns cells such as a constraint takes. */
function cellsFor({ lists, areUneven, cells: { least } }: StatementForm): string {
  if (areUneven && lists?.least === 2) return 'r1c1/r1c2r1c3';
  return [FEW[Math.max(2, least)], 'r4c4r4c5'].slice(0, lists?.least ?? 1).join('/');
}

/**
 * Returns what a puzzle states for one of ours, as people write it: `killer-cage=10:r1c1r1c2`, or its name alone. A
 * number that has a usual value is left out, and that of a dot too.
 */
export function exampleOf(constraint: Constraint): string {
  const { id, takes } = constraint;
  if (!takes) return variants.includes(constraint) ? id : `${id}=r1c1r1c2`;
  const { said, cells } = exampleParts(constraint);
  const { value, areNeighbours } = takes;
  const isLeftOut = value?.usual !== undefined || (areNeighbours && value?.isOptional);
  return `${id}=${said === undefined || isLeftOut ? '' : `${said}:`}${cells}`;
}

/** Returns the number or the text, if it takes one, and the cells of an example of a clue. */
export function exampleParts(constraint: Constraint): { readonly said?: number | string; readonly cells: string } {
  const takes = formOf(constraint)!;
  const { value, text, outside } = takes;
  const [least, most] = value?.limits(2, 9) ?? [];
  const said = text?.example ?? (least !== undefined && most !== undefined ? (least + most) >> 1 : undefined);
  return { ...(said !== undefined && { said }), cells: outside ? OUTSIDE_EXAMPLES[outside] : cellsFor(takes) };
}

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

/** The names of each constraint, as they are compared. Texts of puzzles name constraints again and again. */
const SPELLINGS: ReadonlyMap<Constraint, ReadonlySet<string>> = new Map(
  constraints.map((own) => [own, new Set([own.id, ...(own.spellings ?? [])].map(bare))]),
);

const ALL_SPELLINGS: ReadonlySet<string> = new Set(constraints.flatMap((own) => [...SPELLINGS.get(own)!]));

/** True if a name is that of a constraint, however it is spelled. */
export const isConstraintName = (name: string): boolean => ALL_SPELLINGS.has(bare(name));
