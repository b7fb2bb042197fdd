/** Text under the grid: a legend of the shapes that occur, and a caption broken into lines. */
import type { Geometry, House } from '../../core/geometry.js';
import { letterOf, type PartName, ROLES, type Role } from '../../logic/step/marks.js';
import { ENGLISH_LEGEND } from '../language/en/legend.js';
import type { LegendWords } from '../language/language.js';
import { houseNames } from '../names.js';
import { partLetters } from '../part-letters.js';
import { typeScale } from './layout.js';
import { caseLetter } from './links.js';
import { around, boundsOf } from './outlines.js';
import type { Bounds, Point, Shape } from './shape.js';

/** Returns the words for a part: `set A`, `pivot`. */
export const partWords = ({ part, letter }: PartName, { parts }: LegendWords, letters: readonly string[]): string =>
  letter === undefined ? parts[part] : `${parts[part]} ${letterOf(letter, letters)}`;

/** What the entries of a legend are written by. */
interface LegendContext {
  readonly geometry: Geometry;
  readonly legend: LegendWords;
  readonly letters: readonly string[];
}

interface Entry {
  readonly words: string;
  /** Draws the sample round a point. */
  sample(centre: Point, radius: number): Shape | readonly Shape[];
}

/** Sizes of samples, lines and type under a 9×9. Under larger grids, `typeScale` multiplies them. */
const RADIUS = 8;
const LINE = 22;
const CAPTION = 13;
/** The height of a digit that is a sample, relative to the radius of other samples. */
const DIGIT = 1.6;
/** The radius of the sample of a ring round a value, relative to that of a ring round a candidate. */
const VALUE_RING = 1.25;
/** The average width of a letter, relative to its height. */
const LETTER = 0.56;
/** The average width of a letter in a legend. Its entries are so short that a few wide letters count. */
const WIDE_LETTER = 0.59;
const SAMPLE = 26;
const GAP = 14;

/** Returns the words for houses that belong to no named part: `rows 2 and 6`. */
export function houseWords(geometry: Geometry, role: Role, houses: readonly House[], legend: LegendWords): string {
  const names = houseNames(geometry, houses, legend.houseNames).join(', ');
  return role === 'target' ? `${names}: ${legend.withoutPlace}` : names;
}

const captionAt = (centre: Point, text: string, scale: number): Shape => ({
  kind: 'text',
  style: 'caption',
  text,
  height: CAPTION * scale,
  centre,
  of: {},
});

/** Returns the shapes of a legend under a grid, and its lower edge. */
export function legendShapes(
  shapes: readonly Shape[],
  grid: Bounds,
  geometry: Geometry,
  words: LegendWords = ENGLISH_LEGEND,
  letters: readonly string[] = partLetters(geometry),
): { shapes: Shape[]; bottom: number } {
  const scale = typeScale(geometry);
  const lineHeight = LINE * scale;
  let x = grid.left;
  let y = grid.bottom + lineHeight * 0.8;
  const found = entriesFor(shapes, { geometry, legend: words, letters });
  const drawn = found.flatMap(({ words, sample }): Shape[] => {
    const width = words.length * CAPTION * WIDE_LETTER * scale;
    const text = (): Shape => captionAt({ x: x + SAMPLE * scale + width / 2, y }, words, scale);
    if (x > grid.left && boundsOf(text()).right > grid.right) {
      x = grid.left;
      y += lineHeight;
    }
    const entry = [sample({ x: x + (RADIUS + 2) * scale, y }, RADIUS * scale), text()].flat();
    x += width + (SAMPLE + GAP) * scale;
    return entry;
  });
  return { shapes: drawn, bottom: found.length > 0 ? y + lineHeight * 0.6 : grid.bottom };
}

function entriesFor(shapes: readonly Shape[], context: LegendContext): Entry[] {
  const { legend, letters } = context;
  const entries: Entry[] = [];
  const placed = shapes.find((shape) => shape.kind === 'text' && shape.style === 'new');
  if (placed?.kind === 'text')
    entries.push({
      words: legend.placed,
      sample: (centre, radius) => ({ ...placed, centre, height: radius * DIGIT, of: {} }),
    });
  const plate = shapes.find((shape) => shape.kind === 'plate' && shape.edge === 'rim' && !shape.pale);
  if (plate?.kind === 'plate')
    entries.push({ words: legend.placed, sample: (centre, radius) => ({ ...plate, centre, radius, of: {} }) });
  const ring = shapes.find(isInTheWay);
  const roles = isSupposing(shapes) ? { ...legend.roles, ...legend.supposed } : legend.roles;
  const add: Add = (words, sample) => {
    if (!entries.some((entry) => entry.words === words)) entries.push({ words, sample });
  };
  const hatched = shapes.flatMap((shape) => (shape.kind === 'wash' && shape.hatched ? (shape.of.name ?? []) : []));
  for (const badge of shapes.filter((shape) => shape.kind === 'badge').sort((a, b) => a.tone - b.tone))
    if (!hatched.some((name) => partWords(name, legend, letters) === partWords(badge.of.name!, legend, letters)))
      add(partWords(badge.of.name!, legend, letters), (centre, radius) => ({ ...badge, centre, radius, of: {} }));
  const lettered = shapes.filter(isGround).filter(({ of }) => of.name?.letter !== undefined);
  for (const ground of inOrder(lettered)) addGround(ground, context, add);
  for (const role of ROLES) addRole(shapes, role, { ...context, legend: { ...legend, roles } }, add);
  if (ring)
    entries.push({
      words: legend.inTheWay,
      sample: (centre, radius) => ({ ...ring, centre, radius: radius * VALUE_RING, of: {} }),
    });
  for (const strong of [true, false])
    for (const arc of shapes)
      if (arc.kind === 'arc' && arc.strong === strong)
        add(linkWords(arc, ring !== undefined, legend), (centre, radius) => line(centre, radius, strong, []));
  const cases = new Set(shapes.flatMap((shape) => (shape.kind === 'arc' ? shape.branches : [])));
  for (const branch of [...cases].sort((a, b) => a - b))
    entries.push({
      words: legend.caseOf(caseLetter(branch, letters)),
      sample: (centre, radius) => line(centre, radius, true, [branch]),
    });
  return entries;
}

type Add = (words: string, sample: Entry['sample']) => void;

/** True if what is true or false in a picture is so in a supposition, and not since a placed digit makes it so. */
const isSupposing = (shapes: readonly Shape[]): boolean =>
  !shapes.some(isInTheWay) &&
  (shapes.some(({ kind }) => kind === 'arc') ||
    !shapes.some((shape) => shape.kind === 'text' && shape.style === 'new'));

/**
 * Adds the ground of a candidate to the legend, under the name of its part or its role. Skips plates with a rim, which
 * are under placed digits: these have an entry already.
 */
function addGround(mark: Ground, { legend, letters }: LegendContext, add: Add): void {
  if (mark.kind === 'plate' && mark.edge !== 'none' && !mark.pale) return;
  add(mark.of.name ? partWords(mark.of.name, legend, letters) : legend.roles[mark.role], (centre, radius) => ({
    ...mark,
    centre,
    radius,
    of: {},
  }));
}

/** Adds the grounds, cells and houses of a role to the legend, under the names of their parts or of the role. */
function addRole(shapes: readonly Shape[], role: Role, context: LegendContext, add: Add): void {
  const { geometry, legend, letters } = context;
  const own = shapes.filter((shape) => 'role' in shape && shape.role === role && !isInTheWay(shape));
  const houses = own.flatMap((shape) => (shape.kind === 'wash' && !shape.of.name ? (shape.of.house ?? []) : []));
  for (const mark of inOrder(own.filter(isGround))) addGround(mark, context, add);
  for (const [words, isOf] of [
    [legend.cells[role], 'cell'],
    [houseWords(geometry, role, houses, legend), 'house'],
  ] as const)
    for (const wash of own)
      if (wash.kind === 'wash' && wash.of[isOf] !== undefined) {
        const label = wash.of.name ? partWords(wash.of.name, legend, letters) : words;
        const frame = wash.of.name && own.find((shape) => shape.kind === 'outline' && shape.of.name === wash.of.name);
        add(label, (centre, radius) => {
          const area = around(centre, radius);
          const ground: Shape = { ...wash, areas: [area], of: {} };
          return frame?.kind === 'outline' ? [ground, { ...frame, area, of: {} }] : ground;
        });
      }
}

const linkWords = (
  { strong, name }: Extract<Shape, { kind: 'arc' }>,
  isBlocked: boolean,
  { links }: LegendWords,
): string => {
  if (name) return strong ? links.oneTrue : links.notBoth;
  return strong ? links.toTrue : isBlocked ? links.keepsOut : links.toFalse;
};

/** Sorts grounds by letter. Pale ones, of removed candidates, come last, because the others are better samples. */
const inOrder = (grounds: readonly Ground[]): readonly Ground[] =>
  [...grounds].sort(
    (a, b) => (a.of.name?.letter ?? 0) - (b.of.name?.letter ?? 0) || Number(isPale(a)) - Number(isPale(b)),
  );

const isPale = (ground: Ground): boolean => 'pale' in ground && ground.pale === true;

const GROUNDS = ['disc', 'diamond', 'ring', 'struck', 'plate'] as const;
type Ground = Extract<Shape, { kind: (typeof GROUNDS)[number] }>;

const isGround = (shape: Shape): shape is Ground => GROUNDS.some((kind) => kind === shape.kind);

/** True if a shape is a ring round a value that keeps its digit out of other cells. */
const isInTheWay = (shape: Shape): shape is Extract<Shape, { kind: 'ring' }> =>
  shape.kind === 'ring' && shape.of.cell !== undefined;

const line = ({ x, y }: Point, radius: number, strong: boolean, branches: readonly number[]): Shape => ({
  kind: 'arc',
  from: { x: x - radius * 1.25, y },
  bend: { x, y },
  to: { x: x + radius * 1.25, y },
  strong,
  arrow: false,
  branches,
});

/** Breaks sentences into lines below `bottom`. Returns their shapes and their lower edge. */
export function captionShapes(
  sentences: readonly string[],
  { left, right, bottom }: Bounds,
  geometry: Geometry,
): { shapes: Shape[]; bottom: number } {
  const scale = typeScale(geometry);
  const most = Math.floor((right - left) / (CAPTION * scale * LETTER));
  const lines = sentences.flatMap((sentence) => broken(sentence, most));
  const lineAt = (index: number): number => bottom + LINE * scale * (index + 0.8);
  const shapes = lines.map((text, index) => captionAt({ x: (left + right) / 2, y: lineAt(index) }, text, scale));
  return { shapes, bottom: lines.length > 0 ? lineAt(lines.length - 1) + LINE * scale * 0.6 : bottom };
}

/** Breaks a sentence between words into lines of at most `most` characters. A longer word has a line of its own. */
export const broken = (sentence: string, most: number): string[] => filled(sentence.split(' '), most);

/** Fills lines of at most `most` characters with words, which may have blanks. A longer word has a line of its own. */
export function filled(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
