/** Puzzles as text, in formats of other programs too. */

import { Misread } from '../../../src/face/index.js';
import { HOLDERS, load, readAny, splitterOf, writerNamed } from '../../../src/formats/exchange/index.js';
import { alphabetOf, lossesIn, partsOf } from '../../../src/formats/index.js';
import { asMarked } from '../../../src/session/index.js';
import { gridOf, puzzleIn } from './grid.js';
import type { Handler, ReadGrid, Unread } from './protocol.js';

/** Reads puzzles from pasted or dropped text, including links and files. */
export const read: Handler<'read'> = async ({ text }) => {
  const splitter = splitterOf(undefined)();
  const records = [...splitter.push(text), ...splitter.end()];
  const grids: ReadGrid[] = [];
  const unread: Unread[] = [];
  for (const record of records)
    try {
      const { puzzle, format, exchange = format, metadata } = await readAny(record.text);
      const { title, author } = { ...record.metadata, ...metadata };
      const about = { ...(title && { title }), ...(author && { author }) };
      grids.push({ grid: gridOf(puzzle), format: exchange, about, text: record.text });
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      unread.push({ line: record.line, text: record.text, reason: error.message });
    }
  return { grids, unread };
};

/** Writes a puzzle for the clipboard or for a file. */
export const write: Handler<'write'> = async ({ grid, format, title }) => {
  await load([], format);
  const puzzle = asMarked(puzzleIn(grid));
  const metadata = title === undefined ? {} : { title };
  const writer = writerNamed(format);
  const losses = lossesIn(writer, partsOf(puzzle, metadata), puzzle.geometry, HOLDERS);
  return { text: writer.format(puzzle, alphabetOf(puzzle.geometry.size), metadata), losses };
};
