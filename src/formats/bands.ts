/** Makes records of blocks. A block that is part of a grid is a band: the next one goes on with it if it has as many rows. */
import type { Geometry } from '../core/geometry.js';
import { blockKind, isTooFew, rowsKind } from './block-kind.js';
import { cut, type Line, type Measures, measure, withoutRulers } from './blocks.js';
import { type Mended, mend } from './pasted/mend.js';
import type { PuzzleRecord } from './record.js';
import type { Recorder } from './recorder.js';

/** `next` is the line after a block or band, where that is a puzzle. */
export interface Assembler {
  /** Takes a block; gives the records that are complete. */
  push(block: readonly Line[], next?: Line): PuzzleRecord[];
  /** No band goes on: gives what is left. */
  end(next?: Line): PuzzleRecord[];
}

export function assembler(made: Recorder, expected?: Geometry): Assembler {
  let bands: (readonly Line[])[] = [];

  /** A band without others is lines that cannot be read, if it stands right among lines that can. */
  const end = (next?: Line): PuzzleRecord[] => {
    const [first, ...others] = bands;
    if (!first) return [];
    bands = [];
    const lines = [first, ...others].flat();
    if (others.length === 0 && made.areAmong(lines, next)) return made.each(withoutRulers(lines));
    if (others.length === 0 && isTooFew(lines)) return made.words(lines, next);
    const parts = measure(lines, expected).areGrids ? undefined : mend(lines, expected);
    return parts ? parts.flatMap(takeMended) : [made.record(lines)];
  };

  const takeMended = ({ above, lines, below, mended }: Mended): PuzzleRecord[] => {
    made.title(above);
    made.skip(below);
    return takeRows(lines, measure(lines, expected), mended);
  };

  const takeRows = (
    lines: readonly Line[],
    measures: Measures = measure(lines, expected),
    mended?: readonly string[],
  ): PuzzleRecord[] => {
    const kind = rowsKind(lines, measures, expected);
    if (kind === 'band') return takeBand(lines, measures);
    const before = end();
    if (kind === 'position') return [...before, made.record(lines, mended)];
    if (kind === 'lines') return [...before, ...made.each(lines, mended)];
    return [...before, ...cut(lines, measures.size).map((grid) => made.record(grid, mended))];
  };

  const takeBand = (lines: readonly Line[], { rows, size }: Measures): PuzzleRecord[] => {
    const before = bands[0] && measure(bands[0], expected);
    const goesOn = before?.rows === rows && before.size === size && rows * (bands.length + 1) <= size;
    const records = goesOn ? [] : end();
    bands.push(lines);
    return rows * bands.length === size ? [...records, ...end()] : records;
  };

  return {
    push(block, next) {
      const is = blockKind(block, expected);
      if (is.kind === 'nothing') return [];
      if (is.kind === 'words') return [...end(next), ...made.words(block, next)];
      if (is.kind === 'rows') return takeRows(block, is.measures);
      if (is.kind === 'puzzles among words') return [...end(), ...is.parts.flatMap(takeMended)];
      made.skip(is.below);
      if (is.above.length === 0) return takeRows(is.rows);
      const before = end();
      made.title(is.above);
      return [...before, ...takeRows(is.rows)];
    },
    end,
  };
}
