/** Text under the grid: the legend, with a word for each shape that occurs, and the caption, broken into lines. */
import { ROLES, type Role } from '../../logic/step/marks.js';
import { letterOf } from './links.js';
import type { Bounds, Point, Shape } from './shape.js';

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  pattern: 'pattern',
  cover: 'second set',
  fin: 'fin or further set',
  on: 'true',
  off: 'false',
  target: 'removed',
};

export const CELL_WORDS: Readonly<Record<Role, string>> = {
  ...ROLE_WORDS,
  pattern: 'cells of the pattern',
  cover: 'second set of cells',
  fin: 'further cells',
  target: 'left without a candidate',
};

export const HOUSE_WORDS: Readonly<Record<Role, string>> = {
  ...ROLE_WORDS,
  pattern: 'house of the pattern',
  cover: 'house that is covered',
  target: 'left without a place',
};

/** The legend's words for a value that keeps its digit out of other cells. */
export const IN_THE_WAY = 'in the way';

interface Entry {
  readonly words: string;
  /** Draws the sample round a point. */
  sample(centre: Point): Shape;
}

const RADIUS = 8;
export const LINE = 22;
export const CAPTION = 13;
/** The average width of a letter, relative to its height. */
export const LETTER = 0.56;
const SAMPLE = 26;
const GAP = 14;

/** The lines of a legend under a grid, and where they end. */
export function legendShapes(shapes: readonly Shape[], grid: Bounds): { shapes: Shape[]; bottom: number } {
  let x = grid.left;
  let y = grid.bottom + LINE * 0.8;
  const found = entriesFor(shapes);
  const drawn = found.flatMap(({ words, sample }): Shape[] => {
    const width = SAMPLE + words.length * CAPTION * LETTER;
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
    return [sample(centre), text];
  });
  return { shapes: drawn, bottom: found.length > 0 ? y + LINE * 0.6 : grid.bottom };
}

function entriesFor(shapes: readonly Shape[]): Entry[] {
  const entries: Entry[] = [];
  const placed = shapes.find((shape) => shape.kind === 'text' && shape.style === 'new');
  if (placed?.kind === 'text')
    entries.push({ words: 'placed', sample: (centre) => ({ ...placed, centre, height: CAPTION, of: {} }) });
  for (const role of ROLES) {
    const own = shapes.filter((shape) => 'role' in shape && shape.role === role && !isInTheWay(shape));
    const mark = own.find(({ kind }) => kind === 'disc' || kind === 'diamond' || kind === 'ring' || kind === 'struck');
    if (mark && 'radius' in mark && 'centre' in mark)
      entries.push({
        words: ROLE_WORDS[role],
        sample: (centre) => ({ ...mark, centre, radius: RADIUS, of: {} }) as Shape,
      });
    for (const [words, isOf] of [
      [CELL_WORDS[role], 'cell'],
      [HOUSE_WORDS[role], 'house'],
    ] as const) {
      const wash = own.find((shape) => shape.kind === 'wash' && shape.of[isOf] !== undefined);
      if (wash?.kind === 'wash')
        entries.push({ words, sample: (centre) => ({ ...wash, areas: [squareRound(centre)], of: {} }) });
    }
  }
  const ring = shapes.find(isInTheWay);
  if (ring) entries.push({ words: IN_THE_WAY, sample: (centre) => ({ ...ring, centre, radius: RADIUS, of: {} }) });
  for (const strong of [true, false])
    if (shapes.some((shape) => shape.kind === 'arc' && shape.strong === strong))
      entries.push({
        words: strong ? 'leads to true' : ring ? 'keeps the digit out' : 'leads to false',
        sample: (centre) => line(centre, strong, []),
      });
  const cases = new Set(shapes.flatMap((shape) => (shape.kind === 'arc' ? shape.branches : [])));
  for (const branch of [...cases].sort((a, b) => a - b))
    entries.push({ words: `case ${letterOf(branch)}`, sample: (centre) => line(centre, true, [branch]) });
  return entries;
}

/** True if a shape is the ring round a value that keeps its digit out of other cells. */
const isInTheWay = (shape: Shape): shape is Extract<Shape, { kind: 'ring' }> =>
  shape.kind === 'ring' && shape.of.cell !== undefined;

const squareRound = ({ x, y }: Point): Bounds => ({
  left: x - RADIUS,
  top: y - RADIUS,
  right: x + RADIUS,
  bottom: y + RADIUS,
});

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
