/** The texts of a picture in a PDF. */
import { BASELINE } from '../picture/outlines.js';
import { LIGHT } from '../picture/palette.js';
import type { Paint, Shape, TextStyle, Tone } from '../picture/shape.js';
import { BOLD, REGULAR } from './options.js';

/** The font and the colour of each style of text. */
export type TextColours = Readonly<Record<TextStyle, { readonly font: string; readonly colour: string }>>;

export const IN_COLOUR: TextColours = {
  given: { font: BOLD, colour: LIGHT.ink },
  placed: { font: REGULAR, colour: LIGHT.placed },
  new: { font: BOLD, colour: LIGHT.roles.pattern },
  candidate: { font: REGULAR, colour: LIGHT.quiet },
  faint: { font: REGULAR, colour: LIGHT.lines },
  emphasised: { font: BOLD, colour: LIGHT.placed },
  label: { font: REGULAR, colour: LIGHT.quiet },
  tag: { font: BOLD, colour: LIGHT.links[0]! },
  caption: { font: REGULAR, colour: LIGHT.quiet },
  clue: { font: REGULAR, colour: LIGHT.tones.sign },
};

/** The colours of text with black values; givens are bold. */
export const IN_BLACK: TextColours = {
  ...IN_COLOUR,
  given: { font: BOLD, colour: 'black' },
  placed: { font: REGULAR, colour: 'black' },
};

type Text = Extract<Shape, { kind: 'text' }>;

/** Returns the colour of a text that is readable on a ground. */
const colourOn = (ground: NonNullable<Text['on']>): string => {
  if (ground === 'white') return LIGHT.tones.black;
  return ground === 'full' || ground === 'black' ? LIGHT.paper : LIGHT.onRole[ground];
};

/** Returns a colour on light paper. */
export const inLight = (paint: Paint): string =>
  isTone(paint) ? LIGHT.tones[paint] : (/#[\da-f]{6}/.exec(paint)?.[0] ?? LIGHT.tones.sign);

const isTone = (paint: Paint): paint is Tone => paint in LIGHT.tones;

/** Returns the colour of a case. */
export const linkColour = (branch = 0): string => LIGHT.links[branch % LIGHT.links.length]!;

/** Writes a text of a picture. */
export function text(
  page: PDFKit.PDFDocument,
  { centre, height, text, style, on, branch, ink, angle = 0 }: Text,
  colours: TextColours = IN_COLOUR,
): void {
  const { font, colour } = colours[style];
  page.font(on ? BOLD : font).fontSize(height);
  if (style === 'tag') page.circle(centre.x, centre.y, height * 0.5).fill(LIGHT.paper);
  page.fillColor(ink ? inLight(ink) : on ? colourOn(on) : branch === undefined ? colour : linkColour(branch));
  if (angle) page.save().rotate(angle, { origin: [centre.x, centre.y] });
  page.text(text, centre.x - page.widthOfString(text) / 2, centre.y + height * BASELINE, {
    lineBreak: false,
    baseline: 'alphabetic',
  });
  if (angle) page.restore();
  if (style !== 'new') return;
  const half = height * 0.36;
  const below = centre.y + height * 0.46;
  page
    .lineWidth(3)
    .moveTo(centre.x - half, below)
    .lineTo(centre.x + half, below)
    .stroke(colour);
}
