/** The legend of a picture as an HTML list, so that it is readable beside a small picture. */
import { boundsOf, type Picture, type Shape } from '../../src/render/index.js';
import { legendOf } from '../elements/board/layers.js';

/** A sample of a shape, and its description. */
export interface LegendEntry {
  readonly words: string;
  readonly sample: Picture;
}

/** Returns the picture without the legend below its grid, and the entries of the legend. */
export function splitLegend(drawn: Picture): { picture: Picture; entries: LegendEntry[] } {
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

/**
 * Returns the entries. In the picture a sample comes before its words. Words without a sample are a sentence, which is
 * left out.
 */
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
/** The width of the square relative to the width of its sample. */
const ROOM = 1.2;

/**
 * Returns the shapes centred in a small square. The picture has no title, so that equal samples with different meanings
 * share one file.
 */
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
