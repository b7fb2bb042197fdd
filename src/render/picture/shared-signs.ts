/** The signs of a shared puzzle: all that its setter drew, as drawn, in place of our signs for what was read of it. */
import { printable } from '../../core/printable.js';
import type { GridPoint, Ink, OwnGround, Sign } from '../../core/sign.js';
import type { Statement } from '../../core/statement.js';
import {
  type DrawnCage,
  type DrawnPoint,
  type DrawnShape,
  type DrawnStroke,
  isShowable,
  type SharedDrawing,
} from '../../formats/drawn/drawing.js';
import type { Reading } from '../../formats/format.js';
import { signsOfStatements } from '../../variants/signs.js';
import { withoutUsualNumber } from '../../variants/usual-number.js';
import { fillsCell } from './clues.js';
import { lightnessOf, ownColour } from './own-colours.js';

/**
 * Returns the signs of a puzzle that was read from a drawing: those of constraints that it does not draw, and the
 * drawing. Undefined if nothing is drawn, or too much to be shown.
 */
export function sharedSigns(reading: Reading): readonly Sign[] | undefined {
  const { drawing, puzzle } = reading;
  const { geometry } = puzzle;
  if (!drawing || !isShowable(drawing)) return undefined;
  const own = drawnSigns(drawing);
  if (own.length === 0) return undefined;
  const drawn = new Set(drawing.read?.map(keyOf));
  const others = (geometry.layout.statements ?? []).filter((statement) => !drawn.has(keyOf(statement)));
  const named = new Set(
    drawing.named?.statements?.map((statement) => keyOf(withoutUsualNumber(statement, geometry.size))),
  );
  const added = others.filter((statement) => !named.has(keyOf(statement)));
  return [...signsOfStatements(geometry, others), ...own, ...setterWords(reading, added)];
}

/** The most characters of rules that are told. */
const LONGEST_RULES = 1000;

/** Returns the sentences of the setter that state rules. They do not state what others have added to his puzzle. */
function setterWords({ rules }: Reading, added: readonly Statement[]): Sign[] {
  const told = (rules?.told ?? []).filter(({ sentence, says }) => sentence !== '' && says.length > 0);
  if (told.length === 0) return [];
  const said = told.flatMap(({ says }) => says.map(({ constraint }) => constraint));
  const text = [...new Set(told.map(({ sentence }) => printable(sentence.replace(/[.;]?$/, '.'))))].join(' ');
  return [
    {
      kind: 'words',
      text: text.length > LONGEST_RULES ? `${text.slice(0, LONGEST_RULES)}…` : text,
      states: said.filter((id) => added.every(({ kind }) => kind !== id)),
    },
  ];
}

/** Names a statement by its kind, value and cells: a layout spells texts in its own way. */
const keyOf = ({ kind, value, lists }: Statement): string =>
  `${kind} ${value ?? ''} ${lists.map((cells) => cells.toSorted((a, b) => a - b)).join('/')}`;

/** Returns the signs of a drawing, in the order in which they lie on each other. */
function drawnSigns({ size, strokes, shapes, cages }: SharedDrawing): Sign[] {
  const seen = shapes.filter(isSeen);
  const [tints, others] = [seen.filter(isTint), seen.filter((shape) => !isTint(shape))];
  const rings = others.filter((shape) => shape.form === 'round' && fillsCell(shape));
  return [
    ...tints.map((shape) => labelOf(shape, size)),
    ...strokes.flatMap((stroke) => pathOf(stroke, rings, size)),
    ...others.map((shape) => labelOf(shape, size)),
    ...cages.map(outlineOf),
  ];
}

const isSeen = ({ fill, border, text }: DrawnShape): boolean => [fill, border, text].some((each) => each !== undefined);

/** The least side of a square that fills its cell: lines go over it. */
const TINT = 0.85;
const isTint = ({ form, width, height, text }: DrawnShape): boolean =>
  form === 'square' && text === undefined && Math.min(width, height) >= TINT;

/** How far outside the grid a drawing may reach, in cells. */
const OUTSIDE = 3;

const placeOf = ([row, column]: DrawnPoint, size: number): GridPoint => ({
  row: within(row, -OUTSIDE, size + OUTSIDE),
  column: within(column, -OUTSIDE, size + OUTSIDE),
});

const within = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;

/** The widths of lines in cells. */
const THINNEST = 0.02;
const THICKEST = 1;
/** The width from which digits stand on a line. */
const UNDER_DIGITS = 0.14;

function pathOf({ points, colour, width, hasHead }: DrawnStroke, rings: readonly DrawnShape[], size: number): Sign[] {
  const hue = ownColour(colour, width >= UNDER_DIGITS);
  const from = points[0];
  const to = points[1];
  if (!from || !to) return [];
  const ring = rings.find((shape) => isInside(from, shape) && !isInside(to, shape));
  const way = ring ? [rimOf(ring, from, to), ...points.slice(1)] : points;
  return [
    {
      kind: 'path',
      points: way.map((point) => placeOf(point, size)),
      width: within(width, THINNEST, THICKEST),
      ...(hue && { hue }),
      ...(hasHead && { end: 'arrow' }),
    },
  ];
}

const isInside = ([row, column]: DrawnPoint, { centre, width, height }: DrawnShape): boolean =>
  Math.abs(row - centre[0]) < height / 2 && Math.abs(column - centre[1]) < width / 2;

/** Returns the point at which a line leaves a disc or a pill in which it begins. */
function rimOf({ centre: [row, column], width, height }: DrawnShape, from: DrawnPoint, to: DrawnPoint): DrawnPoint {
  const radius = Math.min(width, height) / 2;
  const [rows, columns] = [height / 2 - radius, width / 2 - radius];
  const reach = (part: number): number => {
    const [atRow, atColumn] = between(from, to, part);
    return Math.hypot(
      atRow - within(atRow, row - rows, row + rows),
      atColumn - within(atColumn, column - columns, column + columns),
    );
  };
  let [inside, outside] = [0, 1];
  for (let halving = 0; halving < 12; halving++) {
    const middle = (inside + outside) / 2;
    if (reach(middle) < radius) inside = middle;
    else outside = middle;
  }
  return between(from, to, outside);
}

const between = (from: DrawnPoint, to: DrawnPoint, part: number): DrawnPoint => [
  from[0] + part * (to[0] - from[0]),
  from[1] + part * (to[1] - from[1]),
];

function labelOf(shape: DrawnShape, size: number): Sign {
  const { centre, fill, border } = shape;
  const text = textIn(shape);
  const ground = fill === undefined && border === undefined ? undefined : groundOf(shape, size);
  return {
    kind: 'label',
    at: placeOf(centre, size),
    ...(ground && { on: ground }),
    ...(text !== undefined && { text, type: typeOf(shape, ground) }),
  };
}

/** The most characters of a text that is drawn. */
const LONGEST = 80;

function textIn({ text }: DrawnShape): string | undefined {
  const own = text?.replaceAll(/\s+/g, ' ');
  return own === undefined || own.length <= LONGEST ? own : `${own.slice(0, LONGEST)}…`;
}

function groundOf(shape: DrawnShape, size: number): OwnGround {
  const [width, height] = [shape.width, shape.height].map((side) => within(side, 0, size + 2 * OUTSIDE)) as [
    number,
    number,
  ];
  const isLarge = fillsCell(shape);
  const angle = shape.angle ?? (shape.form === 'diamond' ? 45 : 0);
  const border = shape.border === shape.fill ? undefined : shape.border;
  const fill = shape.fill === undefined ? undefined : fillOf(shape.fill, isLarge, border !== undefined);
  const edge = fill === 'black' ? 'sign' : border === undefined ? undefined : edgeOf(border, fill);
  return {
    width,
    height,
    corner: shape.form === 'round' ? Math.min(width, height) / 2 : 0,
    ...(Number.isFinite(angle) && angle !== 0 && { angle }),
    ...(fill && { fill }),
    ...(edge && { edge }),
    ...(isTint(shape) && { isTint: true }),
  };
}

/** The lightness from which a colour is white and up to which it is black, and the chroma of one that is neither. */
const WHITE = 0.97;
const BLACK = 0.3;
const COLOURED = 0.03;

/**
 * Returns the fill of a shape. White and black say what a dot is, so they are so on dark paper too. White without an edge
 * only interrupts what lies under it.
 */
function fillOf(colour: string, isLarge: boolean, hasEdge: boolean): Ink | undefined {
  const own = ownColour(colour, isLarge);
  if (!own) return undefined;
  const { lightness, chroma } = lightnessOf(colour);
  if (chroma >= COLOURED) return own;
  if (lightness >= WHITE) return isLarge || !hasEdge ? 'paper' : 'white';
  return lightness <= BLACK && !isLarge ? 'black' : own;
}

function edgeOf(colour: string, fill: Ink | undefined): Ink | undefined {
  const own = ownColour(colour);
  return own && fill === 'white' && lightnessOf(colour).lightness <= BLACK ? 'black' : own;
}

/** The usual height of a text in cells, the least and the largest, and the part of its ground that it fills. */
const USUAL = 0.45;
const SMALLEST = 0.15;
const LARGEST = 1.5;
const FILLED = 0.75;

function typeOf({ textHeight, textColour, angle, form, fill }: DrawnShape, on?: OwnGround) {
  const usual = on ? Math.min(USUAL, on.height * FILLED) : USUAL;
  const isTurned = form !== 'diamond' && angle !== undefined && Number.isFinite(angle);
  return {
    height: within(textHeight ?? usual, SMALLEST, LARGEST),
    ink: inkOf(textColour, fill, on),
    ...(isTurned && { angle }),
  };
}

/** The lightness of a ground up to which dark letters cannot be read on it. */
const DARK = 0.6;

/** Returns the ink of a text. On a ground it is dark or light, as the ground allows. */
function inkOf(colour: string | undefined, fill: string | undefined, on: OwnGround | undefined): Ink {
  if (on?.fill === 'white') return 'black';
  if (on?.fill === 'black') return 'white';
  if (on?.fill && fill !== undefined && lightnessOf(fill).lightness <= DARK && !fillsCell(on)) return 'paper';
  return (on?.fill === undefined ? ownColour(colour) : undefined) ?? 'sign';
}

function outlineOf({ cells, label, colours: [colour] }: DrawnCage): Sign {
  const hue = ownColour(colour);
  return {
    kind: 'outline',
    cells,
    line: 'dashed',
    ...(label && { text: label.slice(0, LONGEST) }),
    ...(hue && { hue }),
  };
}
