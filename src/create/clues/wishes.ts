/** Clues that a request leaves to the generator: a kind without cells, as `killer-cage`. */
import { constraints } from '../../../constraints/index.js';
import type { Constraint, ReadOff, ShownClues } from '../../core/constraint.js';
import type { Range } from '../../settings/range.js';
import type { Clue } from '../../variants/clue.js';
import type { GridRules } from '../../variants/grid-rules.js';
import { constraintOf } from '../../variants/names.js';
import { classified } from '../../variants/written.js';

/** Rules in which clues may be left to the generator. */
export interface WishedRules extends Omit<GridRules, 'constraints'> {
  /**
   * Clues and rules as `read` takes them. Those of a kind without cells, or with numbers of cells in their place, are
   * read off a full grid: `killer-cage`, `{ kind: 'killer-cage', cells: '2..4' }`.
   */
  readonly constraints?: readonly (
    | NonNullable<GridRules['constraints']>[number]
    | { readonly kind: Clue['kind']; readonly cells?: string }
  )[];
}

/** A kind of clues to be read off a grid. */
export interface Wish {
  readonly constraint: Constraint;
  readonly readOff: ReadOff;
  /** How many cells a cage or a line has. */
  readonly sizes?: Range;
}

/** The clues of a request: those to be read off grids, and those stated in full. */
export interface Wished {
  readonly wishes: readonly Wish[];
  /** The rules that the request states in full. */
  readonly rules: GridRules;
  /** Rules that say that all clues of a wished kind are shown. They hold as soon as these are read off. */
  readonly afterwards: readonly string[];
}

/** The kinds of clues that can be read off a grid. */
export const READABLE: readonly string[] = constraints.flatMap(({ id, readOff }) => (readOff ? id : []));

/** Parts the rules of a request into what it states and what it leaves to the generator. Throws a RangeError. */
export function wishesIn(given: WishedRules): Wished {
  const rules = classified(given as GridRules);
  const clues = rules.constraints ?? [];
  const wishes = new Map(clues.filter(isWish).map((text) => [wishedKind(text), wishFor(text)]));
  const cages = [...wishes.values()].filter(({ readOff }) => 'cages' in readOff).map(({ constraint }) => constraint.id);
  if (cages.length > 1) throw new RangeError(`${cages.join(' and ')} both cover the grid: ask for one of them`);
  const isAfterwards = (id: string): boolean => wishes.has(shownBy(id)?.kind ?? '');
  const { variant = [] } = rules;
  return {
    wishes: [...wishes.values()],
    rules: {
      ...rules,
      variant: variant.filter((id) => !isAfterwards(id)),
      constraints: clues.filter((clue) => !isWish(clue)),
    },
    afterwards: variant.filter(isAfterwards),
  };
}

/** Returns the clues that a rule says are all shown, if it is one. */
export const shownBy = (id: string): ShownClues | undefined => constraintOf(id)?.shows;

/** True if a request leaves clues to the generator. */
export const hasWishes = (rules: WishedRules): boolean =>
  (classified(rules as GridRules).constraints ?? []).some(isWish);

/** A kind alone, or with numbers of cells in place of the cells: `killer-cage=2..4`. */
const WISH = /^([a-z-]+)(?:=(?=\.*\d)(\d*)(?:(\.\.)(\d*))?)?$/;

const isWish = (clue: unknown): clue is string => typeof clue === 'string' && WISH.test(clue);

const wishedKind = (text: string): string => WISH.exec(text)![1]!;

function wishFor(text: string): Wish {
  const [, id = '', from, dots, to] = WISH.exec(text)!;
  const constraint = constraintOf(id)!;
  const { readOff } = constraint;
  if (!readOff) throw new RangeError(`${id} needs its cells: only ${READABLE.join(', ')} can be left to the generator`);
  if (from === undefined) return { constraint, readOff };
  if (!('cages' in readOff || 'lines' in readOff))
    throw new RangeError(`${text}: only cages and lines take numbers of cells`);
  const least = Number(from || 1);
  const most = dots ? Number(to || Infinity) : least;
  if (least < 1 || most < least) throw new RangeError(`${text}: takes numbers of cells, the lower first, as in 2..4`);
  return { constraint, readOff, sizes: { least, most } };
}
