/** Converts a play to a short text for an address, and back. */

import { EMPTY, type Geometry } from '../../../src/core/index.js';
import {
  digitsIn,
  digitsText,
  numbersIn,
  numbersText,
  type PackedPlay,
  packed,
  unpackedIn,
} from '../../../src/formats/address/index.js';
import { COLOURS } from '../../elements/board/colours.js';
import { plainShapeOf } from '../engine/grid.js';
import type { PlainShape } from '../engine/protocol.js';
import type { Play } from './play.js';
import { flatSketch, sketchIn } from './sketch.js';

/** A play in the form of a link. */
interface Written extends PackedPlay {
  readonly s?: ReturnType<typeof flatSketch>;
}

export function linkOf({ geometry, givens, values, centre, corner, colours, sketch }: Play): string {
  const { box, rules } = plainShapeOf(geometry);
  const written: Written = {
    b: box,
    ...(rules && { r: rules }),
    g: digitsText(givens),
    ...named(
      'v',
      values.map((digit, cell) => (givens[cell] === EMPTY ? digit + 1 : 0)),
    ),
    ...named('m', centre),
    ...named('k', corner),
    ...named('c', colours),
    ...(sketch && flatSketch(sketch).flat().length > 0 && { s: flatSketch(sketch) }),
  };
  return packed(written);
}

/** A link that is read as far as that takes no geometry. */
export interface PlayLink {
  readonly shape: PlainShape;
  /** Returns the play on the geometry of the shape. Throws a RangeError if the rest of the link does not fit it. */
  playOn(geometry: Geometry): Play;
}

/** Reads a link. Returns undefined if the text is not one, because an address may contain anything. */
export function linkIn(text: string): PlayLink | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    const { b, r, ...rest } = unpackedIn(text) as unknown as Written;
    return { shape: { box: [b[0], b[1]], ...(r && { rules: r }) }, playOn: (geometry) => playOn(geometry, rest) };
  } catch {
    return undefined;
  }
}

function playOn(geometry: Geometry, { g, v, m, k, c, s }: Omit<Written, 'b' | 'r'>): Play {
  const { cells, size, all } = geometry;
  const givens = digitsIn(g, cells, size);
  const own = digitsIn(v, cells, size);
  return {
    geometry,
    givens,
    values: givens.map((digit, cell) => (digit === EMPTY ? own[cell]! : digit)),
    centre: numbersIn(m, cells, all),
    corner: numbersIn(k, cells, all),
    colours: numbersIn(c, cells, ALL_COLOURS),
    ...(s && { sketch: sketchIn(s, geometry.candidates, COLOURS) }),
  };
}

const LONGEST = 20_000;

/** The set of all colours. */
const ALL_COLOURS = (1 << COLOURS) - 1;

const named = (name: string, numbers: readonly number[]): Record<string, string> =>
  numbers.some((number) => number !== 0) ? { [name]: numbersText(numbers) } : {};
