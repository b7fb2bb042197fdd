/**
 * The rules that SudokuMaker's documents name by numbers. Each constraint states its own number; those of diagonals and
 * of cells that differ are here.
 */

import { constraints } from '../../../constraints/index.js';
import type { SudokuMakerClues } from '../../core/exchange.js';
import { quoted } from '../../core/printable.js';
import type { Cell, Statement } from '../../core/statement.js';
import { isSet } from '../beside/unsupported.js';
import { diagonalOf } from '../exchange/variants.js';
import { type Fields, fieldsOf, listOf, shown } from './fields.js';
import { cellsOf, type Keyed, statementsOf } from './sudokumaker-clues.js';

const KEYED: readonly Keyed[] = constraints.flatMap(({ id, takes, exchange }) =>
  exchange?.sudokuMaker ? [{ id, ...(takes && { takes }), ...exchange.sudokuMaker }] : [],
);

/** The types of rows and columns, of what a block only draws, and of what clears fog. */
const SILENT = [0, 2000, 2001, 2002, 4000, 4001];
const REGIONS = 1;
const FALLING = 10;
const RISING = 11;
const NON_CONSECUTIVE = 15;
const DIFFERENCES = 200;
const RATIOS = 201;
const DIFFERENT = 305;
const CUSTOM = 1000;
const ROWS_AND_COLUMNS = 2003;

/** The types without a constraint of ours, in words. */
const WORDS: Readonly<Record<number, string>> = {
  304: 'look-and-say cages',
  306: 'counting circles of SudokuMaker',
  405: 'sequence lines',
};

/** The fields that list clues, by what the clues are. */
const LISTS: Readonly<Record<SudokuMakerClues, string | undefined>> = {
  none: undefined,
  cells: 'cells',
  sides: 'clues',
  corners: 'clues',
  cages: 'cages',
  lines: 'lines',
  thermometers: 'thermometers',
  arrows: 'bulbsWithArrows',
  outside: 'clues',
  'equal cells': 'groups',
};

/** Fields that any block may have: those that draw it, and those that are looked at for all blocks together. */
const COMMON = [
  'type',
  'name',
  'disabled',
  'style',
  'negative',
  'overrideNegativeRatios',
  'overrideNegativeDifferences',
];

/** What the blocks of a document state, and the names of rules that they have and we do not. */
export interface BlockRules {
  readonly variant: readonly string[];
  readonly sets: readonly (readonly Cell[])[];
  readonly statements: readonly Statement[];
  readonly flags: readonly string[];
}

/** Returns the rules in the blocks that are switched on. Throws a Misread for cells that the grid does not have. */
export function rulesOf(blocks: readonly Fields[], size: number): BlockRules {
  const read = blocks.map((block) => ruleOf(block, size));
  const negatives = negativesOf(blocks);
  return {
    variant: [...read.flatMap(({ variant = [] }) => variant), ...negatives.variant],
    sets: read.flatMap(({ sets = [] }) => sets),
    statements: read.flatMap(({ statements = [] }) => statements),
    flags: [...read.flatMap(({ flags = [] }) => flags), ...negatives.flags],
  };
}

function ruleOf(block: Fields, size: number): Partial<BlockRules> {
  const { type } = block;
  if (type === REGIONS || SILENT.includes(type as number)) return {};
  if (type === FALLING) return { sets: [diagonalOf('falling', size)] };
  if (type === RISING) return { sets: [diagonalOf('rising', size)] };
  if (type === DIFFERENT) {
    const cells = cellsOf(block.cells, size);
    return cells.length > 1 ? { sets: [cells] } : {};
  }
  if (type === ROWS_AND_COLUMNS) return areWhole(block.areas, size) ? {} : { flags: ['rows and columns of a part'] };
  if (type === CUSTOM) return { flags: [`code of the setter's own ${named(block)}`] };
  const kinds = KEYED.filter((each) => each.type === type);
  const [first] = kinds;
  if (!first) return Object.values(LISTS).some((list) => isEmptyList(block, list)) ? {} : { flags: [wordsOf(block)] };
  const list = LISTS[first.clues!];
  if (list !== undefined && listOf(block[list]).length === 0) return {};
  const kind = kinds.find((each) => fits(each, block, size));
  const told = [...COMMON, list, kind?.value, ...(kind?.groups ? ['groups'] : []), ...Object.keys(kind?.where ?? {})];
  const unknown = Object.keys(block).filter((field) => !told.includes(field) && isSet(block[field]));
  if (!kind || unknown.length > 0)
    return { flags: [`${first.id} of another kind${unknown.length > 0 ? ` (${unknown.join(', ')})` : ''}`] };
  return list === undefined
    ? { variant: [kind.id] }
    : { statements: statementsOf(block, listOf(block[list]), kind, size) };
}

const isEmptyList = (block: Fields, list: string | undefined): boolean =>
  list !== undefined && Array.isArray(block[list]) && block[list].length === 0;

const named = ({ definition, name }: Fields): string => quoted(String(fieldsOf(definition).name ?? name ?? ''));

const wordsOf = ({ type }: Fields): string => WORDS[type as number] ?? `what SudokuMaker numbers ${shown(type)}`;

/** True if rectangles of cells, where a block has some, are one that is the grid. */
function areWhole(areas: unknown, size: number): boolean {
  const [first, ...others] = listOf(areas).map(fieldsOf);
  if (!first) return true;
  return others.length === 0 && !first.x && !first.y && first.width === size && first.height === size;
}

/** True if a block has what tells a constraint from others of its type. */
const fits = ({ where = {}, groups, sizes }: Keyed, block: Fields, size: number): boolean =>
  Object.entries(where).every(([field, value]) => Boolean(block[field]) === value) &&
  (groups === undefined || areGroups(block.groups, groups, size)) &&
  (sizes === undefined || sizes.includes(size));

/** Returns the set in which a digit from 1 on is. */
const SETS: Readonly<Record<NonNullable<Keyed['groups']>, (digit: number, size: number) => number>> = {
  thirds: (digit, size) => Math.ceil((3 * digit) / size),
  'remainders of 2': (digit) => digit % 2,
  'remainders of 3': (digit) => digit % 3,
};

/** True if numbers whose bits are digits are these sets, in any order. */
function areGroups(numbers: unknown, kind: NonNullable<Keyed['groups']>, size: number): boolean {
  if (kind === 'thirds' && size % 3 !== 0) return false;
  const sets = new Map<number, number>();
  for (let digit = 1; digit <= size; digit++) {
    const set = SETS[kind](digit, size);
    sets.set(set, (sets.get(set) ?? 0) + 2 ** digit);
  }
  const inOrder = (list: Iterable<unknown>): string =>
    [...list]
      .map(Number)
      .sort((a, b) => a - b)
      .join();
  return inOrder(listOf(numbers)) === inOrder(sets.values());
}

/**
 * Returns the rules for neighbours without a clue. Both rules for dots leave alone neighbours with a dot of the other
 * colour, as the blocks have to say; and a rule of SudokuMaker may list other numbers than ours.
 */
function negativesOf(blocks: readonly Fields[]): Pick<BlockRules, 'variant' | 'flags'> {
  const variant = new Set<string>();
  const flags: string[] = [];
  const cluesOf = (type: number): readonly Fields[] =>
    blocks.flatMap((block) => (block.type === type ? listOf(block.clues).map(fieldsOf) : []));
  const leavesAlone = (type: number, field: string): boolean =>
    blocks.every((block) => block.type !== type || listOf(block.clues).length === 0 || block[field] === true);
  for (const { type, negative } of blocks) {
    const numbers = listOf(negative).map(Number);
    if (numbers.length === 0) continue;
    const kind = KEYED.find((each) => each.negative?.type === type);
    const isSame = String(numbers.toSorted((a, b) => a - b)) === String(kind?.negative?.numbers);
    const isOpen =
      type === DIFFERENCES
        ? leavesAlone(RATIOS, 'overrideNegativeDifferences')
        : type !== RATIOS ||
          (leavesAlone(DIFFERENCES, 'overrideNegativeRatios') &&
            cluesOf(RATIOS).every(({ value }) => numbers.includes(Number(value))));
    if (kind && isSame && isOpen) variant.add(kind.id);
    else flags.push(`neighbours without a clue of SudokuMaker's type ${Number(type)} (${numbers.slice(0, 9)})`);
  }
  if (blocks.some(({ type }) => type === NON_CONSECUTIVE) && cluesOf(RATIOS).length > 0)
    flags.push('non-consecutive beside ratios');
  return { variant: [...variant], flags };
}
