/** Signs of what a puzzle states, as shapes: outlines round cells, paths and labels. */

import type { Cell } from '../../core/geometry.js';
import type { GridPoint, LabelGround, OwnGround, PathEnd, Sign } from '../../core/sign.js';
import { outlinesOf } from './borders.js';
import { CELL, cellArea, type Layout, pointAt } from './layout.js';
import { towards } from './links.js';
import { boundsOf, crossing, dashAlong, overlap } from './outlines.js';
import type { Bounds, Paint, Point, Shape } from './shape.js';

/** The shapes below the lines of the grid, and those on top of them. */
export interface ClueShapes {
  readonly under: readonly Shape[];
  readonly over: readonly Shape[];
}

/** Returns the shapes of signs. */
export function clueShapes(layout: Layout, signs: readonly Sign[]): ClueShapes {
  const shapes = (isUnder: boolean): Shape[] =>
    broadFirst(signs).flatMap((sign) =>
      sign.kind === 'outline' || sign.kind === 'words' || liesUnder(sign) !== isUnder ? [] : shapesOf(layout, sign),
    );
  const filled = signs.flatMap((sign): Shape[] =>
    sign.kind === 'outline' && sign.isFilled
      ? [{ kind: 'ground', areas: sign.cells.map((cell) => cellArea(layout, cell)) }]
      : [],
  );
  const [under, fine] = [[...filled, ...shapes(true)], shapes(false)];
  const { lines, texts } = clueOutlines(layout, signs);
  const covering = [...under, ...fine, ...lines];
  return { under, over: [...lines, ...texts, ...fine, ...texts.flatMap((text) => groundFor(text, covering))] };
}

/** The distance of a text from the edge of its ground, and the radius of the ground's corners. */
const ROUND_TEXT = 1;
const CORNER = 2;

/** Returns a ground for the text in a corner if lines or colours lie under it. */
function groundFor(text: CornerShape, shapes: readonly Shape[]): Shape[] {
  const { centre, height } = text;
  const { x, y } = figuresOf(text.text, height);
  const area = {
    left: centre.x - x / 2,
    top: centre.y - y / 2,
    right: centre.x + x / 2,
    bottom: centre.y + y / 2,
  };
  if (!shapes.some((shape) => liesIn(shape, area))) return [];
  const [width, tall] = [x + 2 * ROUND_TEXT, y + 2 * ROUND_TEXT];
  return [{ kind: 'panel', centre, width, height: tall, corner: CORNER, fill: 'paper' }];
}

/** True if a line or a colour is within an area. */
function liesIn(shape: Shape, area: Bounds): boolean {
  if (shape.kind === 'ground') return false;
  if (shape.kind !== 'stroke') return overlap(boundsOf(shape), area);
  const { points, isClosed, width } = shape;
  return points.some((from, index) => {
    const to = points[index + 1] ?? (isClosed ? points[0] : undefined);
    return to !== undefined && crossing(from, to, area, width / 2) !== undefined;
  });
}

/** Puts broad paths below fine ones, so that a bulb does not hide the ring of another clue. */
const broadFirst = (signs: readonly Sign[]): Sign[] => signs.toSorted((a, b) => layerOf(a) - layerOf(b));

const LAYERS = { thick: 0, medium: 1, fine: 2 } as const;
/** The layer of a sign. All that a setter drew lies in one, in his order. */
const layerOf = (sign: Sign): number =>
  sign.kind === 'path' && typeof sign.width !== 'number' ? LAYERS[sign.width ?? 'fine'] : LAYERS.thick;

type Label = Extract<Sign, { kind: 'label' }>;
type Drawn = Exclude<Sign, { kind: 'outline' | 'words' }>;

/** True if the lines of the grid go over a sign. */
function liesUnder(sign: Drawn): boolean {
  if (sign.kind === 'path') return isBroad(sign);
  const { on } = sign;
  if (typeof on === 'object') return fillsCell(on);
  return on !== undefined && GROUNDS[on].fillsCell === true;
}

/** The largest ground that lies on an edge or a corner rather than in a cell, in cells. */
const LARGEST_ON_EDGE = 0.62;

/** True if a setter's ground is so large that a digit stands on it. */
export const fillsCell = ({ width, height }: Pick<OwnGround, 'width' | 'height'>): boolean =>
  Math.max(width, height) > LARGEST_ON_EDGE;

const shapesOf = (layout: Layout, sign: Drawn): Shape[] =>
  sign.kind === 'path' ? pathShapes(layout, sign) : labelShapes(layout, sign);

/** How each ground of a label is drawn, in cells, and the height of a text on it. */
interface GroundLook {
  readonly form: 'circle' | 'square';
  readonly radius: number;
  readonly fill: 'white' | 'black' | 'paper' | 'grey';
  readonly edge?: 'black' | 'sign';
  readonly height: number;
  readonly on?: 'white' | 'black';
  readonly fillsCell?: true;
}

const GROUNDS: Readonly<Record<LabelGround, GroundLook>> = {
  'white-dot': { form: 'circle', radius: 0.125, fill: 'white', edge: 'black', height: 0.22, on: 'white' },
  'black-dot': { form: 'circle', radius: 0.125, fill: 'black', edge: 'sign', height: 0.22, on: 'black' },
  'grey-dot': { form: 'circle', radius: 0.125, fill: 'grey', edge: 'sign', height: 0.22 },
  gap: { form: 'square', radius: 0.135, fill: 'paper', height: 0.32 },
  ring: { form: 'circle', radius: 0.3, fill: 'paper', edge: 'sign', height: 0.32 },
  circle: { form: 'circle', radius: 0.36, fill: 'grey', height: 0.4, fillsCell: true },
  square: { form: 'square', radius: 0.36, fill: 'grey', height: 0.4, fillsCell: true },
  'open-circle': { form: 'circle', radius: 0.42, fill: 'paper', edge: 'sign', height: 0.4, fillsCell: true },
};

/** The height of a text without a ground, in cells, and that of several letters on a ground, relative to one. */
const ALONE = 0.45;
const SEVERAL = 0.68;

function labelShapes(layout: Layout, label: Label): Shape[] {
  const { at, text, on, type } = label;
  const centre = pointAt(layout, at);
  if (type || typeof on === 'object') return ownShapes(centre, label);
  const look = on && GROUNDS[on];
  const spot: Shape[] = look
    ? [
        {
          kind: 'spot',
          form: look.form,
          centre,
          radius: look.radius * CELL,
          fill: look.fill,
          ...(look.edge && { edge: look.edge }),
        },
      ]
    : [];
  const height = (look?.height ?? ALONE) * CELL * (look && (text ?? '').length > 1 ? SEVERAL : 1);
  const rows = on === 'ring' ? rowsOf(text ?? '') : [text ?? ''];
  const words = rows.map((row, at): Shape => {
    const y = centre.y + (at - (rows.length - 1) / 2) * height * ROW;
    const shape = { kind: 'text', style: 'clue', height, text: row, centre: { x: centre.x, y }, of: {} } as const;
    return look?.on ? { ...shape, on: look.on } : shape;
  });
  return [...spot, ...(text === undefined ? [] : words)];
}

/** Draws a label as a setter drew it. */
function ownShapes(centre: Point, { text, on, type }: Label): Shape[] {
  const ground: Shape[] =
    typeof on === 'object'
      ? [
          {
            kind: 'panel',
            ...on,
            centre,
            width: on.width * CELL,
            height: on.height * CELL,
            corner: on.corner * CELL,
          },
        ]
      : [];
  if (text === undefined || !type) return ground;
  return [...ground, { kind: 'text', style: 'clue', ...type, height: type.height * CELL, text, centre, of: {} }];
}

/** The distance of two rows of a text, relative to its height. */
const ROW = 0.9;

/** Parts the words in a ring into two rows if they are more than two. */
function rowsOf(text: string): string[] {
  const words = text.split(' ');
  if (words.length <= 2) return [text];
  const first = Math.ceil(words.length / 2);
  return [words.slice(0, first).join(' '), words.slice(first).join(' ')];
}

type Path = Extract<Sign, { kind: 'path' }>;

const WIDTHS = { fine: 2, medium: 7, thick: 20 } as const;

/** The sizes of the ends of paths, in cells, the distance of a broad arrow from its last point, and the angle of its head. */
const BULB = 0.43;
const RING = 0.35;
const HEAD = 0.2;
const TIP = 0.15;
const ANGLE = Math.PI / 5;

/** True if a path would hide the lines of the grid. A setter's own path lies over them only where it follows them. */
const isBroad = ({ points, width = 'fine', isPill, start, end }: Path): boolean => {
  if (typeof width === 'number') return !points.every(isOnLine);
  return isPill || width !== 'fine' || [start, end].some((each) => each !== undefined && each !== 'arrow');
};

const isOnLine = ({ row, column }: GridPoint): boolean => Number.isInteger(row) || Number.isInteger(column);

/**
 * Draws a path. It stops at the edge of a ring or a diamond, so that nothing crosses the digit in it, and a broad arrow of
 * ours before the digit to which it points.
 */
function pathShapes(layout: Layout, path: Path): Shape[] {
  const { hue, width = 'fine', isDashed, isPill, start, end } = path;
  const look = { width: typeof width === 'number' ? width * CELL : WIDTHS[width], tone: hue ?? 'sign' } as const;
  const points = path.points.map((point) => pointAt(layout, point));
  if (isPill) return pillShapes(points, look.tone);
  const all =
    end === 'arrow' && width === 'medium'
      ? [...points.slice(0, -1), towards(points.at(-1)!, points.at(-2)!, TIP * CELL)]
      : points;
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

/** The width of the edge of a pill, and of the ring of a broad path. */
const EDGE = 2.6;

/**
 * Draws a pill as broad lines in the colour of its edge, and less broad ones of paper on them. Each joins two points, because
 * writers draw the inner side of a broad corner in different ways.
 */
function pillShapes(points: readonly Point[], tone: Paint): Shape[] {
  const lines = (width: number, tone: Paint): Shape[] =>
    points.slice(1).map((to, at) => ({ kind: 'stroke', points: [points[at]!, to], isClosed: false, width, tone }));
  return [...lines(2 * RING * CELL + EDGE, tone), ...lines(2 * RING * CELL - EDGE, 'paper')];
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
      const spot = { kind: 'spot', form: end === 'ring' ? 'circle' : 'diamond', centre: at } as const;
      const radius = RING * CELL;
      if (look.width === WIDTHS.fine) return [{ ...spot, radius, fill: 'paper', edge: look.tone }];
      return [
        { ...spot, radius: radius + EDGE / 2, fill: look.tone },
        { ...spot, radius: radius - EDGE / 2, fill: 'paper' },
      ];
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

/** The distance of an outline from the edges of its cells, in cells, and its width. */
const INSET = 0.08;
const WIDTH = 1.2;

/** Draws the outlines of clues and their texts. Each text has a cell of its own, if the clue has a cell without one. */
function clueOutlines(
  layout: Layout,
  signs: readonly Sign[],
): { readonly lines: readonly Shape[]; readonly texts: readonly CornerShape[] } {
  const outlines = signs.filter((sign) => sign.kind === 'outline');
  const taken = new Set<Cell>();
  // Clues of few cells choose first: they have the fewest places.
  const texts = new Map(
    outlines
      .toSorted((a, b) => a.cells.length - b.cells.length)
      .map((sign) => [sign, sign.text === undefined ? undefined : cornerText(layout, sign.cells, sign.text, taken)]),
  );
  const lines = outlines.flatMap((sign): Shape[] => {
    const { cells, line, hue: tone = 'sign' } = sign;
    const own = texts.get(sign);
    const loops = line ? outlinesOf(cells, layout.geometry.size, INSET) : [];
    return loops.map((loop): Shape => {
      const points = loop.map((point) => pointAt(layout, point));
      const cut = own?.cut ? points.findIndex(({ x, y }) => Math.hypot(x - own.cut!.x, y - own.cut!.y) < 0.5) : -1;
      const isClosed = cut < 0;
      const shown = isClosed ? points : cutAround([...points.slice(cut), ...points.slice(0, cut)], own!.room);
      const stroke = { kind: 'stroke', points: shown, isClosed, width: WIDTH, tone } as const;
      return line === 'dashed' ? { ...stroke, dash: dashAlong(stroke) } : stroke;
    });
  });
  return { lines, texts: outlines.flatMap((sign) => texts.get(sign)?.shape ?? []) };
}

/** The distance of a text from the edges of its cell where it interrupts the line, and where it stands inside it. */
const ON_LINE = 3.5;
const INSIDE = 5.8;
/** The width and height of a figure, relative to its type, and the gap between a text and the line. */
const FIGURE: Point = { x: 0.64, y: 0.76 };
const GAP = 1.5;

type CornerShape = Extract<Shape, { kind: 'text' }>;

/** Returns the width and the height of figures. */
const figuresOf = (text: string, height: number): Point => ({
  x: text.length * height * FIGURE.x,
  y: height * FIGURE.y,
});

interface CornerText {
  readonly shape: CornerShape;
  /** The corner of the line that the text interrupts, if it does, and the room that it needs from there. */
  readonly cut: Point | undefined;
  readonly room: Point;
}

/** Draws a text in the first free cell at whose upper left corner the line turns, or else in the first free cell. */
function cornerText(layout: Layout, cells: readonly Cell[], text: string, taken: Set<Cell>): CornerText {
  const { geometry, cornerHeight: height } = layout;
  const sorted = [...cells].sort((a, b) => a - b);
  const free = sorted.filter((cell) => !taken.has(cell));
  const isCorner = (cell: Cell): boolean =>
    !cells.includes(cell - geometry.size) && (geometry.columnOf(cell) === 0 || !cells.includes(cell - 1));
  const corner = free.find(isCorner);
  const cell = corner ?? free[0] ?? sorted[0]!;
  taken.add(cell);
  const { left, top } = cellArea(layout, cell);
  const from = corner === undefined ? INSIDE : ON_LINE;
  const room = figuresOf(text, height);
  const centre = { x: left + from + room.x / 2, y: top + from + room.y / 2 };
  const inset = INSET * CELL;
  return {
    shape: { kind: 'text', style: 'clue', height, text, centre, of: {} },
    cut: corner === undefined ? undefined : { x: left + inset, y: top + inset },
    room: { x: from + room.x + GAP - inset, y: from + room.y + GAP - inset },
  };
}

/** Returns a line without its first corner, where a text needs room. */
const cutAround = ([corner, ...rest]: readonly Point[], room: Point): Point[] => [
  { x: corner!.x + room.x, y: corner!.y },
  ...rest,
  { x: corner!.x, y: corner!.y + room.y },
];
