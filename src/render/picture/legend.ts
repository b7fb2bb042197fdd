/** Text under the grid: the legend, with a word for each shape that occurs, and the caption, broken into lines. */
import { letterOf, type PartName, type PatternPart, ROLES, type Role } from '../../logic/step/marks.js';
import { caseLetter } from './links.js';
import { around, type Bounds, type Point, type Shape } from './shape.js';

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  pattern: 'pattern',
  cover: 'second part',
  fin: 'fin (extra place)',
  on: 'true',
  off: 'false',
  target: 'removed',
};

export const CELL_WORDS: Readonly<Record<Role, string>> = {
  ...ROLE_WORDS,
  pattern: 'cells of the pattern',
  cover: 'second group of cells',
  fin: 'further cells',
  target: 'left without a candidate',
};

export const HOUSE_WORDS: Readonly<Record<Role, string>> = {
  ...ROLE_WORDS,
  pattern: 'house of the pattern',
  cover: 'house that is covered',
  target: 'left without a place',
};

/** The words for the parts of patterns. */
const PART_WORDS: Readonly<Record<PatternPart, string>> = {
  set: 'set',
  'hidden-set': 'cell of the hidden set',
  link: 'digit that links sets',
  common: 'one of these is true',
  colour: 'colour',
  pivot: 'pivot',
  pincer: 'pincer',
  pair: 'cell of the pair',
  wing: 'cell of the wing',
  base: 'base',
  target: 'target',
  'cross-line': 'cross-line',
  rectangle: 'rectangle',
  loop: 'loop',
  deadly: 'cell that would be left with a pair',
  extra: 'extra candidate',
  guardian: 'guardian (extra candidate)',
  subset: 'cell that completes the set',
  stem: 'stem',
  firework: 'cell of the fireworks',
  aligned: 'cell of which all fillings are tried',
  excluder: 'cell that rules fillings out',
  leftover: 'cell left over',
};

/** The words for a part: `set A`, `pivot`. */
export const partWords = ({ part, letter }: PartName): string =>
  letter === undefined ? PART_WORDS[part] : `${PART_WORDS[part]} ${letterOf(letter)}`;

/** The legend's words for a value that keeps its digit out of other cells. */
export const IN_THE_WAY = 'in the way';

interface Entry {
  readonly words: string;
  /** Draws the sample round a point. */
  sample(centre: Point): Shape | readonly Shape[];
}

const RADIUS = 8;
export const LINE = 22;
export const CAPTION = 13;
/** The average width of a letter, relative to its height. */
export const LETTER = 0.56;
/** A wide one: entries of a legend are short, so that few letters decide. */
const WIDE_LETTER = 0.59;
const SAMPLE = 26;
const GAP = 14;

/** The lines of a legend under a grid, and where they end. */
export function legendShapes(shapes: readonly Shape[], grid: Bounds): { shapes: Shape[]; bottom: number } {
  let x = grid.left;
  let y = grid.bottom + LINE * 0.8;
  const found = entriesFor(shapes);
  const drawn = found.flatMap(({ words, sample }): Shape[] => {
    const width = SAMPLE + words.length * CAPTION * WIDE_LETTER;
    if (x > grid.left && x + width > grid.right) {
      x = grid.left;
      y += LINE;
    }
    const centre = { x: x + RADIUS + 2, y };
    const text: Shape = {
      kind: 'text',
      style: 'caption',
      text: words,
      height: CAPTION,
      centre: { x: x + SAMPLE + (width - SAMPLE) / 2, y },
      of: {},
    };
    x += width + GAP;
    return [sample(centre), text].flat();
  });
  return { shapes: drawn, bottom: found.length > 0 ? y + LINE * 0.6 : grid.bottom };
}

function entriesFor(shapes: readonly Shape[]): Entry[] {
  const entries: Entry[] = [];
  const placed = shapes.find((shape) => shape.kind === 'text' && shape.style === 'new');
  if (placed?.kind === 'text')
    entries.push({ words: PLACED, sample: (centre) => ({ ...placed, centre, height: CAPTION, of: {} }) });
  const plate = shapes.find((shape) => shape.kind === 'plate' && shape.edge === 'rim' && !shape.pale);
  if (plate?.kind === 'plate')
    entries.push({ words: PLACED, sample: (centre) => ({ ...plate, centre, radius: RADIUS, of: {} }) });
  const add: Add = (words, sample) => {
    if (!entries.some((entry) => entry.words === words)) entries.push({ words, sample });
  };
  const hatched = shapes.flatMap((shape) => (shape.kind === 'wash' && shape.hatched ? (shape.of.name ?? []) : []));
  for (const badge of shapes.filter((shape) => shape.kind === 'badge').sort((a, b) => a.tone - b.tone))
    if (!hatched.some((name) => partWords(name) === partWords(badge.of.name!)))
      add(partWords(badge.of.name!), (centre) => ({ ...badge, centre, radius: RADIUS, of: {} }));
  for (const role of ROLES) addRole(shapes, role, add);
  const ring = shapes.find(isInTheWay);
  if (ring) entries.push({ words: IN_THE_WAY, sample: (centre) => ({ ...ring, centre, radius: RADIUS, of: {} }) });
  for (const strong of [true, false])
    for (const arc of shapes)
      if (arc.kind === 'arc' && arc.strong === strong)
        add(linkWords(arc, ring !== undefined), (centre) => line(centre, strong, []));
  const cases = new Set(shapes.flatMap((shape) => (shape.kind === 'arc' ? shape.branches : [])));
  for (const branch of [...cases].sort((a, b) => a - b))
    entries.push({ words: `case ${caseLetter(branch)}`, sample: (centre) => line(centre, true, [branch]) });
  return entries;
}

type Add = (words: string, sample: Entry['sample']) => void;

/** Adds the grounds, the cells and the houses of a role, each by the words of its part. */
function addRole(shapes: readonly Shape[], role: Role, add: Add): void {
  const own = shapes.filter((shape) => 'role' in shape && shape.role === role && !isInTheWay(shape));
  for (const mark of inOrder(own.filter(isGround)))
    if (mark.kind !== 'plate' || mark.edge === 'none' || mark.pale)
      add(mark.of.name ? partWords(mark.of.name) : ROLE_WORDS[role], (centre) => ({
        ...mark,
        centre,
        radius: RADIUS,
        of: {},
      }));
  for (const [words, isOf] of [
    [CELL_WORDS[role], 'cell'],
    [HOUSE_WORDS[role], 'house'],
  ] as const)
    for (const wash of own)
      if (wash.kind === 'wash' && wash.of[isOf] !== undefined) {
        const told = wash.of.name ? partWords(wash.of.name) : words;
        const frame = wash.of.name && own.find((shape) => shape.kind === 'outline' && shape.of.name === wash.of.name);
        add(told, (centre) => {
          const area = around(centre, RADIUS);
          const ground: Shape = { ...wash, areas: [area], of: {} };
          return frame?.kind === 'outline' ? [ground, { ...frame, area, of: {} }] : ground;
        });
      }
}

const PLACED = 'placed';

const linkWords = ({ strong, name }: Extract<Shape, { kind: 'arc' }>, isBlocked: boolean): string =>
  name
    ? strong
      ? 'one of the two is true'
      : 'not both are true'
    : strong
      ? 'leads to true'
      : isBlocked
        ? 'keeps the digit out'
        : 'leads to false';

/** Those of removed candidates last: others show better how their kind looks. */
const inOrder = (grounds: readonly Ground[]): readonly Ground[] =>
  [...grounds].sort(
    (a, b) => (a.of.name?.letter ?? 0) - (b.of.name?.letter ?? 0) || Number(isPale(a)) - Number(isPale(b)),
  );

const isPale = (ground: Ground): boolean => 'pale' in ground && ground.pale === true;

const GROUNDS = ['disc', 'diamond', 'ring', 'struck', 'plate'] as const;
type Ground = Extract<Shape, { kind: (typeof GROUNDS)[number] }>;

const isGround = (shape: Shape): shape is Ground => GROUNDS.some((kind) => kind === shape.kind);

/** True if a shape is the ring round a value that keeps its digit out of other cells. */
const isInTheWay = (shape: Shape): shape is Extract<Shape, { kind: 'ring' }> =>
  shape.kind === 'ring' && shape.of.cell !== undefined;

const line = ({ x, y }: Point, strong: boolean, branches: readonly number[]): Shape => ({
  kind: 'arc',
  from: { x: x - RADIUS - 2, y },
  bend: { x, y },
  to: { x: x + RADIUS + 2, y },
  strong,
  arrow: false,
  branches,
});

/** The lines, and where they end. */
export function captionShapes(
  sentences: readonly string[],
  { left, right, bottom }: Bounds,
): { shapes: Shape[]; bottom: number } {
  const most = Math.floor((right - left) / (CAPTION * LETTER));
  const lines = sentences.flatMap((sentence) => broken(sentence, most));
  const lineAt = (index: number): number => bottom + LINE * (index + 0.8);
  const shapes = lines.map(
    (text, index): Shape => ({
      kind: 'text',
      style: 'caption',
      text,
      height: CAPTION,
      centre: { x: (left + right) / 2, y: lineAt(index) },
      of: {},
    }),
  );
  return { shapes, bottom: lines.length > 0 ? lineAt(lines.length - 1) + LINE * 0.6 : bottom };
}

/** Breaks a sentence between words into lines of at most `most` letters; only a longer word exceeds that. */
export function broken(sentence: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
