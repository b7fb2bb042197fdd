/**
 * Writes and reads, in words, the moves from one form of a puzzle to another, as `canon --same` prints them and `morph
 * --moves` takes them.
 */

import type { Moves } from '../canon/moves.js';
import type { Geometry } from '../core/geometry.js';
import { quoted } from '../core/printable.js';
import { Misread } from './misread.js';
import { digitOf, symbolOf } from './symbols.js';

const TURNED = 'rows and columns exchanged';
const BETWEEN = '; then ';

/** Writes the moves in one line, without those that change nothing. */
export function formatMoves({ turned, rows, columns, digits }: Moves): string {
  const size = digits.length;
  const isMoved = (order: readonly number[]): boolean => order.some((number, index) => number !== index + 1);
  const symbols = digits.map((digit) => symbolOf(digit - 1, size));
  const moves = [
    ...(turned ? [TURNED] : []),
    ...(isMoved(rows) ? [`rows in the order ${rows.join(' ')}`] : []),
    ...(isMoved(columns) ? [`columns in the order ${columns.join(' ')}`] : []),
    ...(isMoved(digits) ? [`digits 1 to ${symbolOf(size - 1, size)} written as ${symbols.join(' ')}`] : []),
  ];
  return moves.join(BETWEEN);
}

/** Reads moves in words; "the same puzzle:" may stand before them. Throws a Misread. */
export function parseMoves(text: string, { size }: Geometry): Partial<Moves> {
  const moves: { -readonly [Name in keyof Moves]?: Moves[Name] } = {};
  for (const part of text.replace(/^\s*the same puzzle:/, '').split(/;(?:\s*then\b)?/)) {
    const words = part.trim();
    const [, what, list = ''] =
      /^(rows|columns|digits)\s+(?:in the order|\S+ to \S+ written as)\s+(\S.*)$/.exec(words) ?? [];
    if (words === TURNED) moves.turned = true;
    else if (what === 'rows' || what === 'columns') moves[what] = list.split(/[\s,]+/).map(Number);
    else if (what === 'digits') moves.digits = list.split(/[\s,]+/).map((symbol) => digitOf(symbol, size) + 1);
    else if (!['', 'nothing is moved'].includes(words))
      throw new Misread(
        `${quoted(words)} is not a move: write moves as canon --same prints them, such as '${TURNED}' or 'rows in the order 2 1 3 ...'`,
      );
  }
  return moves;
}
