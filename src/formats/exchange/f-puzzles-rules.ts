/** The rules in the JSON of f-puzzles. Each constraint states its own key; the keys of diagonals and sets are here. */
import { constraints } from '../../../constraints/index.js';
import type { Statement } from '../../core/constraint.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import { quoted } from '../../core/printable.js';
import { isSet, unsupported } from '../beside/unsupported.js';
import { CLUES, clueOf, drawingsOf, type Json, statementsIn } from './f-puzzles-clues.js';
import { cellsNamed, diagonalOf, FLAGS, type GridDescription, isImplied } from './variants.js';

/** The keys of the two diagonals, rising and falling. */
const DIAGONALS = { 'diagonal+': 'rising', 'diagonal-': 'falling' } as const;
const DIAGONAL_KEYS = ['diagonal+', 'diagonal-'] as const;

const KEYED = constraints.flatMap(({ id, exchange }) => (exchange?.fPuzzles ? [{ id, key: exchange.fPuzzles }] : []));

/** The key of the rules for neighbours without a mark. */
const NEGATIVE = 'negative';
const NEGATIVES = new Map(KEYED.flatMap(({ id, key }) => ('negative' in key ? [[key.negative, id] as const] : [])));
const MARKS = KEYED.flatMap(({ id, key }) => ('marks' in key ? [{ id, marks: key.marks }] : []));

/** The keys of the JSON that hold rules. */
export const RULE_KEYS: readonly string[] = [
  ...FLAGS.keys(),
  ...DIAGONAL_KEYS,
  'extraregion',
  NEGATIVE,
  ...MARKS.map(({ marks }) => marks),
  ...CLUES.map(({ clues }) => clues),
];

const listIn = (object: Json, key: string): readonly Json[] => {
  const list = object[key];
  return (Array.isArray(list) ? list : isSet(list) ? [list] : []).filter((each) => typeof each === 'object' && each);
};

/** Returns the rules in the JSON. Cells have a `parity` in older files. Throws a Misread for clues of another kind. */
export function rulesIn(
  object: Json,
  cells: readonly { readonly parity?: unknown }[],
  size: number,
): Pick<GridDescription, 'variant' | 'sets' | 'statements'> {
  return {
    variant: [
      ...[...FLAGS].flatMap(([flag, name]) => (isSet(object[flag]) ? [name] : [])),
      ...negativesIn(object[NEGATIVE]),
    ],
    sets: [
      ...DIAGONAL_KEYS.filter((key) => isSet(object[key])).map((key) => diagonalOf(DIAGONALS[key], size)),
      ...listIn(object, 'extraregion').map((region) => cellsNamed(region.cells, size)),
    ],
    statements: [
      ...CLUES.flatMap((kind) => listIn(object, kind.clues).flatMap((clue) => statementsIn(clue, kind, size))),
      ...markedIn(object, cells, size),
    ],
  };
}

function negativesIn(words: unknown): string[] {
  const all = [words].flat().filter(isSet).map(String);
  const unknown = all.filter((word) => !NEGATIVES.has(word));
  if (unknown.length > 0) throw unsupported(unknown.map((word) => `${NEGATIVE} ${word}`));
  return all.map((word) => NEGATIVES.get(word)!);
}

/** Returns a statement for each kind of marked cells. */
const markedIn = (object: Json, cells: readonly { readonly parity?: unknown }[], size: number): Statement[] =>
  MARKS.flatMap(({ id, marks }) => {
    const named = listIn(object, marks).flatMap(({ cell, cells }) =>
      cellsNamed(cell === undefined ? cells : [cell], size),
    );
    const own = cells.flatMap(({ parity }, cell) => (isMark(parity, marks) ? [cell] : []));
    const all = [...new Set([...named, ...own])];
    return all.length > 0 ? [{ kind: id, lists: [all] }] : [];
  });

const isMark = (parity: unknown, marks: string): boolean => String(parity).toLowerCase() === marks;

/** Throws a Misread if cells have another parity than those that are marks. */
export function checkParity(cells: readonly { readonly parity?: unknown }[]): void {
  const isUnknown = (parity: unknown): boolean => isSet(parity) && !MARKS.some(({ marks }) => isMark(parity, marks));
  const found = cells.filter(({ parity }) => isUnknown(parity)).map(({ parity }) => `parity ${quoted(String(parity))}`);
  if (found.length > 0) throw unsupported(found);
}

/** Returns the keys for the rules of a shape; sets of cells become extra regions. */
export function rulesOf(geometry: Geometry): object {
  const { size, layout } = geometry;
  const { names, groups, statements = [] } = layout;
  const sets = groups.filter(({ word }) => !isImplied(word, 'fPuzzles')).map(({ cells }) => cells);
  const keyOf = (cells: readonly Cell[]): string | undefined =>
    DIAGONAL_KEYS.find((key) => String(cells) === String(diagonalOf(DIAGONALS[key], size)));
  const others = sets.filter((cells) => keyOf(cells) === undefined);
  const nameOf = (cell: Cell): string => `R${geometry.rowOf(cell) + 1}C${geometry.columnOf(cell) + 1}`;
  const ofKind = (id: string): readonly Statement[] => statements.filter(({ kind }) => kind === id);
  const negatives = [...NEGATIVES].flatMap(([word, name]) => (names.includes(name) ? [word] : []));
  const entries: [string, unknown][] = [
    ...sets.flatMap((cells) => keyOf(cells) ?? []).map((key): [string, unknown] => [key, true]),
    ...[...FLAGS].filter(([, name]) => names.includes(name)).map(([flag]): [string, unknown] => [flag, true]),
    ['extraregion', others.map((cells) => ({ cells: cells.map(nameOf) }))],
    [NEGATIVE, negatives],
    ...CLUES.map((kind): [string, unknown] => [kind.clues, ofKind(kind.id).map((clue) => clueOf(clue, kind, size))]),
    ...drawingsOf(statements, size),
    ...MARKS.map(({ id, marks }): [string, unknown] => [
      marks,
      ofKind(id).flatMap(({ lists }) => lists.flat().map((cell) => ({ cell: nameOf(cell) }))),
    ]),
  ];
  return Object.fromEntries(entries.filter(([, value]) => isSet(value)));
}
