/** A position, and perhaps a step found in it, as SVG in one call. */

import { shownPosition } from '../core/position.js';
import { asMarked, type Puzzle } from '../core/puzzle.js';
import { type PuzzleLike, puzzleFrom } from '../formats/puzzle-like.js';
import { BadOption, refuseUnknown } from '../settings/options.js';
import { settingsOf, text } from '../settings/settings.js';
import type { Step } from './json/step.js';
import { drawnOf } from './json/step-read.js';
import { PICTURE_OPTIONS, type PictureOptions, picture } from './picture/picture.js';
import { SVG_OPTIONS, type SvgOptions, svgOf } from './picture/svg-of.js';

/** The parts of a step that a picture needs. A step of `hint`, `walk` or a trace has all of them. */
export type DrawableStep = Pick<Step, 'place' | 'remove' | 'marks'> & Partial<Pick<Step, 'name' | 'text'>>;

/** The parts of a step that a picture tells in words. */
const TITLES = { name: text, text };

const OPTIONS = { ...PICTURE_OPTIONS, ...SVG_OPTIONS };

/**
 * Draws a puzzle, a `Game` or what `read` and `create` return as SVG, with the marks of a step found in it; `Game.play`
 * leads to the position of a later step. By default, the step's name and sentence are the title and the description. Throws a Misread for a
 * text that is no puzzle, and a BadOption for an unknown theme or option and for a step outside the grid.
 *
 * @example
 * const svg = svgOfStep(puzzle, hint(puzzle).step, { legend: true });
 */
export function svgOfStep(
  position: PuzzleLike,
  step?: DrawableStep,
  options: PictureOptions & SvgOptions = {},
): string {
  refuseUnknown(OPTIONS, options);
  const puzzle = puzzleFrom(position, {});
  const drawn = step && drawnIn(puzzle, step);
  const { name = 'Sudoku', text = '' } = settingsOf(TITLES, step ?? {});
  const { theme = 'auto', width, suffix = '', ...rest } = settingsOf(OPTIONS, options);
  return svgOf(picture(shownPosition(asMarked(puzzle)), drawn, { title: name, description: text, ...rest }), {
    theme,
    suffix,
    ...(width !== undefined && { width }),
  });
}

function drawnIn({ geometry }: Puzzle, step: DrawableStep) {
  try {
    return drawnOf(geometry, step);
  } catch (error) {
    throw error instanceof RangeError ? new BadOption('step', `is no step of this grid: ${error.message}`) : error;
  }
}
