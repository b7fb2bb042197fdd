/** Reads texts that need no more than their cells: a line, a grid, candidates, a library line. */
import type { Geometry } from '../core/geometry.js';
import { LONGEST_TEXT, type Reading } from './format.js';
import { expectText, Misread } from './misread.js';
import { parseGrid } from './text/grid.js';
import { isLibraryLine, parseLibrary } from './text/library.js';
import { isLine, LONGEST_CELL, parseSpaced, parseSymbols, readPlainLine } from './text/line.js';
import { isSukakuLine } from './text/sukaku-line.js';

/** How other texts are read. */
const OTHERS = 'other texts are read by `await read(text)`';

/** Reads the text of one puzzle that has nothing beside its cells. Throws a Misread. */
export function readPlain(text: string, shape?: Geometry): Reading {
  expectText(text);
  const reading = readPlainLine(text, shape);
  if (reading) return reading;
  try {
    return readCells(text.replace(/^\uFEFF/, '').replaceAll('\r', ''), shape);
  } catch (error) {
    throw error instanceof Misread ? new Misread(`${error.message}; ${OTHERS}`, error.line, error.column) : error;
  }
}

/** The beginning of an object in JSON, or of a list of them. */
const BEGINS_JSON = /^\s*(?:\[\s*)?\{\s*"/;

function readCells(text: string, shape?: Geometry): Reading {
  if (text.length > LONGEST_TEXT) throw new Misread('it is longer than any puzzle');
  if (isLibraryLine(text)) return parseLibrary(text, shape);
  if (BEGINS_JSON.test(text)) throw new Misread('it is JSON');
  const comment = text.split('\n').findIndex((line) => line.includes('#'));
  if (comment >= 0) throw new Misread('there is a comment in it', comment + 1);
  if (isSukakuLine(text, shape)) throw new Misread('it has candidates alone');
  const line = text.trim();
  if (line.includes('\n') || !isLine(line, shape)) return parseGrid(text, shape);
  const [first, ...others] = line.split(/\s+/);
  if (first!.length <= LONGEST_CELL) return parseSpaced(line, shape);
  if (others.length > 0) throw new Misread(`something stands beside the puzzle: ${others.join(' ')}`);
  return parseSymbols(line, shape);
}
