/** Shapes as SVG, and their style sheet, which has light and dark colours. */
import { ROLES } from '../../logic/step/marks.js';
import { around, arrowHead, BASELINE, cornersOf, struckCorner } from './outlines.js';
import { DARK, LIGHT, OF_PAGE, type Palette, type Theme } from './palette.js';
import { type Bounds, type Paint, type Point, type Shape, TONES, type Tone } from './shape.js';

/** Returns the shapes alone, for a caller with its own <svg> and style sheet. A setter's own colours follow the `color-scheme`. */
export function svgShapes(shapes: readonly Shape[], suffix = ''): string {
  const hatched = shapes.some((shape) => shape.kind === 'wash' && shape.hatched);
  const elements = shapes.map((shape) => elementOf(shape, suffix));
  return (hatched ? [`<defs>${hatch(suffix)}</defs>`, ...elements] : elements).join('\n');
}

/** Escapes text for XML. Characters that XML forbids (most control characters, lone surrogates) are left out. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Writes a number rounded and without trailing zeros. */
export const number = (value: number): string => String(Math.round(value * 100) / 100);

const at = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;

const hatch = (suffix: string): string =>
  `<pattern id="hatch${suffix}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M0 0V7"/></pattern>`;

function elementOf(shape: Shape, suffix: string): string {
  switch (shape.kind) {
    case 'line':
      return `<path class="${shape.weight}" d="M${at(shape.from)}L${at(shape.to)}"/>`;
    case 'ground':
      return `<path class="ground" d="${shape.areas.map(rectangle).join('')}"/>`;
    case 'stroke': {
      const d = `M${shape.points.map(at).join('L')}${shape.isClosed ? 'Z' : ''}`;
      const dash = shape.dash ? ` dashed" stroke-dasharray="${shape.dash.map(number).join(' ')}` : '';
      const { tone } = shape;
      return `<path class="stroke${toneOf(tone)}${dash}"${ownColour('stroke', tone)} stroke-width="${number(shape.width)}" d="${d}"/>`;
    }
    case 'spot': {
      const { centre, radius, form, fill, edge } = shape;
      const own = painted(fill, edge);
      if (form === 'circle')
        return `<circle ${own} cx="${number(centre.x)}" cy="${number(centre.y)}" r="${number(radius)}"/>`;
      const d = form === 'square' ? rectangle(around(centre, radius)) : diamond(centre, radius);
      return `<path ${own} d="${d}"/>`;
    }
    case 'panel': {
      const { centre, width, height, corner, angle, fill, edge, isTint } = shape;
      const corners = `x="${number(centre.x - width / 2)}" y="${number(centre.y - height / 2)}" width="${number(width)}" height="${number(height)}" rx="${number(corner)}"`;
      return `<rect ${painted(fill, edge)} ${corners}${isTint ? ' fill-opacity=".7"' : ''}${turned(angle, centre)}/>`;
    }
    case 'wash': {
      const d = shape.areas.map(rectangle).join('');
      const tint = `<path class="wash ${colourClass(shape)}" d="${d}"/>`;
      return shape.hatched ? `${tint}\n<path fill="url(#hatch${suffix})" d="${d}"/>` : tint;
    }
    case 'disc': {
      const circle = (radius: number, kind: string): string =>
        `<circle class="${kind} ${colourClass(shape)}" cx="${number(shape.centre.x)}" cy="${number(shape.centre.y)}" r="${number(radius)}"/>`;
      if (shape.edge === 'double') return `${circle(shape.radius * 0.8, 'disc')}\n${circle(shape.radius, 'double')}`;
      return circle(shape.radius, shape.edge === 'rim' ? 'disc rim' : 'disc');
    }
    case 'plate': {
      const edge = shape.edge === 'rim' ? ' rim' : '';
      return squareOf(`disc ${colourClass(shape)}${edge}`, shape.centre, shape.radius);
    }
    case 'badge': {
      const { centre, radius, text } = shape;
      const height = radius * 1.7;
      return `${squareOf(`disc ${colourClass(shape)}`, centre, radius)}\n<text class="on-full" x="${number(centre.x)}" y="${number(centre.y + height * BASELINE)}" font-size="${number(height)}">${escaped(text)}</text>`;
    }
    case 'ring':
      return `<circle class="ring ${shape.role}" cx="${number(shape.centre.x)}" cy="${number(shape.centre.y)}" r="${number(shape.radius)}"/>`;
    case 'diamond': {
      const { centre, radius } = shape;
      return `<path class="disc ${colourClass(shape)}" d="${diamond(centre, radius)}"/>`;
    }
    case 'struck': {
      const corner = struckCorner(shape.centre, shape.radius).map(at).join('L');
      return `<path class="struck" d="${rectangle(around(shape.centre, shape.radius))}"/>\n<path class="corner" d="M${corner}Z"/>`;
    }
    case 'outline': {
      const { area, radius } = shape;
      return `<rect class="outline ${colourClass(shape)}" x="${number(area.left)}" y="${number(area.top)}" width="${number(area.right - area.left)}" height="${number(area.bottom - area.top)}" rx="${number(radius)}"/>`;
    }
    case 'arc': {
      const own = caseClass(shape.branches[0]);
      const curve = `<path class="link ${shape.strong ? 'strong' : 'weak'}${own}" d="M${at(shape.from)}Q${at(shape.bend)} ${at(shape.to)}"/>`;
      return shape.arrow
        ? `${curve}\n<path class="arrow${own}" d="M${arrowHead(shape.bend, shape.to).map(at).join('L')}Z"/>`
        : curve;
    }
    case 'text': {
      const { centre, height, text, style, on, branch, ink, angle } = shape;
      const under = on ? ` on-${on}` : caseClass(branch);
      const own = ink ? painted(ink) : `class="${style}${under}"`;
      const y = centre.y + height * BASELINE;
      const line = `<text ${own} x="${number(centre.x)}" y="${number(y)}" font-size="${number(height)}"${turned(angle, centre)}>${escaped(text)}</text>`;
      if (style !== 'new') return line;
      const half = height * 0.36;
      const below = centre.y + height * 0.46;
      return `${line}\n<path class="underline" d="M${at({ x: centre.x - half, y: below })}L${at({ x: centre.x + half, y: below })}"/>`;
    }
  }
}

/** Returns the class for the colour of a shape: its tone, or else its role. */
const colourClass = (shape: { readonly role?: string; readonly tone?: number; readonly pale?: boolean }): string =>
  `${shape.tone === undefined ? shape.role : `tone-${shape.tone % LIGHT.links.length}`}${shape.pale ? ' pale' : ''}`;

/** Returns the class of a spot, a panel or the text on it, and the attributes for a setter's own colours. */
const painted = (fill: Paint | undefined, edge?: Paint): string =>
  `class="spot${toneOf(fill)}${toneOf(edge, 'edge-')}"${ownColour('fill', fill ?? 'none')}${ownColour('stroke', edge)}`;

const isTone = (paint: string): paint is Tone => paint in LIGHT.tones;

const toneOf = (paint = '', prefix = ''): string => (isTone(paint) ? ` ${prefix}${paint}` : '');

/** Returns the attribute for a colour that no class has. */
const ownColour = (name: 'fill' | 'stroke', paint = ''): string =>
  paint === '' || isTone(paint) ? '' : ` ${name}="${escaped(paint)}"`;

const turned = (angle: number | undefined, centre: Point): string =>
  angle ? ` transform="rotate(${number(angle)} ${at(centre)})"` : '';

const squareOf = (kind: string, { x, y }: Point, radius: number): string =>
  `<rect class="${kind}" x="${number(x - radius)}" y="${number(y - radius)}" width="${number(2 * radius)}" height="${number(2 * radius)}" rx="2"/>`;

/** Returns the class for the colour of a case. The colours repeat; a link without a case has the first. */
const caseClass = (branch = 0): string => (branch % LIGHT.links.length ? ` case-${branch % LIGHT.links.length}` : '');

const rectangle = ({ left, top, right, bottom }: Bounds): string =>
  `M${at({ x: left, y: top })}H${number(right)}V${number(bottom)}H${number(left)}Z`;

const diamond = (centre: Point, radius: number): string => `M${cornersOf(centre, radius).map(at).join('L')}Z`;

/**
 * Returns the style sheet for the classes of the shapes. `page`: their colours follow the `color-scheme` of the page.
 * `hasSigns`: some of them are the signs of clues.
 */
export function svgStyle(theme: Theme | 'page', hasSigns = true): string {
  const colours = (palette: Palette): string => coloursOf(palette) + (hasSigns ? coloursOfSigns(palette) : '');
  const common = COMMON + (hasSigns ? COMMON_TO_SIGNS : '');
  if (theme === 'page') return common + colours(OF_PAGE);
  if (theme !== 'auto') return common + colours(theme === 'dark' ? DARK : LIGHT);
  return `${common}${colours(LIGHT)}@media screen and (prefers-color-scheme:dark){${colours(DARK)}}`;
}

/** True if a shape is drawn for the sign of a clue. */
export const isOfSign = (shape: Shape): boolean =>
  shape.kind === 'stroke' ||
  shape.kind === 'spot' ||
  shape.kind === 'panel' ||
  (shape.kind === 'text' && shape.style === 'clue');

const COMMON = [
  'text{font-family:"DejaVu Sans",system-ui,-apple-system,"Segoe UI",sans-serif;font-variant-numeric:tabular-nums;text-anchor:middle}',
  '.given,.new,.tag{font-weight:600}.emphasised{font-weight:700}.tag{paint-order:stroke;stroke-width:4;stroke-linejoin:round}',
  '.thin{stroke-width:1}.rule{stroke-width:1.4;stroke-opacity:.6}.ground{fill-opacity:.09}.box{stroke-width:3}.frame{stroke-width:4;stroke-linecap:square}',
  '.link,.outline,.ring,.double,.underline,.hatch{fill:none}.pale{fill-opacity:.22;stroke-width:1.2}.pale.rim{stroke-width:2.4}',
  '.strong{stroke-width:2}.weak{stroke-width:1.5;stroke-dasharray:4 3}',
  '.outline{stroke-width:1.2}.outline.target{stroke-width:2.2}.outline.fin{stroke-dasharray:5 3}.ring{stroke-width:1.8}.double{stroke-width:1.3}.rim{stroke-width:1.8}.struck{stroke-width:1.7}.underline{stroke-width:3}.hatch{stroke-width:1.4;stroke-opacity:.32}',
].join('');

const COMMON_TO_SIGNS =
  '.stroke{fill:none;stroke-linejoin:round;stroke-linecap:round}.dashed{stroke-linecap:butt}.spot{stroke-width:1.4}';

const coloursOfSigns = ({ tones }: Palette): string =>
  [
    `.clue{fill:${tones.sign}}.on-white{fill:${tones.black}}.on-black{fill:${tones.white}}`,
    ...TONES.map(
      (tone) =>
        `.stroke.${tone}{stroke:${tones[tone]}}.spot.${tone}{fill:${tones[tone]}}.edge-${tone}{stroke:${tones[tone]}}`,
    ),
  ].join('');

const coloursOf = ({ paper, ink, quiet, lines, placed, roles, onRole, links, tint }: Palette): string =>
  [
    `.paper{fill:${paper}}.ground{fill:${ink}}.thin{stroke:${lines}}.rule{stroke:${quiet}}.box,.frame{stroke:${ink}}`,
    `.given{fill:${ink}}.placed,.emphasised{fill:${placed}}.new{fill:${roles.pattern}}.underline{stroke:${roles.pattern}}`,
    `.candidate,.label,.caption{fill:${quiet}}.faint{fill:${lines}}`,
    `.tag{stroke:${paper}}.link{stroke:${links[0]}}.arrow,.tag{fill:${links[0]}}.rim{stroke:${ink}}.struck{fill:${paper};stroke:${roles.target}}.corner{fill:${roles.target}}.on-full{fill:${paper};font-weight:600}.hatch{stroke:${roles.on}}`,
    ...links
      .slice(1)
      .map((link, i) => `.link.case-${i + 1}{stroke:${link}}.arrow.case-${i + 1},.tag.case-${i + 1}{fill:${link}}`),
    ...links.map(
      (link, i) =>
        `.disc.tone-${i},.wash.tone-${i}{fill:${link}}.wash.tone-${i}{fill-opacity:${tint}}.outline.tone-${i}{fill:none;stroke:${link}}.pale.tone-${i}{stroke:${link}}.rim.tone-${i}{fill-opacity:.4}`,
    ),
    ...ROLES.map(
      (role) =>
        `.wash.${role}{fill:${role === 'cover' ? roles.on : roles[role]};fill-opacity:${tint}}.disc.${role}{fill:${roles[role]}}.pale.${role}{stroke:${roles[role]}}.ring.${role},.double.${role},.outline.${role}{stroke:${roles[role]}}.on-${role}{fill:${onRole[role]};font-weight:600}`,
    ),
  ].join('');
