/** Our signs as what programs for drawing know: strokes, shapes and cages. */
import type { GridPoint, Hue, LabelGround, OwnColour, OwnGround, PathEnd, Sign } from '../../core/sign.js';
import { centreOf } from '../../core/sign.js';
import type { DrawnCage, DrawnPoint, DrawnShape, DrawnStroke, SharedDrawing } from '../drawn/drawing.js';

/** What is drawn of a clue. */
export type DrawnParts = Pick<SharedDrawing, 'strokes' | 'shapes' | 'cages'>;

const BLACK = '000000';
const WHITE = 'ffffff';
const GREY = 'aaaaaa';

/** The widths of lines, in cells. */
const WIDTHS = { fine: 0.06, medium: 0.16, thick: 0.34 };
/** The sides of what stands at the ends of a line, in a cell, on an edge and at a corner. */
const END = 0.75;
const IN_CELL = 0.7;
const ON_EDGE = 0.3;
const AT_CORNER = 0.55;
/** The height of texts. */
const TEXT = 0.3;
const SMALL_TEXT = 0.22;

/** The colours of paths without a colour of their clue. */
const HUES: Readonly<Record<Hue, string>> = {
  grey: 'd6d6d6',
  slate: 'a3a3a3',
  green: '67f067',
  orange: 'f5a742',
  pink: 'e690e6',
  red: 'ff6666',
  blue: '66c3ef',
  teal: '54bab2',
  violet: 'bda6e2',
};

/**
 * Returns what is drawn for signs. In a colour, if one is given: that of paths and of grounds that are grey otherwise. Signs
 * of a setter keep their own.
 */
export function drawnSigns(signs: readonly Sign[], colour: string | undefined, size: number): DrawnParts {
  const drawn = signs.map((sign) => drawnSign(sign, colour, size));
  return {
    strokes: drawn.flatMap(({ strokes = [] }) => strokes),
    shapes: drawn.flatMap(({ shapes = [] }) => shapes),
    cages: drawn.flatMap(({ cages = [] }) => cages),
  };
}

function drawnSign(sign: Sign, colour: string | undefined, size: number): Partial<DrawnParts> {
  switch (sign.kind) {
    case 'outline':
      return drawnOutline(sign, colour, size);
    case 'path':
      return sign.isPill ? { shapes: [pill(sign.points)] } : drawnPath(sign, colour);
    case 'label':
      return { shapes: drawnLabel(sign, colour ?? GREY) };
    case 'words':
      return {};
  }
}

type Path = Extract<Sign, { kind: 'path' }>;
type Label = Extract<Sign, { kind: 'label' }>;
type Outline = Extract<Sign, { kind: 'outline' }>;

const pointOf = ({ row, column }: GridPoint): DrawnPoint => [row, column];

function drawnOutline(
  { cells, line, isFilled, text, hue }: Outline,
  colour: string | undefined,
  size: number,
): Partial<DrawnParts> {
  const own = hue && lightOf(hue);
  const cage: DrawnCage = {
    cells,
    ...(text !== undefined && { label: text }),
    colours: own === undefined ? (colour === undefined || colour === GREY || colour === BLACK ? [] : [colour]) : [own],
    areDifferent: line === 'dashed',
  };
  const tints = isFilled ? cells.map((cell) => square(pointOf(centreOf(cell, size)), 1, 'd6d6d6')) : [];
  return { shapes: tints, cages: line || text !== undefined ? [cage] : [] };
}

const square = (centre: DrawnPoint, side: number, fill: string): DrawnShape => ({
  centre,
  width: side,
  height: side,
  form: 'square',
  fill,
});

/** Returns a pill round points that lie in a row. */
function pill(points: readonly GridPoint[]): DrawnShape {
  const [rows, columns] = [points.map(({ row }) => row), points.map(({ column }) => column)];
  const spanOf = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
  const middleOf = (all: readonly number[]): number => (Math.max(...all) + Math.min(...all)) / 2;
  return {
    centre: [middleOf(rows), middleOf(columns)],
    width: spanOf(columns) + END,
    height: spanOf(rows) + END,
    form: 'round',
    fill: WHITE,
    border: BLACK,
  };
}

function drawnPath({ points, hue, width, start, end }: Path, colour: string | undefined): Partial<DrawnParts> {
  const own = pathColour(hue, colour, end === 'arrow');
  const stroke: DrawnStroke = {
    points: (start === 'ring' && end === 'arrow' ? fromRim(points) : points).map(pointOf),
    colour: own,
    width: typeof width === 'number' ? width : WIDTHS[width ?? 'fine'],
    hasHead: end === 'arrow',
  };
  const shapes = [endShape(points[0]!, start, own), endShape(points.at(-1)!, end, own)];
  return { strokes: [stroke], shapes: shapes.flatMap((shape) => shape ?? []) };
}

function pathColour(hue: Path['hue'], colour: string | undefined, isArrow: boolean): string {
  if (hue === undefined) return isArrow ? BLACK : (colour ?? BLACK);
  return isOwnColour(hue) ? lightOf(hue) : (colour ?? HUES[hue]);
}

const isOwnColour = (hue: Hue | OwnColour): hue is OwnColour => hue.startsWith('light-dark');

/** Returns the points of an arrow, which begins at the rim of the ring in its first cell. */
function fromRim([first, second, ...rest]: readonly GridPoint[]): GridPoint[] {
  const [down, right] = [second!.row - first!.row, second!.column - first!.column];
  const part = END / 2 / Math.hypot(down, right);
  return [{ row: first!.row + down * part, column: first!.column + right * part }, second!, ...rest];
}

function endShape(point: GridPoint, end: PathEnd | undefined, colour: string): DrawnShape | undefined {
  if (end === undefined || end === 'arrow') return undefined;
  const look = end === 'bulb' ? { fill: colour } : { fill: WHITE, border: BLACK };
  const side = end === 'diamond' ? END * Math.SQRT1_2 : END;
  return {
    centre: pointOf(point),
    width: side,
    height: side,
    form: end === 'diamond' ? 'diamond' : 'round',
    ...look,
  };
}

function drawnLabel({ at, text, on, type }: Label, colour: string): DrawnShape[] {
  const ground = typeof on === 'object' ? ownGround(on) : groundOf(on, colour);
  const isDark = on === 'black-dot';
  const height = type?.height ?? (on === undefined || typeof on === 'object' ? TEXT : SMALL_TEXT);
  const ink = type ? inkOf(type.ink) : isDark ? WHITE : undefined;
  return [
    {
      centre: pointOf(at),
      ...ground,
      ...(text !== undefined && {
        text,
        textHeight: height,
        ...(ink !== undefined && { textColour: ink }),
        ...(type?.angle && { angle: type.angle }),
      }),
    },
  ];
}

type Ground = Pick<DrawnShape, 'width' | 'height' | 'form' | 'fill' | 'border' | 'angle'>;

function groundOf(on: LabelGround | undefined, colour: string): Ground {
  const round = (side: number, look: Pick<Ground, 'fill' | 'border'>): Ground => ({
    width: side,
    height: side,
    form: 'round',
    ...look,
  });
  switch (on) {
    case 'white-dot':
      return round(ON_EDGE, { fill: WHITE, border: BLACK });
    case 'black-dot':
      return round(ON_EDGE, { fill: BLACK, border: BLACK });
    case 'grey-dot':
      return round(ON_EDGE, { fill: GREY, border: BLACK });
    case 'ring':
      return round(AT_CORNER, { fill: WHITE, border: BLACK });
    case 'circle':
      return round(IN_CELL, { fill: colour });
    case 'square':
      return { width: IN_CELL, height: IN_CELL, form: 'square', fill: colour };
    case 'open-circle':
      return round(END, { border: colour });
    default:
      return { width: 0, height: 0, form: 'square' };
  }
}

function ownGround({ width, height, corner, angle, fill, edge }: OwnGround): Ground {
  return {
    width,
    height,
    form: corner > 0 ? 'round' : 'square',
    ...(fill && { fill: inkOf(fill) }),
    ...(edge && { border: inkOf(edge) }),
    ...(angle && { angle }),
  };
}

const inkOf = (ink: NonNullable<OwnGround['fill']>): string => {
  if (ink === 'paper' || ink === 'white') return WHITE;
  if (ink === 'black' || ink === 'sign') return BLACK;
  return lightOf(ink);
};

/** Returns the six digits of a colour on light paper. */
const lightOf = (colour: OwnColour): string => /#([\da-f]{6})/i.exec(colour)![1]!.toLowerCase();
