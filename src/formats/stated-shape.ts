/** The size or the boxes that words above a puzzle state. They are no field of a format, so that they are only compared. */
import type { Geometry } from '../core/geometry.js';
import { quoted } from '../core/printable.js';
import type { Metadata } from './format.js';

const STATED = /^\s*(?:size\s*[:=]\s*(\d{1,2})(?:\s*[x×]\s*\1)?|box\s*[:=]\s*(\d{1,2})\s*[x×]\s*(\d{1,2}))\s*$/i;

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
