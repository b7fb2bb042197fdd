/** A picture of a player's grid with its mistakes: shapes in the grid, and sentences below it. */
import type { Geometry } from '../../core/geometry.js';
import { shownPosition } from '../../core/position.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Sign } from '../../core/sign.js';
import { markCells } from '../../logic/step/marks.js';
import type { Mistake } from '../../session/mistakes.js';
import { ENGLISH } from '../language/en/index.js';
import type { Language } from '../language/language.js';
import { mistakeText } from '../mistake-text.js';
import { type Drawn, type DrawnPosition, withSigns } from './grid-picture.js';
import { picture } from './picture.js';
import type { Picture } from './shape.js';

/** Draws the mistakes. `spoil` adds the correct digits to the sentences. */
export function mistakesPicture(
  play: Puzzle,
  mistakes: readonly Mistake[],
  {
    spoil = false,
    language = ENGLISH,
    title = language.legend.mistakes,
    signs,
  }: {
    readonly title?: string | undefined;
    readonly spoil?: boolean;
    readonly language?: Language;
    /** The signs of a shared puzzle. */
    readonly signs?: readonly Sign[] | undefined;
  } = {},
): Picture {
  const caption = mistakes.map((mistake) => mistakeText(play.geometry, mistake, spoil, language));
  const drawn = drawnMistakes(play.geometry, mistakes);
  return picture(withSigns(asPlayed(play), signs), drawn, {
    title,
    caption,
    description: caption.join(' '),
    alphabet: language.alphabet,
  });
}

/**
 * Returns the marks of mistakes: boxes round wrong values and stale candidates, frames round cells that clash or have
 * lost their correct candidate.
 */
const drawnMistakes = (geometry: Geometry, mistakes: readonly Mistake[]): Drawn => ({
  place: [],
  remove: mistakes.flatMap((mistake) =>
    mistake.kind === 'wrong' || mistake.kind === 'stale' ? [geometry.candidate(mistake.cell, mistake.digit)] : [],
  ),
  marks: mistakes.flatMap((mistake) =>
    mistake.kind === 'clash'
      ? markCells('target', mistake.cells)
      : mistake.kind === 'lost'
        ? markCells('target', [mistake.cell])
        : [],
  ),
});

/** Returns the grid as the player left it, with stale candidates; without candidates if the player entered none. */
const asPlayed = (play: Puzzle): DrawnPosition => ({
  ...shownPosition(play),
  digits: play.candidates ?? new Int32Array(play.geometry.cells),
});
