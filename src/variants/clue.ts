/** Clues as objects: what those of each kind have. A test holds it against what the constraints take. */
import type { Constraint } from '../core/constraint.js';
import type { CellList, ClueObject } from '../core/statement.js';

/** The rules of the whole grid. */
export type GridKind =
  | 'all-black-dots'
  | 'all-v'
  | 'all-white-dots'
  | 'all-x'
  | 'all-xv'
  | 'anti-king'
  | 'anti-knight'
  | 'asterisk'
  | 'centre-dot'
  | 'disjoint-groups'
  | 'girandola'
  | 'global-entropy'
  | 'jigsaw'
  | 'latin'
  | 'non-consecutive'
  | 'toroidal'
  | 'windoku'
  | 'x';

/** The kinds of clues that have no number. */
export type CellsKind =
  | 'between-line'
  | 'box-indexer'
  | 'column-indexer'
  | 'counting-circles'
  | 'double-arrow'
  | 'entropic-line'
  | 'even'
  | 'greater-than'
  | 'index-line'
  | 'maximum'
  | 'minimum'
  | 'nabner'
  | 'odd'
  | 'palindrome'
  | 'parity-line'
  | 'region-sum-line'
  | 'renban'
  | 'row-indexer'
  | 'same-difference'
  | 'sequence'
  | 'zipper';

/** A clue of one list of cells. */
export type OneList<Kind extends string> = { readonly kind: Kind; readonly cells: CellList; readonly lists?: never };
/** A clue of several lists of cells. */
export type SeveralLists<Kind extends string> = {
  readonly kind: Kind;
  readonly lists: readonly CellList[];
  readonly cells?: never;
};

/** A clue, or a rule of the whole grid, of one of our constraints. */
export type KnownClue =
  | { readonly kind: GridKind }
  | OneList<CellsKind | 'slow-thermometer' | 'thermometer'>
  | SeveralLists<'arrow' | 'clone' | 'equal-sums' | 'slow-thermometer' | 'thermometer'>
  | (OneList<'sandwich' | 'x-sum' | 'xv'> & { readonly sum: number })
  | (OneList<'little-killer' | 'sum'> & { readonly sum: number | string })
  | (OneList<'killer-cage'> & { readonly sum?: number | string })
  | (OneList<'sum-line'> & { readonly sum?: number })
  | (OneList<'lockout' | 'whisper' | 'white-dot'> & { readonly difference?: number })
  | (OneList<'grey-dot'> & { readonly number?: number })
  | (OneList<'black-dot'> & { readonly ratio?: number })
  | (OneList<'product'> & { readonly product: number })
  | (OneList<'modular-line'> & { readonly modulus?: number })
  | (OneList<'numbered-room'> & { readonly digit: number })
  | (OneList<'skyscraper'> & { readonly count: number })
  | (OneList<'contains' | 'quadruple'> & { readonly digits: string })
  | (OneList<'look-and-say'> & { readonly counts: string })
  | ((OneList<'letters'> | SeveralLists<'letters'>) & { readonly letters: string })
  | (OneList<'relation'> & { readonly relation: string })
  | ((OneList<'rule'> | SeveralLists<'rule'>) & { readonly text: string });

/**
 * A clue as an object: its kind, its cells and its number by its name, as `{ kind: 'killer-cage', sum: 5, cells:
 * 'r1c12' }`. `Clue<Constraint>` is one of the caller's own, which has the constraint itself in place of its name.
 */
export type Clue<Own extends Constraint = never> = [Own] extends [never] ? KnownClue : ClueObject<Own>;
