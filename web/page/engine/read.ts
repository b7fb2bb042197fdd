/** Puzzles in whatever text somebody pastes or drops. */
import { Misread } from '../../../src/formats/misread.js';
import { readPuzzle } from '../../../src/formats/read.js';
import { splitRecords } from '../../../src/formats/records.js';
import { gridOf } from './grid.js';
import type { Answering, ReadGrid } from './protocol.js';

export const read: Answering<'read'> = ({ text }) => {
  const splitter = splitRecords();
  const grids: ReadGrid[] = [];
  const errors: string[] = [];
  for (const record of [...splitter.push(text), ...splitter.end()])
    try {
      const { puzzle, format } = readPuzzle(record.text);
      grids.push({ grid: gridOf(puzzle), format });
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      errors.push(`line ${record.line}: ${error.message}`);
    }
  return { grids, errors };
};
