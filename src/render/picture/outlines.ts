/** The bounds of shapes, the points of curves, and the outlines that writers of pictures share. */
import type { Bounds, Point, Shape } from './shape.js';

export const around = ({ x, y }: Point, radius: number): Bounds => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

export const union = (all: readonly Bounds[]): Bounds => ({
  left: Math.min(...all.map(({ left }) => left)),
  top: Math.min(...all.map(({ top }) => top)),
  right: Math.max(...all.map(({ right }) => right)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
});

export const overlap = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The width of the widest letter relative to its height: an upper limit that holds in a bold face. */
const WIDEST_LETTER = 0.72;

/** Returns the bounds of a shape; for a text, the area that must stay readable. */
export function boundsOf(shape: Shape): Bounds {
  switch (shape.kind) {
    case 'line':
      return union([around(shape.from, 0), around(shape.to, 0)]);
    case 'stroke':
      return union(shape.points.map((point) => around(point, shape.width / 2)));
    case 'ground':
    case 'wash':
      return union(shape.areas);
    case 'outline':
      return shape.area;
    case 'arc':
      return union([shape.from, pointOn(shape, 0.5), shape.to].map((point) => around(point, 0)));
    case 'panel': {
      const radius = Math.max(shape.width, shape.height) / 2;
      return around(shape.centre, radius);
    }
    case 'text': {
      const half = (shape.text.length * shape.height * WIDEST_LETTER) / 2;
      return {
        left: shape.centre.x - half,
        right: shape.centre.x + half,
        top: shape.centre.y - shape.height * 0.38,
        bottom: shape.centre.y + shape.height * 0.38,
      };
    }
    default:
      return around(shape.centre, shape.radius);
  }
}

/**
 * Returns the part of a line within an area and `away` from it, as fractions of the line's length; undefined if it is
 * outside.
 */
export function crossing(
  from: Point,
  to: Point,
  { left, top, right, bottom }: Bounds,
  away: number,
): { readonly start: number; readonly end: number } | undefined {
  let [start, end] = [0, 1];
  const sides = [
    [from.x, to.x - from.x, left - away, right + away],
    [from.y, to.y - from.y, top - away, bottom + away],
  ] as const;
  for (const [at, along, least, most] of sides) {
    if (Math.abs(along) < 1e-9) {
      if (at <= least || at >= most) return undefined;
      continue;
    }
    const [near, far] = [(least - at) / along, (most - at) / along].sort((a, b) => a - b) as [number, number];
    start = Math.max(start, near);
    end = Math.min(end, far);
  }
  return start < end ? { start, end } : undefined;
}

/** Returns a point of a curve with one bend: `at` is 0 at its beginning and 1 at its end. */
export const pointOn = (
  { from, bend, to }: { readonly from: Point; readonly bend: Point; readonly to: Point },
  at: number,
): Point => ({
  x: (1 - at) ** 2 * from.x + 2 * at * (1 - at) * bend.x + at ** 2 * to.x,
  y: (1 - at) ** 2 * from.y + 2 * at * (1 - at) * bend.y + at ** 2 * to.y,
});

/** The distance from the middle of a digit down to its baseline, relative to the size of the type. */
export const BASELINE = 0.36;

const ARROW = 6;

/** Returns the corners of an arrow head, the tip first. The arrow comes from `from` and ends at `to`. */
export function arrowHead(from: Point, to: Point): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: ((to.x - from.x) / length) * ARROW, y: ((to.y - from.y) / length) * ARROW };
  const wing = (side: number): Point => ({
    x: to.x - along.x - side * along.y * 0.55,
    y: to.y - along.y + side * along.x * 0.55,
  });
  return [to, wing(1), wing(-1)];
}

/** The lengths of a dash and of the gap after it, and the widest line that has them: broader ones have longer dashes. */
const DASH = 4.5;
const SPACE = 3.5;
const WIDEST = 2;

/** Returns lengths of dashes and gaps with which a line ends in a whole dash, or a closed one in a whole gap. */
export function dashAlong({
  points,
  isClosed,
  width,
}: Pick<Extract<Shape, { kind: 'stroke' }>, 'points' | 'isClosed' | 'width'>): readonly [on: number, off: number] {
  const ends = isClosed ? [...points, points[0]!] : points;
  const length = ends
    .slice(1)
    .reduce((sum, { x, y }, index) => sum + Math.hypot(x - ends[index]!.x, y - ends[index]!.y), 0);
  const last = isClosed ? 0 : DASH;
  const usual = Math.max(1, width / WIDEST);
  const count = Math.max(1, Math.round((length / usual - last) / (DASH + SPACE)));
  const scale = length / (count * (DASH + SPACE) + last);
  return [DASH * scale, SPACE * scale];
}

/** Returns the corners of a diamond, the upper one first. */
export const cornersOf = ({ x, y }: Point, radius: number): readonly Point[] => [
  { x, y: y - radius },
  { x: x + radius, y },
  { x, y: y + radius },
  { x: x - radius, y },
];

/** The length of the filled corner of a struck box, relative to half the side of the box: clear of the digit in the smallest. */
const CORNER = 0.46;

/** Returns the filled corner of a box, which says that its candidate is removed. */
export function struckCorner(centre: Point, radius: number): readonly Point[] {
  const { top, right } = around(centre, radius);
  const length = radius * CORNER;
  return [
    { x: right - length, y: top },
    { x: right, y: top },
    { x: right, y: top + length },
  ];
}
