/** Signs of what a puzzle states, as shapes: outlines round cells, paths and labels. */
import type { GridPoint, LabelGround, OwnGround, PathEnd, Sign } from '../../core/sign.js';
import { clueOutlines } from './clue-outlines.js';
import { CELL, cellArea, type Layout, pointAt } from './layout.js';
import { towards } from './links.js';
import { dashAlong } from './outlines.js';
import type { Paint, Point, Shape } from './shape.js';

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
  return { under: [...filled, ...shapes(true)], over: [...clueOutlines(layout, signs), ...shapes(false)] };
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

/** The sizes of the ends of paths, in cells, and the angle of an arrow head. */
const BULB = 0.43;
const RING = 0.35;
const HEAD = 0.2;
const ANGLE = Math.PI / 5;

/** True if a path would hide the lines of the grid. A setter's own path lies over them only where it follows them. */
const isBroad = ({ points, width = 'fine', start, end }: Path): boolean => {
  if (typeof width === 'number') return !points.every(isOnLine);
  return width !== 'fine' || [start, end].some((each) => each !== undefined && each !== 'arrow');
};

const isOnLine = ({ row, column }: GridPoint): boolean => Number.isInteger(row) || Number.isInteger(column);

/** Draws a path. It stops at the edge of a ring or a diamond, so that nothing crosses the digit in it. */
function pathShapes(layout: Layout, { points, hue, width = 'fine', isDashed, start, end }: Path): Shape[] {
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
