/** Addresses of the page, as people send them: a puzzle with the play so far, and what its setter drew and said. */
import { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY, type Numbers } from '../../core/values.js';
import {
  addressIn,
  detailsIn,
  digitsIn,
  type LinkDetails,
  numbersIn,
  type PackedPlay,
  unpackedIn,
} from '../address/index.js';
import { readShared } from '../drawn/index.js';
import { notUnderstood } from '../drawn/reading.js';
import type { SharedSettings } from '../drawn/settings.js';
import { leftOutRemark, type Reading, shapeFor, withRemark } from '../format.js';
import { withRules } from '../guarded-rules.js';
import { Misread } from '../misread.js';
import { type Codec, readingOf } from './codec.js';
import { drawingOf } from './drawn-puzzle.js';
import { positionWith } from './notes.js';

export const pageLink: Codec = {
  parse(text, expected, settings) {
    const parts = addressIn(text);
    if (!parts) throw new Misread('this link has no play of the page after p=');
    const { position, givens } = playIn(parts.play);
    const { geometry } = position;
    if (expected) shapeFor(geometry.size, expected);
    if (parts.source !== undefined) return withPosition(readShared(parts.source, expected, settings), position, givens);
    const details = parts.about === undefined ? {} : detailsIn(parts.about, geometry);
    return toldReading(position, givens, details, settings);
  },
};

/** Returns the position of a play, whose marks are candidates, and its givens. Throws a Misread. */
function playIn(play: string): { readonly position: Puzzle; readonly givens: Numbers } {
  const { b, r, g, v, m } = unpackedIn(play) as Partial<PackedPlay>;
  const geometry = geometryIn(b, r);
  const { cells, size, all } = geometry;
  const givens = Int8Array.from(digitsIn(g, cells, size));
  const own = digitsIn(v, cells, size);
  const values = givens.map((digit, cell) => (digit === EMPTY ? own[cell]! : digit));
  const placed = Uint8Array.from(givens, (digit, cell) => Number(digit !== values[cell]));
  const marks = Int32Array.from(numbersIn(m, cells, all));
  return { position: positionWith(geometry, values, placed, marks), givens };
}

function geometryIn(box: unknown, rules: PackedPlay['r']): Geometry {
  const [rows, columns] = Array.isArray(box) ? box : [];
  try {
    const base = Geometry.of(Number(rows), Number(columns));
    return rules ? withRules(base, rules) : base;
  } catch (error) {
    throw error instanceof RangeError ? new Misread(`this link has a grid that cannot be: ${error.message}`) : error;
  }
}

/** Returns a shared puzzle at a position. Throws a Misread if that is one of another puzzle. */
function withPosition(shared: Reading, { values, placed, candidates }: Puzzle, givens: Numbers): Reading {
  const { geometry, values: own } = shared.puzzle;
  if (own.length !== givens.length || Array.from(own).some((digit, cell) => digit !== givens[cell]))
    throw new Misread('the play in this link is not of the puzzle in it: copy all of it');
  return {
    ...shared,
    puzzle: { geometry, values, ...(placed && { placed }), ...(candidates && { candidates }) },
  };
}

/** Returns a position with what is told of its puzzle. Throws a Misread for what is not understood, unless that is left out. */
function toldReading(
  position: Puzzle,
  values: Numbers,
  { title, author, rules, notUnderstood: left = [], signs, fog, stated }: LinkDetails,
  { ignoresRules = false }: SharedSettings = {},
): Reading {
  if (left.length > 0 && !ignoresRules) throw notUnderstood(left);
  const { geometry } = position;
  const details = {
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(rules !== undefined && { description: rules }),
  };
  const reading: Reading = {
    ...readingOf(position, details),
    ...(left.length > 0 && { rules: { told: [], ignored: left } }),
    ...((signs || fog) && {
      drawing: {
        ...drawingOf({ geometry, values }, details, signs),
        ...(fog && { fog }),
        ...(stated && { solution: stated.map((digit) => digit + 1).join('') }),
        read: geometry.layout.statements ?? [],
      },
    }),
  };
  return left.length === 0 ? reading : withRemark(reading, leftOutRemark(left));
}
