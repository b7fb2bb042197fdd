/** Gathers lines that are the candidates of one grid, a row each. Each such line could also be a puzzle of its own. */
import type { Geometry } from '../../core/geometry.js';
import type { Line } from '../stream/blocks.js';
import { areSukakuRows, sizeOfRow } from './sukaku-line.js';

/** A line to be classified by itself, or the lines of one puzzle. */
export type LineOrLines = Line | readonly Line[];

/** True for the lines of one puzzle. */
export const isWholePuzzle = (gathered: LineOrLines): gathered is readonly Line[] => Array.isArray(gathered);

export interface Gatherer {
  /**
   * Takes the next line. Returns what it releases: lines kept before, this line, or a puzzle made of them; nothing if
   * it keeps this line. Returns undefined if the line does not concern it, and passes by.
   */
  push(line: Line): readonly LineOrLines[] | undefined;
  /** Ends the stream and returns what is left. */
  end(): readonly LineOrLines[];
}

/** Makes a gatherer of the rows of a grid of candidates. */
export function candidateGatherer(expected?: Geometry): Gatherer {
  /** Lines that could be the first rows of a grid of size `rowsSize`. */
  let rows: Line[] = [];
  let rowsSize = 0;
  const release = (): Line[] => rows.splice(0);
  return {
    push(line) {
      const size = sizeOfRow(line.text, expected);
      if (size === 0 && rows.length === 0) return undefined;
      const before = size === rowsSize ? [] : release();
      if (size === 0) return [...before, line];
      rowsSize = size;
      rows.push(line);
      if (rows.length < size) return before;
      const texts = rows.map(({ text }) => text);
      if (!areSukakuRows(texts, size)) return [...before, rows.shift()!];
      const puzzle = rows;
      rows = [];
      return [...before, puzzle];
    },
    end: release,
  };
}
