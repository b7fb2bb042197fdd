/**
 * Variants by name: each adds houses, groups and pairs of different cells to rows, columns and boxes. Higher rooms
 * never test for a variant; a `Geometry` has all the facts that they need.
 */

import { frozen } from '../core/frozen.js';
import type { Cell, CellGroup, GroupWord } from '../core/layout.js';
import { quoted } from '../core/printable.js';

export const VARIANTS = frozen([
  'x',
  'windoku',
  'disjoint-groups',
  'asterisk',
  'centre-dot',
  'girandola',
  'anti-knight',
  'anti-king',
  'latin',
  'jigsaw',
  'toroidal',
]);
export type Variant = (typeof VARIANTS)[number];

/** Variants that need a layout of regions. */
export const WITH_REGIONS: readonly Variant[] = ['jigsaw', 'toroidal'];

/** Other spellings, in lower case without punctuation, in the singular. */
const SPELLINGS: Readonly<Record<string, Variant>> = {
  diagonal: 'x',
  xsudoku: 'x',
  sudokux: 'x',
  window: 'windoku',
  hyper: 'windoku',
  hypersudoku: 'windoku',
  nrc: 'windoku',
  disjoint: 'disjoint-groups',
  centerdot: 'centre-dot',
  knight: 'anti-knight',
  noknight: 'anti-knight',
  king: 'anti-king',
  notouch: 'anti-king',
  latinsquare: 'latin',
  irregular: 'jigsaw',
  torus: 'toroidal',
};

/** Reads variants from a list with commas or plus signs, each once, in a fixed order. Throws a RangeError. */
export function variantsNamed(text: string): readonly Variant[] {
  const bare = (word: string): string =>
    word
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .replace(/(?<!u)s$/, '');
  const named = text.split(/[,+]/).map((word) => {
    const found = VARIANTS.find((variant) => bare(variant) === bare(word));
    if (found) return found;
    if (Object.hasOwn(SPELLINGS, bare(word))) return SPELLINGS[bare(word)]!;
    throw new RangeError(`there is no variant ${quoted(word.trim())}: there are ${VARIANTS.join(', ')}`);
  });
  return VARIANTS.filter((variant) => named.includes(variant));
}

/** A grid to which rules are added. `box` is absent if the grid has regions or no tiles at all. */
export interface Ground {
  readonly size: number;
  readonly box?: { readonly rows: number; readonly columns: number };
}

/** The houses, groups and pairs that a variant adds. */
export interface Added {
  readonly groups?: readonly CellGroup[];
  readonly pairs?: readonly (readonly [Cell, Cell])[];
}

/** Returns the additions of a variant to a grid, or the text of a requirement that the grid does not meet. */
export function addedBy(variant: Variant, { size, box }: Ground): Added | string {
  switch (variant) {
    case 'x':
      return { groups: groupsOf('diagonal', [line(size, 0, size + 1), line(size, size - 1, size - 1)]) };
    case 'windoku':
      return Number.isInteger(Math.sqrt(size)) && size > 1
        ? { groups: windows(Math.sqrt(size)) }
        : 'a size that is a square';
    case 'disjoint-groups':
      return box ? { groups: groupsOf('group', disjoint(size, box)) } : 'boxes';
    case 'centre-dot':
      return box && box.rows % 2 === 1 && box.columns % 2 === 1
        ? { groups: groupsOf('centre dots', [disjoint(size, box)[(size - 1) / 2]!]) }
        : 'boxes with a cell in their middle';
    case 'asterisk':
      return size === 9 ? { groups: groupsOf('asterisk', [ASTERISK]) } : 'a grid of 9×9';
    case 'girandola':
      return size === 9 ? { groups: groupsOf('girandola', [GIRANDOLA]) } : 'a grid of 9×9';
    case 'anti-knight':
      return { pairs: moves(size, KNIGHT) };
    case 'anti-king':
      return { pairs: moves(size, KING) };
    default:
      return {};
  }
}

const ASTERISK: readonly Cell[] = [13, 20, 24, 37, 40, 43, 56, 60, 67];
const GIRANDOLA: readonly Cell[] = [0, 8, 13, 37, 40, 43, 67, 72, 80];

const groupsOf = (word: GroupWord, lists: readonly (readonly Cell[])[]): CellGroup[] =>
  lists.map((cells, index) => ({ word, number: index + 1, cells }));

const line = (size: number, first: Cell, step: number): Cell[] =>
  Array.from({ length: size }, (_, index) => first + index * step);

/** Groups the cells that have the same place in their boxes. */
function disjoint(size: number, { rows, columns }: NonNullable<Ground['box']>): Cell[][] {
  const groups: Cell[][] = Array.from({ length: size }, () => []);
  for (let cell = 0; cell < size * size; cell++)
    groups[(Math.floor(cell / size) % rows) * columns + ((cell % size) % columns)]!.push(cell);
  return groups;
}

/**
 * Returns windows of `side` by `side` cells, one line apart, then hidden windows: crossings of the lines between
 * windows with the lines of windows and with each other.
 */
function windows(side: number): CellGroup[] {
  const size = side * side;
  const inside = (window: number): number[] => Array.from({ length: side }, (_, at) => 1 + window * (side + 1) + at);
  const between = Array.from({ length: side }, (_, at) => at * (side + 1));
  const parts = [...Array.from({ length: side - 1 }, (_, window) => inside(window)), between];
  const crossing = (rows: readonly number[], columns: readonly number[]): Cell[] =>
    rows.flatMap((row) => columns.map((column) => row * size + column));
  const all = parts.flatMap((rows) =>
    parts.map((columns) => ({ isHidden: rows === between || columns === between, cells: crossing(rows, columns) })),
  );
  const of = (hidden: boolean): Cell[][] =>
    all.filter(({ isHidden }) => isHidden === hidden).map(({ cells }) => cells.sort((a, b) => a - b));
  return [...groupsOf('window', of(false)), ...groupsOf('hidden window', of(true))];
}

const KNIGHT = [
  [1, 2],
  [2, 1],
] as const;
const KING = [[1, 1]] as const;

/** Returns the pairs of cells that the moves connect, each down and to either side. */
function moves(size: number, steps: readonly (readonly [down: number, aside: number])[]): [Cell, Cell][] {
  const pairs: [Cell, Cell][] = [];
  for (let cell = 0; cell < size * size; cell++)
    for (const [down, aside] of steps)
      for (const to of [(cell % size) - aside, (cell % size) + aside])
        if (to >= 0 && to < size && cell + down * size < size * size)
          pairs.push([cell, (Math.floor(cell / size) + down) * size + to]);
  return pairs;
}
