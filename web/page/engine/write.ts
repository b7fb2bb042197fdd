/** Writes puzzles as text for the clipboard and for files, in formats of other programs too. */
import { HOLDERS, load, writerNamed } from '../../../src/formats/exchange/index.js';
import { alphabetOf, lossesIn, partsOf } from '../../../src/formats/index.js';
import { asMarked } from '../../../src/session/index.js';
import { puzzleIn } from './grid.js';
import type { Handler } from './protocol.js';

export const write: Handler<'write'> = async ({ grid, format, title }) => {
  await load([], format);
  const puzzle = asMarked(puzzleIn(grid));
  const metadata = title === undefined ? {} : { title };
  const writer = writerNamed(format);
  const losses = lossesIn(writer, partsOf(puzzle, metadata), puzzle.geometry, HOLDERS);
  return { text: writer.format(puzzle, alphabetOf(puzzle.geometry.size), metadata), losses };
};
