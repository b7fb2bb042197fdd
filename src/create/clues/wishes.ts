/** Clues that a request leaves to the generator: a kind without cells, as `killer-cage`. */
import { constraints } from '../../../constraints/index.js';
import type { Constraint, ReadOff, ShownClues } from '../../core/constraint.js';
import { quoted } from '../../core/printable.js';
import { cluesNamed, constraintOf, VARIANTS, variantsNamed } from '../../variants/names.js';
import type { GridRules } from '../../variants/rules.js';
import type { JsonConstraint } from '../../variants/statements.js';
import type { Range } from '../request.js';

/** A kind of clues to be read off a grid. */
export interface Wish {
  readonly constraint: Constraint;
  readonly readOff: ReadOff;
  /** How many cells a cage has. */
  readonly sizes?: Range;
}

export interface Wished {
  readonly wishes: readonly Wish[];
  /** The rules that the request states in full. */
  readonly rules: GridRules;
  /** Rules of the rest of the grid that say that all clues of a wished kind are shown. They hold as soon as these are read off. */
  readonly afterwards: readonly string[];
}

/** The kinds of clues that can be read off a grid. */
export const READABLE: readonly string[] = constraints.flatMap(({ id, readOff }) => (readOff ? id : []));

/** Parts the rules of a request into what it states and what it leaves to the generator. Throws a RangeError. */
export function wishesIn(rules: GridRules): Wished {
  const stated: (string | JsonConstraint)[] = [];
  const wishes = new Map<string, Wish>();
  let variant = rules.variant ?? [];
  for (const each of rules.constraints ?? []) {
    const [name, sizes] = partsOf(each);
    if (name === undefined) stated.push(each);
    else if (isVariant(name)) variant = [...variant, ...variantsNamed(name)];
    else {
      const wish = wishFor(name, sizes);
      wishes.set(wish.constraint.id, wish);
    }
  }
  const isAfterwards = (id: string): boolean => wishes.has(shownBy(id)?.kind ?? '');
  return {
    wishes: [...wishes.values()],
    rules: {
      ...rules,
      ...(variant.length > 0 && { variant: variant.filter((id) => !isAfterwards(id)) }),
      constraints: stated,
    },
    afterwards: variant.filter(isAfterwards),
  };
}

/** Returns the clues that a rule says are all shown, if it is one. */
export const shownBy = (id: string): ShownClues | undefined => constraintOf(id)?.shows;

/** True if a request leaves clues to the generator. */
export const hasWishes = ({ constraints = [] }: GridRules): boolean =>
  constraints.some((each) => partsOf(each)[0] !== undefined);

/** The number of cells in place of the cells: `2..4`. */
const SIZES = /^(\d*)(?:(\.\.)(\d*))?$/;

/** Returns the name of a wish, with the sizes that it asks for. Undefined for a statement with its cells. */
function partsOf(each: string | JsonConstraint): readonly [name: string | undefined, sizes?: string | undefined] {
  if (typeof each !== 'string') {
    const { kind, cells, lists, ...rest } = each;
    const isWish = lists === undefined && (cells === undefined || isSizes(cells)) && Object.keys(rest).length === 0;
    return isWish ? [kind, cells as string | undefined] : [undefined];
  }
  const at = each.indexOf('=');
  if (at < 0) return [each.trim()];
  const sizes = each.slice(at + 1).trim();
  return isSizes(sizes) ? [each.slice(0, at).trim(), sizes] : [undefined];
}

const isSizes = (cells: unknown): boolean => typeof cells === 'string' && cells !== '' && SIZES.test(cells);

function isVariant(name: string): boolean {
  try {
    return cluesNamed(name) === undefined && variantsNamed(name).length > 0;
  } catch {
    return false;
  }
}

function wishFor(name: string, sizes: string | undefined): Wish {
  const constraint = cluesNamed(name);
  if (!constraint)
    throw new RangeError(
      `there is no constraint ${quoted(name)}: there are ${[...READABLE, ...VARIANTS].join(', ')}`,
    );
  const { id, readOff } = constraint;
  if (!readOff) throw new RangeError(`${id} cannot be made up: state its cells, as in ${id}=r1c1r1c2`);
  if (sizes === undefined) return { constraint, readOff };
  if (!('cages' in readOff)) throw new RangeError(`${id} takes no number of cells: its clues have as many as they need`);
  const [, from = '', dots, to = ''] = SIZES.exec(sizes)!;
  const least = from === '' ? 1 : Number(from);
  const most = dots ? (to === '' ? Infinity : Number(to)) : least;
  if (least < 1 || most < least) throw new RangeError(`${id}=${sizes}: takes numbers of cells, the lower first, as in 2..4`);
  return { constraint, readOff, sizes: { least, most } };
}
