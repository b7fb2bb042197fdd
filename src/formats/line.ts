/** One line of N² symbols. */
import { EMPTY } from '../core/board.js';
import { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { Misread } from './misread.js';
import { digitOf, symbolOf } from './symbols.js';

/** The values as a line, `.` where there is none. */
export const formatLine = ({ geometry, values }: Pick<Puzzle, 'geometry' | 'values'>): string =>
  Array.from({ length: geometry.cells }, (_, cell) =>
    values[cell] === EMPTY ? '.' : symbolOf(values[cell]!, geometry.size),
  ).join('');

/** Reads exactly N² symbols (`.` or `0` empty, `+` before a value that is no given). Throws a Misread. */
export function parseLine(line: string, shape?: Geometry, firstColumn = 1): Puzzle {
  const symbols = line.replaceAll('+', '');
  const size = Math.round(Math.sqrt(symbols.length));
  if (size * size !== symbols.length) throw new Misread(`${symbols.length} symbols fill no grid`);
  const geometry = shape ?? Geometry.ofSize(size);
  const values = new Int8Array(geometry.cells).fill(EMPTY);
  const placed = new Uint8Array(geometry.cells);
  let cell = 0;
  for (const [at, symbol] of [...line].entries()) {
    if (symbol === '+') continue;
    if (symbol !== '.' && symbol !== '0') {
      values[cell] = digitOf(symbol, size);
      if (values[cell] === EMPTY) throw new Misread(`'${symbol}' is no digit of size ${size}`, 1, firstColumn + at);
      if (line[at - 1] === '+') placed[cell] = 1;
    }
    cell++;
  }
  return { geometry, values, placed };
}
