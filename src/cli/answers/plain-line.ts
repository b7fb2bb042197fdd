/** The fast path for the most common task: the solution of a 9×9 grid in one line. */
import { Geometry } from '../../core/geometry.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { DONE, FOUND } from '../../search/engine.js';
import { engineOf } from '../../search/engines.js';

const geometry = Geometry.of(3, 3);
const { cells, size } = geometry;
const engine = engineOf(geometry);
const values = new Int8Array(cells);
const solution = Buffer.alloc(cells);

/** A number of guesses that takes less time than any limit a user could set, so that no clock is needed. */
const FEW_GUESSES = 1000;
const EMPTY = '.'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/** Returns the solution as a line of digits; undefined if the text is anything else, or its answer may need a remark. */
export function solvePlainLine(record: PuzzleRecord): string | undefined {
  const { text } = record;
  if (text.length !== cells || mayNeedRemark(record)) return undefined;
  for (let cell = 0; cell < cells; cell++) {
    const symbol = text.charCodeAt(cell);
    const digit = symbol === EMPTY ? 0 : symbol - ZERO;
    if (digit < 0 || digit > size) return undefined;
    values[cell] = digit - 1;
  }
  engine.start(values);
  if (engine.next(FEW_GUESSES) !== FOUND) return undefined;
  engine.write(solution, 0, ZERO + 1);
  return engine.next(FEW_GUESSES) === DONE ? solution.toString('latin1') : undefined;
}

/** True if what stands beside a puzzle has to be compared with it, or told. */
const mayNeedRemark = ({ solution, another, leftOut, metadata }: PuzzleRecord): boolean =>
  (solution ?? another ?? leftOut ?? metadata) !== undefined;
