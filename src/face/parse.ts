/**
 * Reads plain texts. Apart from `puzzle-like.ts`, which the generator needs too: where bundlers split an app, a module that
 * the main entry exports from and that another file needs comes with every import from the main entry.
 */
import type { Puzzle } from '../core/puzzle.js';
import { PARSE_SETTINGS, type ParseSettings, puzzleFrom } from '../formats/puzzle-like.js';

/**
 * Reads a puzzle from a plain text: a line, a grid with or without a frame, candidates, or HoDoKu's library line, with
 * nothing beside it. `read` takes all other texts.
 *
 * @throws {Misread} if the text is no puzzle, with the error and its place
 * @throws {BadOption} for an unknown or unfit setting
 * @example
 * const { geometry, values } = parse('.3.1...2....1...');
 * parse('.'.repeat(36), { box: [2, 3] });
 */
export function parse(puzzle: string, settings: ParseSettings = {}): Puzzle {
  return puzzleFrom(puzzle, settings, PARSE_SETTINGS);
}
