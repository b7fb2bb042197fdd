/**
 * The box shape that the text of a grid draws: by bars and rulers, or where there are none, by wider gaps between cells
 * and between rows. Lines between all cells are those of a table and draw no boxes, unless some of them are heavier.
 */
import { Geometry } from '../../core/geometry.js';
import { usualShape } from '../format.js';
import type { Bar, Cells, Ruler, Scan, Spot } from './scan.js';

/** The drawn shape, if it is one, and the remark on a drawing that differs from the usual boxes of the size. */
export interface DrawnBoxes {
  readonly shape?: Geometry;
  readonly remark?: string;
}

/** Returns the boxes that a square grid draws. */
export function drawnShape({ rows, rulers }: Scan, cells: Cells): DrawnBoxes {
  const { size } = cells;
  const columns = sideOf(
    barsBetween(
      rows.map(({ bars }) => bars),
      cells,
    ) ?? [widerOf(columnGaps(cells))],
    size,
  );
  const bands = sideOf(rulersBetween(rulers, size) ?? [widerOf(rowGaps(cells))], size);
  if (columns === undefined && bands === undefined) return {};
  const usual = usualShape(size);
  const boxColumns = columns ?? size / bands!;
  const boxRows = bands ?? size / columns!;
  if (boxRows * boxColumns !== size || !Number.isInteger(boxRows) || !Number.isInteger(boxColumns))
    return usual ? { remark: `what is drawn between its cells are no boxes of one size: ${readWith(usual)}` } : {};
  const shape = Geometry.of(boxRows, boxColumns);
  if (shape === usual) return { shape };
  return { shape, remark: `${readWith(shape)}, as drawn${usual ? `; the usual ones are ${textOf(usual)}` : ''}` };
}

const textOf = ({ boxRows, boxColumns }: Geometry): string => `${boxRows}x${boxColumns}`;
const readWith = (shape: Geometry): string => `it is read with boxes of ${textOf(shape)}`;

/** The places of lines along an axis, each the index of the cell after it, the heaviest lines first. */
type Levels = readonly (readonly number[])[];

/**
 * Returns the side of boxes, the first that lines draw at equal distances; undefined if all cells or none have lines
 * between them. It is NaN if the lines are at other distances.
 */
function sideOf(levels: Levels, size: number): number | undefined {
  const some = levels.filter(({ length }) => length > 0 && length < size - 1);
  const [even] = some.filter((places) => places.every((place, index) => place === places[0]! * (index + 1)));
  const side = even?.[0];
  if (side !== undefined && side * (even!.length + 1) === size) return side;
  return some.length > 0 ? Number.NaN : undefined;
}

const between = (size: number): number[] => Array.from({ length: size - 1 }, (_, index) => index + 1);

/** Returns the bars between the cells of some row, those that are double or heavy before all; undefined if there are none. */
function barsBetween(bars: readonly (readonly Bar[])[], { rows, size }: Cells): Levels | undefined {
  const barsAt = (row: number, place: number): readonly Bar[] => {
    const [before, after] = [rows[row]![place - 1]!, rows[row]![place]!];
    return bars[row]!.filter(({ column }) => column > before.column && column < after.column);
  };
  const placesOf = (isLine: (found: readonly Bar[]) => boolean): number[] =>
    between(size).filter((place) => rows.some((_, row) => isLine(barsAt(row, place))));
  const all = placesOf(({ length }) => length > 0);
  if (all.length === 0) return undefined;
  const isTable =
    all.length === size - 1 && rows.every((_, row) => all.every((place) => barsAt(row, place).length > 0));
  const heavy = placesOf((found) => found.length > 1 || found.some(({ isHeavy }) => isHeavy));
  return [heavy, all.length === size - 1 && !isTable ? NOWHERE : all];
}

/** The place of bars that are elsewhere in each row, such as those of jigsaw regions. */
const NOWHERE = [Number.NaN];

/** Returns the rulers between rows, the heavy ones before all; undefined if there are none. */
function rulersBetween(rulers: readonly Ruler[], size: number): Levels | undefined {
  const placesOf = (some: readonly Ruler[]): number[] =>
    between(size).filter((place) => some.some(({ row }) => row === place));
  const all = placesOf(rulers);
  // A lone ruler below the first row is that of a Markdown table.
  const isMarkdown = size > 2 && all.length === 1 && all[0] === 1;
  return all.length === 0 || isMarkdown ? undefined : [placesOf(rulers.filter(({ isHeavy }) => isHeavy)), all];
}

/** Returns the places of the gaps that are wider than the narrowest; none if they draw no boxes of one size. */
function widerOf(gaps: readonly number[]): readonly number[] {
  const least = Math.min(...gaps);
  const places = gaps.flatMap((gap, index) => (gap > least ? [index + 1] : []));
  return Number.isNaN(sideOf([places], gaps.length + 1)) ? [] : places;
}

/** The gaps between the lines of rows. */
const rowGaps = ({ rows }: Cells): number[] => differences(rows.map(([first]) => first!.line));

/**
 * The gaps between the cells of all rows: the fewest blanks in any row or, of numbers in columns, the distances of these.
 * A column of small numbers has more blanks beside it than others.
 */
function columnGaps({ rows, size }: Cells): number[] {
  const areNumbers = size > 9 && rows.every((row) => row.every(({ text }) => text.length <= 2));
  const edges = areNumbers ? (alignedAt(rows, endOf) ?? alignedAt(rows, ({ column }) => column)) : undefined;
  if (edges) return differences(edges);
  return between(size).map((place) => Math.min(...rows.map((row) => row[place]!.column - endOf(row[place - 1]!))));
}

const endOf = ({ column, text }: Spot): number => column + text.length;

/** Returns the edge of each cell of a row if it is the same in all rows. */
function alignedAt(rows: Cells['rows'], edgeOf: (spot: Spot) => number): number[] | undefined {
  const edges = rows[0]!.map(edgeOf);
  return rows.every((row) => row.every((spot, index) => edgeOf(spot) === edges[index])) ? edges : undefined;
}

const differences = (places: readonly number[]): number[] =>
  places.slice(1).map((place, index) => place - places[index]!);
