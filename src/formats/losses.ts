/** What a format cannot hold of a puzzle, so that nothing is lost silently. */
import { EMPTY } from '../core/board.js';
import { type Cell, Geometry } from '../core/geometry.js';
import { openTo, type Puzzle } from '../core/puzzle.js';
import type { FormatName, Part } from './format.js';
import { formatNamed, formats } from './read.js';

/** What there is to hold of it beside its values. */
export function partsOf({ geometry, values, placed, candidates }: Puzzle): Part[] {
  const parts: Part[] = [];
  if (
    candidates &&
    someCell(geometry, (cell) => values[cell] === EMPTY && !!(openTo(geometry, values, cell) & ~candidates[cell]!))
  )
    parts.push('candidates');
  if (placed && someCell(geometry, (cell) => placed[cell] !== 0)) parts.push('givens');
  if (geometry !== Geometry.ofSize(geometry.size)) parts.push('boxes');
  return parts;
}

function someCell({ cells }: Geometry, holds: (cell: Cell) => boolean): boolean {
  for (let cell = 0; cell < cells; cell++) if (holds(cell)) return true;
  return false;
}

const WORDS: Readonly<Record<Part, (geometry: Geometry) => string>> = {
  candidates: () => 'candidates that are struck out',
  givens: () => 'which values are givens',
  boxes: ({ boxRows, boxColumns }) => `boxes of ${boxRows}x${boxColumns}`,
};

/** A remark on what is lost of these parts, and where it would not be; none if nothing is. */
export function lossNotes(name: FormatName, parts: readonly Part[], geometry: Geometry): string[] {
  const { holds } = formatNamed(name);
  const lost = parts.filter((part) => !holds.includes(part));
  if (lost.length === 0) return [];
  const others = formats.filter((format) => lost.every((part) => format.holds.includes(part)));
  const what = lost.map((part) => WORDS[part](geometry)).join(' and ');
  return [`${name} does not hold ${what}, but ${others.map((format) => format.name).join(', ')} would`];
}
