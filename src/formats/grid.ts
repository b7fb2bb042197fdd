/** Reads grids of several lines: rows, framed, with bars, or of candidates. */
import { EMPTY } from '../core/board.js';
import { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { checkSize, type FormatName, type Reading, shapeFor } from './format.js';
import { cellsOf, checkSquare, type Scan, type Spot, scan, unmarked } from './scan.js';
import { type Alphabet, alphabetIn, alphabetOf, digitIn } from './symbols.js';

/** Reads N rows of N cells, whatever is drawn around them. The bars and rulers tell the box shape, if none is expected. */
export function parseGrid(text: string, expected?: Geometry): Reading {
  const scanned = scan(text);
  const cells = cellsOf(scanned, expected?.size);
  checkSquare(cells);
  checkSize(cells.size);
  const shape = expected ?? drawnShape(scanned, cells.size) ?? shapeFor(cells.size);
  const spots = cells.rows.flat();
  return hasGroups(spots, cells.size)
    ? { puzzle: groupsOf(spots, shape), format: 'pencilmarks', alphabet: alphabetOf(shape.size) }
    : { ...valuesOf(spots, shape), format: looks(scanned) };
}

/** The puzzle whose cells are written so, and the alphabet that they show. Throws a Misread. */
export function valuesOf(spots: readonly Spot[], geometry: Geometry): { puzzle: Puzzle; alphabet: Alphabet } {
  const alphabet = alphabetIn(
    spots.map(({ text }) => text),
    geometry.size,
  );
  const values = Int8Array.from(spots, ({ text, line, column }) => digitIn(alphabet, text, line, column));
  return { puzzle: { geometry, values }, alphabet };
}

/** Whether some cells hold candidates: more than one symbol, and not because all are written as numbers. */
function hasGroups(spots: readonly Spot[], size: number): boolean {
  const long = spots.filter(({ text }) => text.length > 1);
  if (long.length === 0) return false;
  const areNumbers =
    long.every(({ text }) => /^\d\d$/.test(text) && Number(text) <= size) &&
    !spots.some(({ text }) => /[A-Wa-w]/.test(text));
  return !areNumbers;
}

/** A grid of candidates. */
function groupsOf(spots: readonly Spot[], geometry: Geometry): Puzzle {
  const alphabet = alphabetOf(geometry.size);
  const candidates = Int32Array.from(spots, ({ text, line, column }) => {
    let set = 0;
    for (const symbol of unmarked(text)) {
      const digit = digitIn(alphabet, symbol, line, column);
      set |= digit === EMPTY ? geometry.all : 1 << digit;
    }
    return set;
  });
  return positionOf(candidates, geometry);
}

/**
 * A position of which the candidates are known. One alone is a value, unless some cell that sees it could still take
 * the same: then nobody has placed it yet.
 */
export function positionOf(candidates: Int32Array, geometry: Geometry): Puzzle {
  const values = Int8Array.from(candidates, (set, cell) => {
    if (set & (set - 1)) return EMPTY;
    for (let i = geometry.peerStart[cell]!; i < geometry.peerStart[cell + 1]!; i++) {
      const other = candidates[geometry.peers[i]!]!;
      if (other & set && other !== set) return EMPTY;
    }
    return 31 - Math.clz32(set);
  });
  return { geometry, values, candidates };
}

function looks({ rows, rulers }: Scan): FormatName {
  if (rulers[0] === 0) return 'framed';
  return rulers.length > 0 || rows.some(({ bars }) => bars.length > 0) ? 'bars' : 'rows';
}

/** The box shape that bars and rulers draw, if they draw one. */
function drawnShape({ rows, rulers }: Scan, size: number): Geometry | undefined {
  const { bars, spots } = rows[0]!;
  const inRow = bars.find((at) => at > 0 && at < spots.length);
  const boxRows = rulers.find((at) => at > 0 && at < size);
  // Where no blank keeps symbols apart, what stands between two bars is one spot of several cells.
  const widthOf = ({ text }: Spot): number => (spots.length < size ? text.length : 1);
  const columns = inRow && spots.slice(0, inRow).reduce((sum, spot) => sum + widthOf(spot), 0);
  const boxColumns = columns ?? (boxRows && size / boxRows);
  const boxRowsDrawn = boxRows ?? (boxColumns && size / boxColumns);
  const isShape = [boxRowsDrawn, boxColumns].every(Number.isInteger) && boxRowsDrawn! * boxColumns! === size;
  return isShape ? Geometry.of(boxRowsDrawn!, boxColumns!) : undefined;
}
