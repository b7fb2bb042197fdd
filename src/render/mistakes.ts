/** What is wrong with a play, in words. What would be right is told only to those who ask. */
import type { Geometry } from '../core/geometry.js';
import type { Clash } from '../core/puzzle.js';
import { symbolOf } from '../formats/symbols.js';
import type { Mistake } from '../session/mistakes.js';
import { ENGLISH, type Language } from './language/language.js';
import { cellName, cellNames, houseNames, listed } from './notation.js';

function clashSentence(geometry: Geometry, { house, digit, cells }: Clash, language: Language): string {
  const { mistakes, and } = language;
  const symbol = symbolOf(digit, geometry.size);
  const names = listed(cellNames(geometry, cells), and);
  return house === undefined
    ? mistakes.alike(symbol, names)
    : mistakes.clash(symbol, listed(houseNames(geometry, [house], language)), names);
}

/** `spoil`: tell what is right. */
export function mistakeText(
  geometry: Geometry,
  mistake: Mistake,
  spoil: boolean,
  language: Language = ENGLISH,
): string {
  const { mistakes } = language;
  const symbol = symbolOf(mistake.digit, geometry.size);
  switch (mistake.kind) {
    case 'clash':
      return clashSentence(geometry, mistake, language);
    case 'wrong': {
      const right = spoil ? symbolOf(mistake.right, geometry.size) : undefined;
      return mistakes.wrong(symbol, cellName(geometry, mistake.cell), right);
    }
    case 'lost':
      return mistakes.lost(cellName(geometry, mistake.cell), spoil ? symbol : undefined);
    case 'stale':
      return mistakes.stale(symbol, cellName(geometry, mistake.cell), cellName(geometry, mistake.by));
  }
}
