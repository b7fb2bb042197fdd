/** The size or the boxes that words state: after a puzzle in its line they count, above it they are only compared. */
import { Geometry } from '../../core/geometry.js';
import { quoted } from '../../core/printable.js';
import { checkBoxes, checkSize, type Metadata, usualShape } from '../format.js';
import { Misread } from '../misread.js';

const STATED = /^\s*(?:size\s*[:=]\s*(\d{1,2})(?:\s*[x×]\s*\1)?|box(?:es)?\s*[:=]\s*(\d{1,2})\s*[x×]\s*(\d{1,2}))\s*$/i;

/** A size and boxes, each as far as it is stated. */
export interface StatedShape {
  readonly size?: number;
  readonly box?: Geometry;
}

/** Returns what a word after a puzzle states, as `size=9` or `box=3x3`; undefined for any other. Throws a Misread. */
export function shapeInWord(name: string, value: string): StatedShape | undefined {
  const [, size, rows, columns] = STATED.exec(`${name}=${value}`) ?? [];
  if (size === undefined && rows === undefined) return undefined;
  checkSize(size === undefined ? Number(rows) * Number(columns) : Number(size));
  return size === undefined ? { box: Geometry.of(Number(rows), Number(columns)) } : { size: Number(size) };
}

/** Returns the shape in which a puzzle is to be read. Throws a Misread if boxes are stated and others expected. */
export function shapeStated({ size, box }: StatedShape, expected?: Geometry): Geometry | undefined {
  if (box) checkBoxes(box, expected);
  return expected ?? box ?? (size === undefined ? undefined : usualShape(size));
}

/** Throws a Misread if a puzzle has another size than its words state. */
export function checkStated({ size }: StatedShape, geometry: Geometry): void {
  if (size !== undefined && size !== geometry.size)
    throw new Misread(`this grid has size ${geometry.size}, but its words say size ${size}`);
}

/** Returns a remark on a size or boxes, as `size: 8`, that differ from those that are read; undefined if there are none. */
export function remarkOnShape(metadata: Metadata, { size, boxRows, boxColumns, tiling }: Geometry): string | undefined {
  const lines = Object.values(metadata).flatMap((text) => text.split('\n'));
  const other = lines.find((line) => {
    const [, stated, rows, columns] = STATED.exec(line) ?? [];
    if (stated !== undefined) return Number(stated) !== size;
    return rows !== undefined && tiling === 'boxes' && (Number(rows) !== boxRows || Number(columns) !== boxColumns);
  });
  const boxes = tiling === 'boxes' ? ` with boxes of ${boxRows}x${boxColumns}` : '';
  return (
    other &&
    `${quoted(other.trim())} above it is a comment: it is read as ${size}x${size}${boxes}, unless the size or --box is said`
  );
}
