/**
 * Regions and cages as Solo writes them: for each pair of neighbouring cells, whether a border runs between them. Pairs
 * within rows come first, row by row, then those within columns, column by column. `_` is a border; `a` to `y` are 1 to
 * 25 pairs without a border and then a border; `z` is 25 pairs without a border and none after them. One more border
 * ends the text.
 */
import type { Cell } from '../../core/geometry.js';
import { Misread } from '../misread.js';
import { connected, type Neighbours, neighboursIn } from './borders.js';
import { Unwritable } from './codec.js';

/** The most pairs without a border that one letter stands for. */
const MOST = 25;

/**
 * Writes the borders between regions, of which each cell has one. Throws an Unwritable that names them if one of them is
 * in several pieces.
 */
export function bordersOf(regions: readonly number[], size: number, names: string): string {
  const pairs = neighboursIn(size);
  const isBorder = ([a, b]: Neighbours): boolean => regions[a] !== regions[b];
  const pieces = connected(
    pairs.filter((pair) => !isBorder(pair)),
    size,
  );
  if (new Set(pieces).size > new Set(regions).size) throw new Unwritable(`solo holds no ${names} in several pieces`);
  let text = '';
  let open = 0;
  for (const ends of [...pairs.map(isBorder), true]) {
    if (!ends) {
      open++;
      continue;
    }
    text += 'z'.repeat(Math.max(0, Math.ceil(open / MOST) - 1));
    const rest = open > MOST ? ((open - 1) % MOST) + 1 : open;
    text += rest === 0 ? '_' : String.fromCharCode(96 + rest);
    open = 0;
  }
  return text;
}

/** Returns the region of each cell, named by its first cell. Throws a Misread for too many or too few borders. */
export function regionsWithin(borders: string, size: number): Cell[] {
  const pairs = neighboursIn(size);
  const open: Neighbours[] = [];
  let at = 0;
  for (const sign of borders) {
    if (!/[_a-z]/.test(sign)) throw new Misread(`'${sign}' is not a border character of a game ID`);
    const count = sign === '_' ? 0 : Math.min(MOST, sign.charCodeAt(0) - 96);
    open.push(...pairs.slice(at, at + count));
    at += count + (sign === 'z' ? 0 : 1);
  }
  if (at !== pairs.length + 1)
    throw new Misread(`the borders of this game of Solo are for ${at - 1} pairs of cells, not for ${pairs.length}`);
  return connected(open, size);
}
