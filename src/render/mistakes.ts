/** What is wrong with a play, in words. What would be right is told only to those who ask. */
import type { Geometry } from '../core/geometry.js';
import { symbolOf } from '../formats/symbols.js';
import type { Mistake } from '../play/mistakes.js';
import { cellName, cellNames, houseNames, listed } from './notation.js';

/** `spoil`: tell what is right. */
export function mistakeText(geometry: Geometry, mistake: Mistake, spoil: boolean): string {
  const symbol = symbolOf(mistake.digit, geometry.size);
  switch (mistake.kind) {
    case 'clash':
      return `Clash: ${symbol} stands twice in ${houseNames(geometry, [mistake.house])}: ${listed(cellNames(geometry, mistake.cells))}.`;
    case 'wrong': {
      const right = spoil ? `, ${symbolOf(mistake.right, geometry.size)} is right` : '';
      return `Wrong: ${symbol} in ${cellName(geometry, mistake.cell)}${right}.`;
    }
    case 'lost':
      return `Lost: what belongs in ${cellName(geometry, mistake.cell)}${spoil ? `, ${symbol},` : ''} is not among its marks.`;
    case 'stale':
      return `Stale: the mark ${symbol} in ${cellName(geometry, mistake.cell)} is ruled out by ${symbol} in ${cellName(geometry, mistake.by)}.`;
  }
}
