/** Reads puzzles from pasted or dropped text, including links and files of other programs. */
import { Misread } from '../../../src/face/index.js';
import { readAny, splitterOf } from '../../../src/formats/exchange/index.js';
import { gridOf } from './grid.js';
import type { Handler, ReadGrid } from './protocol.js';

export const read: Handler<'read'> = async ({ text }) => {
  const splitter = splitterOf(undefined)();
  const records = [...splitter.push(text), ...splitter.end()];
  const grids: ReadGrid[] = [];
  const errors: string[] = [];
  for (const record of records)
    try {
      const { puzzle, format, exchange = format, metadata } = await readAny(record.text);
      const { title, author } = { ...record.metadata, ...metadata };
      const about = { ...(title && { title }), ...(author && { author }) };
      grids.push({ grid: gridOf(puzzle), format: exchange, about });
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      errors.push(`line ${record.line}: ${error.message}`);
    }
  return { grids, errors };
};
