/** Sentences about mistakes of a player. */
import type { Geometry } from '../core/geometry.js';
import type { Mistake } from '../session/mistakes.js';
import { clashText } from './clash-text.js';
import { digitText } from './digit-words.js';
import { ENGLISH_STEPS } from './language/en/steps.js';
import type { StepWords } from './language/language.js';
import { cellName } from './names.js';

/**
 * Returns a sentence about a mistake, as `judge` of `/session` finds them. It names the correct digit only with
 * `spoil`.
 */
export function mistakeText(
  geometry: Geometry,
  mistake: Mistake,
  spoil: boolean,
  language: StepWords = ENGLISH_STEPS,
): string {
  const { mistakes } = language;
  const symbol = digitText(mistake.digit, geometry, language);
  switch (mistake.kind) {
    case 'clash':
      return mistakes.clash(clashText(geometry, mistake, language));
    case 'wrong': {
      const right = spoil ? digitText(mistake.right, geometry, language) : undefined;
      return mistakes.wrong(symbol, cellName(geometry, mistake.cell), right);
    }
    case 'lost':
      return mistakes.lost(cellName(geometry, mistake.cell), spoil ? symbol : undefined);
    case 'stale':
      return mistakes.stale(symbol, cellName(geometry, mistake.cell), cellName(geometry, mistake.by));
  }
}
