/** How a page is shared out: as many columns as leave the grids the largest. */

/** Where a grid with its number and notes goes; it is square, `width` wide. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Grids on it. */
  readonly count: number;
  /** What each needs above and below it. */
  readonly above: number;
  readonly below: number;
}

const GAP = 16;

/** In reading order. */
export function framesOf(sheet: Sheet): Frame[] {
  const { width, height, margin, count, above, below } = sheet;
  let best = { side: 0, columns: 1, rows: count };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - 2 * margin - (columns - 1) * GAP) / columns;
    const down = (height - 2 * margin - (rows - 1) * GAP) / rows - above - below;
    const side = Math.min(across, down);
    if (side > best.side) best = { side, columns, rows };
  }
  const { side, columns, rows } = best;
  const pitch = { x: (width - 2 * margin + GAP) / columns, y: (height - 2 * margin + GAP) / rows };
  return Array.from({ length: count }, (_, index) => ({
    x: margin + (index % columns) * pitch.x + (pitch.x - GAP - side) / 2,
    y: margin + Math.floor(index / columns) * pitch.y + (pitch.y - GAP - side - above - below) / 2,
    width: side,
  }));
}
