/** Converts a play to a short text for an address, and back. */

import lz from 'lz-string';
import { EMPTY, type Geometry } from '../../../src/core/index.js';
import type { GridRules } from '../../../src/face/index.js';
import { COLOURS } from '../../elements/board/colours.js';
import { plainShapeOf } from '../engine/grid.js';
import type { PlainShape } from '../engine/protocol.js';
import type { Play } from './play.js';
import { flatSketch, sketchIn } from './sketch.js';

/** A play in the form of a link, with short names for its parts. Sets of digits are numbers in base 36. */
interface Written {
  /** Rows and columns of a box. */
  readonly b: readonly [number, number];
  /** The rules of a variant. */
  readonly r?: GridRules;
  /** Givens, digits from 1. */
  readonly g: string;
  /** Values of cells that are not given, digits from 1. */
  readonly v?: string;
  /** Centre marks, corner marks, colours. */
  readonly m?: string;
  readonly k?: string;
  readonly c?: string;
  /** Drawings over candidates. */
  readonly s?: ReturnType<typeof flatSketch>;
}

const BASE = 36;

export function linkOf({ geometry, givens, values, centre, corner, colours, sketch }: Play): string {
  const { box, rules } = plainShapeOf(geometry);
  const written: Written = {
    b: box,
    ...(rules && { r: rules }),
    g: packed(givens.map((digit) => digit + 1))!,
    ...named(
      'v',
      values.map((digit, cell) => (givens[cell] === EMPTY ? digit + 1 : 0)),
    ),
    ...named('m', centre),
    ...named('k', corner),
    ...named('c', colours),
    ...(sketch && flatSketch(sketch).flat().length > 0 && { s: flatSketch(sketch) }),
  };
  return lz.compressToEncodedURIComponent(JSON.stringify(written));
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
    const { b, r, ...rest } = JSON.parse(lz.decompressFromEncodedURIComponent(text)) as Written;
    return { shape: { box: [b[0], b[1]], ...(r && { rules: r }) }, playOn: (geometry) => playOn(geometry, rest) };
  } catch {
    return undefined;
  }
}

function playOn(geometry: Geometry, { g, v, m, k, c, s }: Omit<Written, 'b' | 'r'>): Play {
  const { cells, size, all } = geometry;
  const digits = (text: string | undefined): number[] => unpacked(text, cells, size).map((digit) => digit - 1);
  const givens = digits(g);
  const own = digits(v);
  return {
    geometry,
    givens,
    values: givens.map((digit, cell) => (digit === EMPTY ? own[cell]! : digit)),
    centre: unpacked(m, cells, all),
    corner: unpacked(k, cells, all),
    colours: unpacked(c, cells, ALL_COLOURS),
    ...(s && { sketch: sketchIn(s, geometry.candidates, COLOURS) }),
  };
}

const LONGEST = 20_000;

/** The set of all colours. */
const ALL_COLOURS = (1 << COLOURS) - 1;

const named = (name: string, numbers: readonly number[]): Record<string, string> =>
  numbers.some((number) => number !== 0) ? { [name]: packed(numbers) } : {};

/** Joins numbers by `,` and omits zeros. */
const packed = (numbers: readonly number[]): string =>
  numbers.map((number) => (number === 0 ? '' : (number >>> 0).toString(BASE))).join(',');

/** Splits a text into numbers. Throws if a number is missing or too large. */
function unpacked(text: string | undefined, count: number, most: number): number[] {
  if (text === undefined) return Array.from({ length: count }, () => 0);
  const numbers = text.split(',').map((part) => (part === '' ? 0 : Number.parseInt(part, BASE)));
  if (numbers.length !== count || numbers.some((number) => !(number >= 0 && number <= most)))
    throw new RangeError(text);
  return numbers;
}
