/**
 * The rules of a variant in SudokuPad's own JSON: names for the whole grid, cages without sums, and the lines that draw
 * them.
 */
import type { Cell } from '../../core/geometry.js';
import type { Variant } from '../../variants/names.js';
import { cellsNamed, type GridDescription } from './variants.js';

/** Names of rules for the whole grid. A file has them in a list or as flags of the puzzle. */
const GLOBAL: Readonly<Record<string, Variant>> = {
  antiknight: 'anti-knight',
  antiking: 'anti-king',
  disjointgroups: 'disjoint-groups',
};

interface Cage {
  readonly cells?: unknown;
  readonly ce?: unknown;
  readonly value?: unknown;
  readonly v?: unknown;
  readonly unique?: unknown;
}

/** The fields of a document that hold rules. */
export interface SclRules {
  readonly global?: unknown;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly cages?: unknown;
  readonly lines?: unknown;
}

/** Returns the rules that we support, and the others in the file by their names. */
export function rulesIn(
  { global, metadata, cages, lines }: SclRules,
  size: number,
): Pick<GridDescription, 'variant' | 'sets'> & { readonly others: Readonly<Record<string, unknown>> } {
  const named = Array.isArray(global) ? global.map(String) : [];
  const isKnown = (name: string): boolean => Object.hasOwn(GLOBAL, name);
  const names = [...named.filter(isKnown), ...Object.keys(GLOBAL).filter((name) => metadata[name])];
  const all = (Array.isArray(cages) ? cages : []) as readonly (Cage | null)[];
  const sets = all.filter(isSet).map((cage) => cellsNamed(cage?.cells ?? cage?.ce, size));
  return {
    variant: names.map((name) => GLOBAL[name]!),
    sets,
    others: {
      ...Object.fromEntries(named.filter((name) => !isKnown(name)).map((name) => [name, true])),
      cages: all.filter((cage) => !isSet(cage) && !isText(cage)),
      lines: Array.isArray(lines)
        ? lines.filter((line) => !isDiagonal(line?.wayPoints ?? line?.wp, sets, size))
        : lines,
    },
  };
}

/** True if a cage only forbids a digit twice, without a sum. */
const isSet = (cage: Cage | null): boolean => Boolean(cage?.unique) && !(cage?.value ?? cage?.v);

/** True if a cage is no rule but text, such as a title. */
const isText = (cage: Cage | null): boolean =>
  /^\s*(title|author|rules|solution|msgcorrect)\s*:/i.test(String(cage?.value ?? cage?.v));

/** True if a line joins two corners along cells that are a set: then it only draws that rule. */
function isDiagonal(points: unknown, sets: readonly (readonly Cell[])[], size: number): boolean {
  const ends = (Array.isArray(points) ? points : []).map((point) => (Array.isArray(point) ? point.map(Number) : []));
  const areCorners = ends.flat().every((at) => at < 1 || at > size - 1);
  if (ends.length !== 2 || ends.flat().length !== 4 || !areCorners) return false;
  const [[top, left], [bottom, right]] = ends as [[number, number], [number, number]];
  const isDown = bottom > top === right > left;
  const isOn = (cell: Cell): boolean =>
    isDown ? cell % (size + 1) === 0 : cell % (size - 1) === 0 && cell > 0 && cell < size * size - 1;
  return top !== bottom && left !== right && sets.some((cells) => cells.length === size && cells.every(isOn));
}
