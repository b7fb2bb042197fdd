/**
 * The layout of a picture. A cell is 60 by 60 units on a grid of any size, and each candidate has its own place in it.
 */
import type { Candidate, Cell, Geometry, House } from '../../core/geometry.js';
import type { GridPoint, Sign } from '../../core/sign.js';
import { signsOf } from '../../variants/signs.js';
import type { Bounds, Point, Shape, Weight } from './shape.js';

/** The width of a cell, in units of a picture. */
export const CELL = 60;
/** The free margin round the grid, and the extra room for labels of rows and columns round a 9×9. */
export const MARGIN = 6;
const LABELS = 22;
/**
 * The size of labels and legends, relative to a 9×9. Pictures of larger grids are shrunk more, so that their type must
 * be larger to stay readable.
 */
export const typeScale = ({ size }: Geometry): number => Math.max(1, size / 9);
/**
 * The distance between the frame of a cell and its candidates, and the larger ones that leave room for a line inside its
 * border, for labels on its edges, and for a text in its upper left corner.
 */
const INSET = 4;
const INSIDE_OUTLINE = 6.5;
const BESIDE_LABELS = 9;
const BELOW_TEXT = 14;
const LARGEST_CANDIDATE = 14;
const VALUE_HEIGHT = 38;
const VALUE_BELOW_TEXT = 34;
/** The height of a text in a corner, with candidates and, large enough for six grids on a sheet of paper, without. */
const CORNER_TEXT = 13;
const CORNER_TEXT_ALONE = 15;

export interface Layout {
  readonly geometry: Geometry;
  /** The upper left corner of the grid. */
  readonly origin: Point;
  /** The room round the grid for signs outside it. */
  readonly outside: Bounds;
  /** The number of candidates in a row of a cell, and the width and height that each has. */
  readonly columns: number;
  readonly pitch: Point;
  /** The distance of candidates from the sides and the lower edge of their cell, and from the upper edge. */
  readonly inset: Point;
  readonly candidateHeight: number;
  readonly valueHeight: number;
  /** The height of a text in the upper left corner of a cell. */
  readonly cornerHeight: number;
  /** The radius of discs and rings behind a candidate. */
  readonly radius: number;
}

/** Returns the layout. `signs`: those of the grid by default. */
export function layoutOf(
  geometry: Geometry,
  labels: boolean,
  candidates = true,
  signs: readonly Sign[] = signsOf(geometry),
): Layout {
  const { size } = geometry;
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.ceil(size / columns);
  const inset = insetOf(geometry, signs);
  const pitch = { x: (CELL - 2 * inset.x) / columns, y: (CELL - inset.y - inset.x) / rows };
  const least = Math.min(pitch.x, pitch.y);
  const corner = MARGIN + (labels ? LABELS * typeScale(geometry) : 0);
  const outside = roomOutside(signs, size);
  return {
    geometry,
    origin: { x: corner + outside.left, y: corner + outside.top },
    outside,
    columns,
    pitch,
    inset,
    candidateHeight: Math.min(LARGEST_CANDIDATE, least * 0.86),
    valueHeight: signs.some(hasCornerText) ? VALUE_BELOW_TEXT : VALUE_HEIGHT,
    cornerHeight: candidates ? CORNER_TEXT : CORNER_TEXT_ALONE,
    radius: Math.min(LARGEST_CANDIDATE, least) * 0.56,
  };
}

/** Returns the distance of candidates from the sides and the lower edge of their cell, and from the upper edge. */
export function insetOf(geometry: Geometry, signs: readonly Sign[] = signsOf(geometry)): Point {
  const round = signs.some(({ kind }) => kind === 'label') ? BESIDE_LABELS : signs.length > 0 ? INSIDE_OUTLINE : INSET;
  return { x: round, y: signs.some(hasCornerText) ? BELOW_TEXT : round };
}

const hasCornerText = (sign: Sign): boolean => sign.kind === 'outline' && sign.text !== undefined;

/** The distance from the grid, in cells, up to which a sign lies in the margin. */
const IN_MARGIN = 0.1;

/** Returns the room for signs outside the grid: as many cells on each side as it takes. */
export function roomOutside(signs: readonly Sign[], size: number): Bounds {
  const places = signs.flatMap((sign) => (sign.kind === 'path' ? sign.points : sign.kind === 'label' ? [sign.at] : []));
  const room = (beyond: (place: GridPoint) => number): number => {
    const most = places.reduce((far, place) => Math.max(far, beyond(place)), 0);
    return most > IN_MARGIN ? CELL * Math.ceil(most) : 0;
  };
  return {
    left: room(({ column }) => -column),
    top: room(({ row }) => -row),
    right: room(({ column }) => column - size),
    bottom: room(({ row }) => row - size),
  };
}

export const cellArea = ({ geometry, origin }: Layout, cell: Cell): Bounds => {
  const left = origin.x + geometry.columnOf(cell) * CELL;
  const top = origin.y + geometry.rowOf(cell) * CELL;
  return { left, top, right: left + CELL, bottom: top + CELL };
};

export const cellCentre = (layout: Layout, cell: Cell): Point => {
  const { left, top } = cellArea(layout, cell);
  return { x: left + CELL / 2, y: top + CELL / 2 };
};

/** Returns a place of the grid in the units of the picture. */
export const pointAt = ({ origin }: Layout, { row, column }: GridPoint): Point => ({
  x: origin.x + column * CELL,
  y: origin.y + row * CELL,
});

export function candidateCentre(layout: Layout, candidate: Candidate): Point {
  const { geometry, columns, pitch, inset } = layout;
  const { left, top } = cellArea(layout, geometry.cellOf(candidate));
  const digit = geometry.digitOf(candidate);
  return {
    x: left + inset.x + ((digit % columns) + 0.5) * pitch.x,
    y: top + inset.y + (Math.floor(digit / columns) + 0.5) * pitch.y,
  };
}

/** Returns the areas of the cells of a house. Cells beside each other in a row make one area. */
export function houseAreas(layout: Layout, house: House): Bounds[] {
  const { geometry } = layout;
  const areas: Bounds[] = [];
  for (let slot = 0; slot < geometry.size; slot++) {
    const area = cellArea(layout, geometry.cellAt(house, slot));
    const last = areas.at(-1);
    if (last && last.top === area.top && last.right === area.left)
      areas[areas.length - 1] = { ...last, right: area.right };
    else areas.push(area);
  }
  return areas;
}

/** Draws the lines of the grid, thin ones first, so that the frame lies on top. */
export function gridLines({ geometry, origin }: Layout): Shape[] {
  const { size, boxRows, boxColumns, tiling } = geometry;
  const end = size * CELL;
  const shapes: Shape[] = [];
  const weightAt = (index: number, width: number): Weight =>
    index === 0 || index === size ? 'frame' : tiling === 'boxes' && index % width === 0 ? 'box' : 'thin';
  for (const weight of ['thin', 'box', 'frame'] as const)
    for (let index = 0; index <= size; index++) {
      const at = index * CELL;
      if (weightAt(index, boxRows) === weight)
        shapes.push({
          kind: 'line',
          weight,
          from: { x: origin.x, y: origin.y + at },
          to: { x: origin.x + end, y: origin.y + at },
        });
      if (weightAt(index, boxColumns) === weight)
        shapes.push({
          kind: 'line',
          weight,
          from: { x: origin.x + at, y: origin.y },
          to: { x: origin.x + at, y: origin.y + end },
        });
    }
  return shapes;
}

const LABEL_HEIGHT = 13;

export function gridLabels({ geometry, origin, outside }: Layout): Shape[] {
  const scale = typeScale(geometry);
  const [height, away] = [LABEL_HEIGHT * scale, (LABELS * scale) / 2];
  return Array.from({ length: geometry.size }, (_, index): Shape[] => {
    const along = (index + 0.5) * CELL;
    const label = { kind: 'text', style: 'label', height, text: String(index + 1), of: {} } as const;
    return [
      { ...label, centre: { x: origin.x + along, y: origin.y - outside.top - away } },
      { ...label, centre: { x: origin.x - outside.left - away, y: origin.y + along } },
    ];
  }).flat();
}
