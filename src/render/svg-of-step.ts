/** A position, and perhaps a step found in it, as SVG in one call. */
import type { Puzzle } from '../core/puzzle.js';
import { readPuzzle } from '../formats/read.js';
import { positionOf } from '../session/mistakes.js';
import type { JsonStep } from './json/step.js';
import { drawnOf } from './json/step-read.js';
import { type PictureOptions, picture } from './picture/picture.js';
import { type SvgOptions, svgOf } from './picture/svg.js';

/** The parts of a step that a picture needs. A step of `hint`, `walk` or a trace has all of them. */
export type DrawableStep = Pick<JsonStep, 'place' | 'remove' | 'marks'> & Partial<Pick<JsonStep, 'name' | 'text'>>;

/**
 * Draws a puzzle or a player's position as SVG, with the marks of a step found in it; `Game.play` leads to the position
 * of a later step. By default, the step's name and sentence are
 * the title and the description. Throws a Misread for a text that is no puzzle, and a RangeError for a step outside the
 * grid.
 *
 * @example
 * const svg = svgOfStep(puzzle, hint(puzzle).steps[0], { legend: true });
 */
export function svgOfStep(
  position: Puzzle | string,
  step?: DrawableStep,
  options: PictureOptions & SvgOptions = {},
): string {
  const puzzle = typeof position === 'string' ? readPuzzle(position).puzzle : position;
  const { name = 'Sudoku', text = '' } = step ?? {};
  const drawn = step && drawnOf(puzzle.geometry, step);
  return svgOf(picture(positionOf(puzzle), drawn, { title: name, description: text, ...options }), options);
}
