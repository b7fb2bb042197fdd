/** A position as a terminal shows it: a grid with its numbers, and in it and round it what a step points at. */
import { bitsOf } from '../../core/bits.js';
import type { Cell } from '../../core/geometry.js';
import { NONE_LEFT } from '../../formats/groups.js';
import { symbolOf } from '../../formats/symbols.js';
import type { Drawn, DrawnPosition } from '../picture/picture.js';
import { framed, type Piece } from './frame.js';
import { legendLine } from './legend.js';
import { paint, STYLES, type Style } from './paint.js';
import type { Look } from './screen.js';
import { AROUND, type Signs, signed, signsOf, styleOf } from './signs.js';

/** The position with the step's signs, and under it what they mean. */
export function drawnPosition(position: DrawnPosition, step: Drawn, look: Look): string {
  const { geometry } = position;
  const signs = signsOf(step);
  const cells = Array.from({ length: geometry.cells }, (_, cell) => cellPiece(position, cell, signs, look));
  const legend = legendLine(signs, geometry, look);
  return [...framed(cells, geometry, signs, look), ...(legend ? [`  ${legend}`] : [])].join('\n');
}

/** A value, or candidates, each with its signs. */
function cellPiece(position: DrawnPosition, cell: Cell, signs: Signs, { colour }: Look): Piece {
  const role = signs.cells.get(cell);
  const style = role && STYLES[role];
  const [open, close] = role ? AROUND[role] : ['', ''];
  const parts = [{ text: open, style }, ...textsOf(position, cell, signs), { text: close, style }];
  return {
    text: parts.map(({ text, style }) => (style && text ? paint(style, text, colour) : text)).join(''),
    width: parts.reduce((sum, { text }) => sum + text.length, 0),
  };
}

function textsOf(
  { geometry, digits, values, givens }: DrawnPosition,
  cell: Cell,
  signs: Signs,
): { readonly text: string; readonly style: Style | undefined }[] {
  const value = values[cell]!;
  if (value >= 0) return [{ text: symbolOf(value, geometry.size), style: givens[cell] ? 'bold' : undefined }];
  if (digits[cell] === 0) return [{ text: NONE_LEFT, style: undefined }];
  return bitsOf(digits[cell]!).map((digit) => {
    const candidate = geometry.candidate(cell, digit);
    const text = signed(symbolOf(digit, geometry.size), candidate, signs);
    return { text, style: styleOf(candidate, geometry, signs) ?? 'dim' };
  });
}
