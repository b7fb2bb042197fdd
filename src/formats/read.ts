/** Reads a puzzle of whatever form, which it recognises by itself. */
import type { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { isLibraryLine, parseLibrary } from './library.js';
import { parseLine } from './line.js';

/** Reads one puzzle. Throws a Misread. */
export function readPuzzle(text: string, shape?: Geometry): Puzzle {
  if (isLibraryLine(text)) return parseLibrary(text, shape);
  return parseLine(text.trim().split(/\s/)[0]!, shape);
}
