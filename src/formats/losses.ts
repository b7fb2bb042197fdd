/** Lists what a format cannot hold of a puzzle, so that nothing is lost silently. */

import { isCallers, isLimited } from '../core/constraint.js';
import type { Cell, Geometry } from '../core/geometry.js';
import { openTo } from '../core/open-to.js';
import type { Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { ruleNames } from '../definitions/constraints-of.js';
import {
  DETAILS,
  type FormatName,
  hasUnusualBoxes,
  type Metadata,
  type Part,
  PUZZLE_PARTS,
  type Settles,
} from './format.js';
import { formatNamed, formats } from './read.js';
import { settledCells } from './text/grid.js';

/** Returns the parts of a puzzle beside its values, which a format may lose. */
export function partsOf(puzzle: Puzzle, metadata: Metadata = {}): Part[] {
  const { geometry, placed } = puzzle;
  const parts: Part[] = [];
  if (isMarked(puzzle)) parts.push('candidates');
  if (settledCells(puzzle).length > 0) parts.push('singles');
  if (placed && someCell(geometry, (cell) => placed[cell] !== 0)) parts.push('givens');
  if (hasUnusualBoxes(geometry)) parts.push(geometry.boxRows > 1 && geometry.boxColumns > 1 ? 'boxes' : 'rowBoxes');
  if (!geometry.isPlain) parts.push('rules');
  return [...parts, ...DETAILS.filter((detail) => metadata[detail] !== undefined)];
}

/** True if some cell lacks a candidate that the values would allow. */
export const isMarked = ({ geometry, values, candidates }: Puzzle): boolean =>
  candidates !== undefined &&
  someCell(geometry, (cell) => values[cell] === EMPTY && !!(openTo(geometry, values, cell) & ~candidates[cell]!));

function someCell({ cells }: Geometry, holds: (cell: Cell) => boolean): boolean {
  for (let cell = 0; cell < cells; cell++) if (holds(cell)) return true;
  return false;
}

function wordsOf(part: Part, geometry: Geometry, holder: Holder): string {
  const { boxRows, boxColumns } = geometry;
  if (part === 'rules') return `the rules ${lostRules(holder, geometry).join(', ')}`;
  if (part === 'candidates') return 'eliminated candidates';
  if (part === 'singles') return 'open cells with one candidate';
  if (part === 'givens') return 'the marks of placed values';
  return part === 'boxes' || part === 'rowBoxes' ? `boxes of ${boxRows}x${boxColumns}` : `the ${part}`;
}

/** A format as far as losses go: its name and the parts of a puzzle that it holds. */
export interface Holder {
  readonly name: string;
  readonly holds: readonly Part[];
  readonly settles?: Settles;
  /** The names of the rules that it holds. If absent, it holds all rules or, without `rules` in `holds`, none. */
  readonly rules?: readonly string[];
  /** The names of rules that it does not hold though it holds others. */
  readonly lacks?: readonly string[];
}

/** True if a holder holds a part of a puzzle with other parts; for rules, every rule that the puzzle has. */
function isHeld(part: Part, holder: Holder, parts: readonly Part[], geometry: Geometry): boolean {
  if (part === 'singles')
    return holder.settles !== 'always' && !(holder.settles === 'candidates' && parts.includes('candidates'));
  return holder.holds.includes(part) && (part !== 'rules' || lostRules(holder, geometry).length === 0);
}

/** Returns the rules of a puzzle that a holder does not hold. No text says what a rule of the caller's own means. */
function lostRules({ holds, rules, lacks }: Holder, geometry: Geometry): string[] {
  const names = ruleNames(geometry);
  if (!holds.includes('rules')) return names;
  const { constraints = [], statements = [] } = geometry.layout;
  const own = constraints.filter(isCallers);
  const limited = constraints.filter(
    (constraint) => rules?.includes(constraint.id) && statements.some((each) => isLimited(each, constraint)),
  );
  const isLost = (name: string): boolean =>
    own.some(({ id }) => id === name) || lacks?.includes(name) === true || rules?.includes(name) === false;
  return [...names.filter(isLost), ...limited.map(({ id }) => `${id} with limits`)];
}

/** What a format loses of a puzzle. */
export interface Losses {
  readonly parts: readonly Part[];
  /** The names of the rules that it loses, if rules are among the parts. */
  readonly rules: readonly string[];
}

/** Returns what a format loses of some parts of a puzzle. */
export function lostOf(holder: Holder, parts: readonly Part[], geometry: Geometry): Losses {
  const lost = parts.filter((part) => !isHeld(part, holder, parts, geometry));
  return { parts: lost, rules: lost.includes('rules') ? lostRules(holder, geometry) : [] };
}

/** `lossesIn` of a format by its name, beside all formats. */
export const lossNotes = (name: FormatName, parts: readonly Part[], geometry: Geometry): string[] =>
  lossesIn(formatNamed(name), parts, geometry, formats);

/** True for a part without which a puzzle would be another. */
export const isOfPuzzle = (part: Part): boolean => PUZZLE_PARTS.includes(part);

/** The most formats that one remark recommends. */
const MOST_RECOMMENDED = 4;

/** Returns a remark in a list, or an empty list: one sentence names all parts that are lost. */
export function lossesIn(
  holder: Holder,
  parts: readonly Part[],
  geometry: Geometry,
  others: readonly Holder[],
): string[] {
  const { parts: lost } = lostOf(holder, parts, geometry);
  if (lost.length === 0) return [];
  const wanted = parts.filter((part) => isOfPuzzle(part) || lost.includes(part));
  const better = others.filter((other) => wanted.every((part) => isHeld(part, other, parts, geometry)));
  const what = lost.map((part) => wordsOf(part, geometry, holder)).join(' and ');
  const names = better.map((other) => other.name).slice(0, MOST_RECOMMENDED);
  const where = names.length === 0 ? '' : `, but ${names.join(', ')} can`;
  return [`${holder.name} cannot hold ${what}${where}`];
}
