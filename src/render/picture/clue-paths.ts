/** Paths of clues: lines through points, with or without ends. */
import type { GridPoint, PathEnd, Sign } from '../../core/sign.js';
import { CELL, type Layout, pointAt } from './layout.js';
import { towards } from './links.js';
import { dashAlong } from './outlines.js';
import type { Paint, Point, Shape } from './shape.js';

type Path = Extract<Sign, { kind: 'path' }>;

const WIDTHS = { fine: 2, medium: 7, thick: 20 } as const;

/** The sizes of the ends of paths, in cells, and the angle of an arrow head. */
const BULB = 0.43;
const RING = 0.35;
const HEAD = 0.2;
const ANGLE = Math.PI / 5;

/** True if a path would hide the lines of the grid. A setter's own path lies over them only where it follows them. */
export const isBroad = ({ points, width = 'fine', start, end }: Path): boolean => {
  if (typeof width === 'number') return !points.every(isOnLine);
  return width !== 'fine' || [start, end].some((each) => each !== undefined && each !== 'arrow');
};

const isOnLine = ({ row, column }: GridPoint): boolean => Number.isInteger(row) || Number.isInteger(column);

/** Draws a path. It stops at the edge of a ring or a diamond, so that nothing crosses the digit in it. */
export function pathShapes(layout: Layout, { points, hue, width = 'fine', isDashed, start, end }: Path): Shape[] {
  const look = { width: typeof width === 'number' ? width * CELL : WIDTHS[width], tone: hue ?? 'sign' } as const;
  const all = points.map((point) => pointAt(layout, point));
  const ends = [
    { end: start, at: all[0]!, from: all[1]! },
    { end, at: all.at(-1)!, from: all.at(-2)! },
  ];
  const shown = all.map((point) => {
    const open = ends.find(({ end, at }) => at === point && (end === 'ring' || end === 'diamond'));
    return open ? towards(point, open.from, reachOf(open.end!, point, open.from)) : point;
  });
  const stroke = { kind: 'stroke', points: shown, isClosed: false, ...look } as const;
  return [
    isDashed ? { ...stroke, dash: dashAlong(stroke) } : stroke,
    ...ends.flatMap(({ end, ...place }) => endShapes(end, place, look)),
  ];
}

/** The distance from the middle of a ring or a diamond to its edge, on the way to a point. */
function reachOf(end: PathEnd, at: Point, to: Point): number {
  const [across, down] = [Math.abs(to.x - at.x), Math.abs(to.y - at.y)];
  return end === 'diamond' ? (RING * CELL * Math.hypot(across, down)) / (across + down) : RING * CELL;
}

function endShapes(
  end: PathEnd | undefined,
  { at, from }: { readonly at: Point; readonly from: Point },
  look: { readonly width: number; readonly tone: Paint },
): Shape[] {
  switch (end) {
    case undefined:
      return [];
    case 'bulb':
      return [{ kind: 'spot', form: 'circle', centre: at, radius: BULB * CELL, fill: look.tone }];
    case 'ring':
    case 'diamond': {
      const form = end === 'ring' ? 'circle' : 'diamond';
      return [{ kind: 'spot', form, centre: at, radius: RING * CELL, fill: 'paper', edge: look.tone }];
    }
    case 'arrow': {
      const back = Math.atan2(from.y - at.y, from.x - at.x);
      const wing = (side: number): Point => ({
        x: at.x + HEAD * CELL * Math.cos(back + side * ANGLE),
        y: at.y + HEAD * CELL * Math.sin(back + side * ANGLE),
      });
      return [{ kind: 'stroke', points: [wing(1), at, wing(-1)], isClosed: false, ...look }];
    }
  }
}
