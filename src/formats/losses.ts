/** What a format cannot hold of a puzzle, so that nothing is lost silently. */
import { EMPTY } from '../core/board.js';
import { type Cell, Geometry } from '../core/geometry.js';
import { openTo, type Puzzle } from '../core/puzzle.js';
import { DETAILS, type FormatName, type Metadata, type Part } from './format.js';
import { formatNamed, formats } from './read.js';

/** The parts of a puzzle beside its values that a format may or may not hold. */
export function partsOf(puzzle: Puzzle, metadata: Metadata = {}): Part[] {
  const { geometry, placed } = puzzle;
  const parts: Part[] = [];
  if (isMarked(puzzle)) parts.push('candidates');
  if (placed && someCell(geometry, (cell) => placed[cell] !== 0)) parts.push('givens');
  if (hasUnusualBoxes(geometry)) parts.push('boxes');
  if (!geometry.isPlain) parts.push('rules');
  return [...parts, ...DETAILS.filter((detail) => metadata[detail] !== undefined)];
}

/** Whether a candidate is gone that the values would allow. */
export const isMarked = ({ geometry, values, candidates }: Puzzle): boolean =>
  candidates !== undefined &&
  someCell(geometry, (cell) => values[cell] === EMPTY && !!(openTo(geometry, values, cell) & ~candidates[cell]!));

function someCell({ cells }: Geometry, holds: (cell: Cell) => boolean): boolean {
  for (let cell = 0; cell < cells; cell++) if (holds(cell)) return true;
  return false;
}

/** True if there are boxes, and others than are usual for the size. */
export const hasUnusualBoxes = ({ size, tiling, boxRows }: Geometry): boolean =>
  tiling === 'boxes' && boxRows !== Geometry.ofSize(size).boxRows;

function wordsOf(part: Part, { boxRows, boxColumns, layout, tiling }: Geometry): string {
  if (part === 'rules')
    return `its rules: ${[...layout.names, ...(tiling === 'regions' ? ['regions'] : [])].join(', ') || 'pairs'}`;
  if (part === 'candidates') return 'candidates that are struck out';
  if (part === 'givens') return 'which values are givens';
  return part === 'boxes' ? `boxes of ${boxRows}x${boxColumns}` : `the ${part}`;
}

/** Something that holds parts of a puzzle, under a name. */
export interface Holder {
  readonly name: string;
  readonly holds: readonly Part[];
}

/** A remark on what is lost of these parts, and where it would not be; none if nothing is. */
export const lossNotes = (name: FormatName, parts: readonly Part[], geometry: Geometry): string[] =>
  lossesIn(formatNamed(name), parts, geometry, formats);

/** Formats that are recommended at once. */
const MOST_TOLD = 4;

/** A remark on the parts that a format loses, and the first of `others` that hold them; none if nothing is lost. */
export function lossesIn(
  { name, holds }: Holder,
  parts: readonly Part[],
  geometry: Geometry,
  others: readonly Holder[],
): string[] {
  const lost = parts.filter((part) => !holds.includes(part));
  if (lost.length === 0) return [];
  const better = others.filter((other) => lost.every((part) => other.holds.includes(part)));
  const what = lost.map((part) => wordsOf(part, geometry)).join(' and ');
  const names = better.map((other) => other.name).slice(0, MOST_TOLD);
  const where = names.length === 0 ? '' : `, but ${names.join(', ')} would`;
  return [`${name} does not hold ${what}${where}`];
}
