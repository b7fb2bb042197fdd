/** Puzzles as text, for the clipboard and for files. */
import type { FormatName } from '../../../src/formats/format.js';
import { lossNotes, partsOf } from '../../../src/formats/losses.js';
import { formatNamed } from '../../../src/formats/read.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';

export const write: Answering<'write'> = ({ grid, format }) => {
  const puzzle = puzzleIn(grid);
  const name = format as FormatName;
  return { text: formatNamed(name).format(puzzle), losses: lossNotes(name, partsOf(puzzle), puzzle.geometry) };
};
