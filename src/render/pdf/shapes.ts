/** The shapes of a picture in a PDF: vectors only, and always in light colours, for print. */
import type { Role } from '../../logic/step/marks.js';
import { arrowHead, cornersOf, struckCorner } from '../picture/outlines.js';
import { LIGHT } from '../picture/palette.js';
import type { Bounds, Picture, Point, Shape } from '../picture/shape.js';
import { IN_COLOUR, inLight, linkColour, type TextColours, text } from './shape-text.js';

/** The place of a picture: its upper left corner and its width, in points. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The colour of lines for rules, pale so that digits on them stay readable. */
const RULE = '#9a9a9a';
const STROKES = { rule: 1.2, thin: 0.8, box: 2.6, frame: 3.6 } as const;

/** Draws a picture and returns its height. */
export function drawPicture(
  page: PDFKit.PDFDocument,
  picture: Picture,
  { x, y, width }: Place,
  colours: TextColours = IN_COLOUR,
): number {
  const scale = width / picture.width;
  page.save().translate(x, y).scale(scale);
  for (const shape of picture.shapes) draw(page, shape, colours);
  page.restore();
  return picture.height * scale;
}

type Of<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>;

function draw(page: PDFKit.PDFDocument, shape: Shape, colours: TextColours): void {
  switch (shape.kind) {
    case 'line':
      line(page, shape);
      return;
    case 'ground':
      for (const { left, top, right, bottom } of shape.areas)
        page
          .save()
          .fillOpacity(0.09)
          .rect(left, top, right - left, bottom - top)
          .fill(LIGHT.ink)
          .restore();
      return;
    case 'stroke':
      stroke(page, shape);
      return;
    case 'spot':
      spot(page, shape);
      return;
    case 'panel':
      panel(page, shape);
      return;
    case 'wash':
      for (const area of shape.areas)
        wash(
          page,
          area,
          shape.tone === undefined && shape.role === 'cover' ? LIGHT.roles.on : colourOf(shape),
          shape.hatched,
        );
      return;
    case 'disc':
      disc(page, shape);
      return;
    case 'ring':
      page.lineWidth(1.8).circle(shape.centre.x, shape.centre.y, shape.radius).stroke(LIGHT.roles[shape.role]);
      return;
    case 'plate':
    case 'badge':
      square(page, shape);
      return;
    case 'diamond': {
      filled(polygon(page, cornersOf(shape.centre, shape.radius)), shape);
      return;
    }
    case 'struck':
      struck(page, shape);
      return;
    case 'outline': {
      const { left, top, right, bottom } = shape.area;
      page
        .lineWidth(shape.role === 'target' ? 2.2 : 1.2)
        .roundedRect(left, top, right - left, bottom - top, shape.radius)
        .stroke(colourOf(shape));
      return;
    }
    case 'arc':
      arc(page, shape);
      return;
    case 'text':
      text(page, shape, colours);
  }
}

function line(page: PDFKit.PDFDocument, { weight, from, to }: Of<'line'>): void {
  page
    .lineWidth(STROKES[weight])
    .lineCap('square')
    .moveTo(from.x, from.y)
    .lineTo(to.x, to.y)
    .stroke(weight === 'thin' ? LIGHT.lines : weight === 'rule' ? RULE : LIGHT.ink);
}

const polygon = (page: PDFKit.PDFDocument, points: readonly Point[]): PDFKit.PDFDocument =>
  page.polygon(...points.map(({ x, y }): [number, number] => [x, y]));

function stroke(page: PDFKit.PDFDocument, { points, isClosed, dash, width, tone }: Of<'stroke'>): void {
  page
    .save()
    .lineWidth(width)
    .lineJoin('round')
    .lineCap(dash ? 'butt' : 'round');
  if (dash) page.dash(dash[0], { space: dash[1] });
  const [first, ...rest] = points;
  page.moveTo(first!.x, first!.y);
  for (const { x, y } of rest) page.lineTo(x, y);
  if (isClosed) page.closePath();
  page.stroke(inLight(tone)).restore();
}

function spot(page: PDFKit.PDFDocument, { form, centre, radius, fill, edge }: Of<'spot'>): void {
  const { x, y } = centre;
  if (form === 'circle') page.circle(x, y, radius);
  else if (form === 'square') page.rect(x - radius, y - radius, 2 * radius, 2 * radius);
  else polygon(page, cornersOf(centre, radius));
  if (edge) page.lineWidth(1.4).fillAndStroke(inLight(fill), inLight(edge));
  else page.fill(inLight(fill));
}

function panel(page: PDFKit.PDFDocument, shape: Of<'panel'>): void {
  const { centre, width, height, corner, angle = 0, fill, edge, isTint } = shape;
  if (!fill && !edge) return;
  page
    .save()
    .rotate(angle, { origin: [centre.x, centre.y] })
    .fillOpacity(isTint ? 0.7 : 1)
    .lineWidth(1.4)
    .roundedRect(centre.x - width / 2, centre.y - height / 2, width, height, corner);
  if (fill && edge) page.fillAndStroke(inLight(fill), inLight(edge));
  else if (fill) page.fill(inLight(fill));
  else page.stroke(inLight(edge!));
  page.restore();
}

/** Returns the colour of a shape: that of its tone, or else of its role. */
const colourOf = ({ role, tone }: { readonly role: Role; readonly tone?: number }): string =>
  tone === undefined ? LIGHT.roles[role] : linkColour(tone);

/** Fills the current path as a ground. */
function filled(
  page: PDFKit.PDFDocument,
  ground: { readonly role: Role; readonly tone?: number; readonly pale?: boolean; readonly edge?: string },
): void {
  const colour = colourOf(ground);
  if (ground.pale)
    page
      .save()
      .lineWidth(1.2)
      .fillOpacity(ground.edge === 'rim' && ground.tone !== undefined ? STRONGER : PALE)
      .fillAndStroke(colour, colour)
      .restore();
  else page.fill(colour);
}

/** The opacity of pale grounds, and of those that would be full if their candidate were not removed. */
const PALE = 0.22;
const STRONGER = 0.4;

function disc(page: PDFKit.PDFDocument, shape: Of<'disc'>): void {
  const { edge, radius } = shape;
  const { x, y } = shape.centre;
  filled(page.circle(x, y, edge === 'double' ? radius * 0.8 : radius), shape);
  if (edge === 'double') page.lineWidth(1.3).circle(x, y, radius).stroke(colourOf(shape));
  if (edge === 'rim')
    page
      .lineWidth(1.8)
      .circle(x, y, radius)
      .stroke(shape.pale ? colourOf(shape) : LIGHT.ink);
}

function square(page: PDFKit.PDFDocument, shape: Of<'plate'> | Of<'badge'>): void {
  const { centre, radius } = shape;
  const path = (): PDFKit.PDFDocument =>
    page.roundedRect(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius, 2);
  filled(path(), { role: 'pattern', ...shape });
  if (shape.kind === 'badge')
    text(page, { kind: 'text', centre, height: radius * 1.7, text: shape.text, style: 'given', on: 'full', of: {} });
  else if (shape.edge === 'rim' && !shape.pale) path().lineWidth(1.8).stroke(LIGHT.ink);
}

function struck(page: PDFKit.PDFDocument, { centre, radius }: Of<'struck'>): void {
  const { x, y } = centre;
  page
    .lineWidth(1.7)
    .rect(x - radius, y - radius, 2 * radius, 2 * radius)
    .fillAndStroke(LIGHT.paper, LIGHT.roles.target);
  polygon(page, struckCorner(centre, radius)).fill(LIGHT.roles.target);
}

function wash(page: PDFKit.PDFDocument, { left, top, right, bottom }: Bounds, colour: string, hatched: boolean): void {
  page
    .save()
    .fillOpacity(LIGHT.tint)
    .rect(left, top, right - left, bottom - top)
    .fill(colour)
    .restore();
  if (!hatched) return;
  page
    .save()
    .rect(left, top, right - left, bottom - top)
    .clip()
    .lineWidth(1)
    .strokeOpacity(0.32);
  const height = bottom - top;
  for (let from = left - height; from < right; from += HATCH) page.moveTo(from, bottom).lineTo(from + height, top);
  page.stroke(colour).restore();
}

/** The distance between the lines of a hatch. */
const HATCH = 10;

function arc(page: PDFKit.PDFDocument, { from, bend, to, strong, arrow, branches }: Of<'arc'>): void {
  const colour = linkColour(branches[0]);
  page.save().lineWidth(strong ? 2 : 1.5);
  if (!strong) page.dash(4, { space: 3 });
  page.moveTo(from.x, from.y).quadraticCurveTo(bend.x, bend.y, to.x, to.y).stroke(colour).restore();
  if (arrow) polygon(page, arrowHead(bend, to)).fill(colour);
}
