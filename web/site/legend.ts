/** The legend of a picture as a list in the page's own type, so that it is readable beside a small picture. */
import { boundsOf, type Picture, type Shape } from '../../src/render/index.js';
import { legendOf } from '../elements/walkthrough/legend.js';

/** A sample of a shape, and its description. */
export interface LegendEntry {
  readonly words: string;
  readonly sample: Picture;
}

/** Returns the picture without the legend below its grid, and the entries of the legend. */
export function legendApart(drawn: Picture): { picture: Picture; entries: LegendEntry[] } {
  const { grid, width } = drawn;
  const { board, legend } = legendOf(drawn);
  return {
    picture: {
      ...drawn,
      shapes: board,
      height: grid.bottom + width - grid.right,
    },
    entries: entriesOf(legend),
  };
}

/** Returns the entries. Samples come before their words; words without a sample are a sentence. */
function entriesOf(shapes: readonly Shape[]): LegendEntry[] {
  const entries: LegendEntry[] = [];
  let samples: Shape[] = [];
  for (const shape of shapes)
    if (shape.kind === 'text' && shape.style === 'caption') {
      if (samples.length > 0) entries.push({ words: shape.text, sample: sampleOf(samples) });
      samples = [];
    } else samples.push(shape);
  return entries;
}

const SIDE = 24;
/** The free room round a sample, relative to its width. */
const ROOM = 1.2;

/** Returns the shapes in the middle of a small square, without a title: the same shapes are one file, whatever they mean. */
function sampleOf(shapes: readonly Shape[]): Picture {
  const { left, top, right, bottom } = boundsOf(shapes[0]!);
  const side = Math.max(SIDE, (right - left) * ROOM);
  const by = { x: (side - left - right) / 2, y: (side - top - bottom) / 2 };
  return {
    width: side,
    height: side,
    title: '',
    description: '',
    grid: { left: 0, top: 0, right: side, bottom: side },
    shapes: shapes.map((shape) => moved(shape, by)),
  };
}

const ALONG: Readonly<Record<string, 'x' | 'y'>> = { x: 'x', left: 'x', right: 'x', y: 'y', top: 'y', bottom: 'y' };

/** Returns a shape moved by an offset. Every coordinate in a shape is named for its axis. */
const moved = (shape: Shape, by: Readonly<Record<'x' | 'y', number>>): Shape =>
  JSON.parse(JSON.stringify(shape), (key, value) =>
    typeof value === 'number' && ALONG[key] ? Math.round((value + by[ALONG[key]]) * 100) / 100 : value,
  );
