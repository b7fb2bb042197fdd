/** Signs of what a puzzle states, as shapes: outlines round cells, paths and labels. */
import type { Cell } from '../../core/geometry.js';
import type { GridPoint, LabelGround, PathEnd, Sign } from '../../core/sign.js';
import { outlinesOf } from './cell-outlines.js';
import { CELL, cellArea, type Layout } from './layout.js';
import { towards } from './links.js';
import type { Point, Shape } from './shape.js';

/** The shapes below the lines of the grid, and those on top of them. */
export interface ClueShapes {
  readonly under: readonly Shape[];
  readonly over: readonly Shape[];
}

type Of<Kind extends Sign['kind']> = Extract<Sign, { kind: Kind }>;

/** Returns the shapes of signs. No text of an outline stands in the corner of another one's text. */
export function clueShapes(layout: Layout, signs: readonly Sign[]): ClueShapes {
  const taken = new Set<Cell>();
  const all = signs.map((sign) => shapesOf(layout, sign, taken));
  return { under: all.flatMap(({ under }) => under), over: all.flatMap(({ over }) => over) };
}

function shapesOf(layout: Layout, sign: Sign, taken: Set<Cell>): ClueShapes {
  switch (sign.kind) {
    case 'outline':
      return outline(layout, sign, taken);
    case 'path':
      return path(layout, sign);
    case 'label':
      return label(layout, sign);
  }
}

const pointAt = ({ origin }: Layout, { row, column }: GridPoint): Point => ({
  x: origin.x + column * CELL,
  y: origin.y + row * CELL,
});

/** The distance of an outline from the edges of its cells, in cells, and the widths of lines. */
const INSET = 0.08;
const FINE = 1.2;
const PATH = 2;
const THICK = 20;

/** The distance of a text from the edges of its cell, and the width and height of a figure, relative to its type. */
const TEXT_AT = 3.5;
const FIGURE: Point = { x: 0.64, y: 0.76 };
/** The gap between the text and the ends of the line that it interrupts. */
const GAP = 1.5;

function outline(layout: Layout, { cells, line, isFilled, text }: Of<'outline'>, taken: Set<Cell>): ClueShapes {
  const { size } = layout.geometry;
  const under: Shape[] = isFilled ? [{ kind: 'ground', areas: cells.map((cell) => cellArea(layout, cell)) }] : [];
  const cell = text === undefined ? undefined : cornerOf(cells, size, taken);
  const own = cell === undefined ? undefined : cornerText(layout, cell, text!);
  const loops = line ? outlinesOf(cells, size, INSET) : [];
  const lines = loops.map((loop): Shape => {
    const points = loop.map((place) => pointAt(layout, place));
    const cut = own && points.findIndex(({ x, y }) => isCornerOf(own.area, { x, y }));
    const isClosed = cut === undefined || cut < 0;
    const shown = isClosed ? points : cutAround([...points.slice(cut), ...points.slice(0, cut)], own!.size);
    const stroke = { kind: 'stroke', points: shown, isClosed, width: FINE, tone: 'sign' } as const;
    return line === 'dashed' ? { ...stroke, dash: dashFor(shown, isClosed) } : stroke;
  });
  return { under, over: [...lines, ...(own ? [own.shape] : [])] };
}

/** The lengths of a dash and of the gap after it. */
const DASH = 4.5;
const SPACE = 3.5;

/** Returns lengths of dashes and gaps with which a line ends in a whole dash, or a closed one in a whole gap. */
function dashFor(points: readonly Point[], isClosed: boolean): readonly [on: number, off: number] {
  const ends = isClosed ? [...points, points[0]!] : points;
  const length = ends
    .slice(1)
    .reduce((sum, { x, y }, index) => sum + Math.hypot(x - ends[index]!.x, y - ends[index]!.y), 0);
  const last = isClosed ? 0 : DASH;
  const count = Math.max(1, Math.round((length - last) / (DASH + SPACE)));
  const scale = length / (count * (DASH + SPACE) + last);
  return [DASH * scale, SPACE * scale];
}

/** Returns the first cell at whose upper left corner the outline turns, and where no other text stands. */
function cornerOf(cells: readonly Cell[], size: number, taken: Set<Cell>): Cell {
  const sorted = [...cells].sort((a, b) => a - b);
  const isCorner = (cell: Cell): boolean =>
    !cells.includes(cell - size) && (cell % size === 0 || !cells.includes(cell - 1));
  const cell = sorted.find((each) => isCorner(each) && !taken.has(each)) ?? sorted[0]!;
  taken.add(cell);
  return cell;
}

function cornerText(layout: Layout, cell: Cell, text: string) {
  const area = cellArea(layout, cell);
  const height = layout.cornerHeight;
  const room = { x: text.length * height * FIGURE.x, y: height * FIGURE.y };
  const centre = { x: area.left + TEXT_AT + room.x / 2, y: area.top + TEXT_AT + room.y / 2 };
  const shape: Shape = { kind: 'text', style: 'clue', height, text, centre, of: {} };
  return { area, shape, size: { x: TEXT_AT + room.x + GAP, y: TEXT_AT + room.y + GAP } };
}

/** True if a point of an outline is that in the upper left corner of a cell. */
const isCornerOf = ({ left, top }: { readonly left: number; readonly top: number }, { x, y }: Point): boolean =>
  Math.abs(x - left - INSET * CELL) < 0.5 && Math.abs(y - top - INSET * CELL) < 0.5;

/** Returns a line without its first corner, where a text takes so much room from the corner of the cell. */
const cutAround = ([corner, ...rest]: readonly Point[], room: Point): Point[] => [
  { x: corner!.x - INSET * CELL + room.x, y: corner!.y },
  ...rest,
  { x: corner!.x, y: corner!.y - INSET * CELL + room.y },
];

/** The sizes of the ends of paths, in cells, and the angle of an arrow head. */
const BULB = 0.42;
const RING = 0.38;
const HEAD = 0.2;
const ANGLE = Math.PI / 5;

function path(layout: Layout, { points, hue, isThick, isDashed, start, end }: Of<'path'>): ClueShapes {
  const tone = hue ?? 'sign';
  const all = points.map((place) => pointAt(layout, place));
  const ends = [
    { end: start, at: all[0]!, from: all[1]! },
    { end, at: all.at(-1)!, from: all.at(-2)! },
  ];
  const width = isThick ? THICK : PATH;
  const stroke = (points: readonly Point[]): Shape => ({
    kind: 'stroke',
    points,
    isClosed: false,
    ...(isDashed && { dash: dashFor(points, false) }),
    width,
    tone,
  });
  // A line stops at the edge of an open end, so that nothing crosses the digit in it.
  const shown = all.map((point, index) => {
    const open = ends.find(({ end, at }) => point === at && (end === 'ring' || end === 'diamond'));
    return open ? towards(point, index === 0 ? all[1]! : all[index - 1]!, RING * CELL) : point;
  });
  const shapes = [stroke(shown), ...ends.flatMap(({ end, at, from }) => endShapes(end, at, from, stroke, tone))];
  return isThick || ends.some(({ end }) => end !== undefined && end !== 'arrow')
    ? { under: shapes, over: [] }
    : { under: [], over: shapes };
}

function endShapes(
  end: PathEnd | undefined,
  at: Point,
  from: Point,
  stroke: (points: readonly Point[]) => Shape,
  tone: Extract<Shape, { kind: 'spot' }>['fill'],
): Shape[] {
  switch (end) {
    case undefined:
      return [];
    case 'bulb':
      return [{ kind: 'spot', form: 'circle', centre: at, radius: BULB * CELL, fill: tone }];
    case 'ring':
    case 'diamond': {
      const form = end === 'ring' ? 'circle' : 'diamond';
      return [{ kind: 'spot', form, centre: at, radius: RING * CELL, fill: 'paper', edge: tone }];
    }
    case 'arrow': {
      const back = Math.atan2(from.y - at.y, from.x - at.x);
      const wing = (side: number): Point => ({
        x: at.x + HEAD * CELL * Math.cos(back + side * ANGLE),
        y: at.y + HEAD * CELL * Math.sin(back + side * ANGLE),
      });
      return [stroke([wing(1), at, wing(-1)])];
    }
  }
}

/** How each ground of a label is drawn, in cells, and the height of a text on it. */
interface GroundLook {
  readonly form: 'circle' | 'square';
  readonly radius: number;
  readonly fill: 'white' | 'black' | 'paper' | 'grey';
  readonly edge?: 'black' | 'sign';
  readonly height: number;
  readonly on?: 'white' | 'black';
}

const GROUNDS: Readonly<Record<LabelGround, GroundLook>> = {
  'white-dot': { form: 'circle', radius: 0.125, fill: 'white', edge: 'black', height: 0.22, on: 'white' },
  'black-dot': { form: 'circle', radius: 0.125, fill: 'black', edge: 'sign', height: 0.22, on: 'black' },
  gap: { form: 'square', radius: 0.135, fill: 'paper', height: 0.32 },
  ring: { form: 'circle', radius: 0.3, fill: 'paper', edge: 'sign', height: 0.22 },
  circle: { form: 'circle', radius: 0.36, fill: 'grey', height: 0.4 },
  square: { form: 'square', radius: 0.36, fill: 'grey', height: 0.4 },
};

/** The height of a text without a ground, in cells, and that of several letters on a ground, relative to one. */
const ALONE = 0.45;
const SEVERAL = 0.68;

function label(layout: Layout, { at, text, on }: Of<'label'>): ClueShapes {
  const centre = pointAt(layout, at);
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
  const words: Shape[] =
    text === undefined
      ? []
      : [
          {
            kind: 'text',
            style: 'clue',
            height: (look?.height ?? ALONE) * CELL * (look && text.length > 1 ? SEVERAL : 1),
            text,
            centre,
            of: {},
            ...(look?.on && { on: look.on }),
          },
        ];
  return look?.fill === 'grey' ? { under: spot, over: words } : { under: [], over: [...spot, ...words] };
}
