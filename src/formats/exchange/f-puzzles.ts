/** f-puzzles: links with JSON, packed by lz-string. */
import { bitsOf } from '../../core/bits.js';
import { EMPTY } from '../../core/board.js';
import type { Digit, Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { type Metadata, type Reading, usualShape, withRemark } from '../format.js';
import { Misread } from '../misread.js';
import { remarkOnRules } from '../rules-text.js';
import { withStatedSolution } from '../stated-solution.js';
import { type Codec, readingOf } from './codec.js';
import { checkParity, RULE_KEYS, rulesIn, rulesOf } from './f-puzzles-rules.js';
import { decodeEscapes, objectIn, parameterOf } from './link.js';
import { compress, decompress } from './lz.js';
import { notesOf, positionWith } from './notes.js';
import { textCages } from './text-cages.js';
import { withoutTwins } from './twins.js';
import { checkKnown, shapeFrom } from './variants.js';

const PAGE = 'https://www.f-puzzles.com/?load=';

export const fPuzzles: Codec = {
  parse(text, shape) {
    const link = decodeEscapes(text).replaceAll(' ', '+');
    return link.startsWith('{') ? parseFPuzzle(text, shape) : parsePacked(packedIn(link), shape);
  },
  format: (puzzle, metadata) => PAGE + compress(fPuzzleOf(puzzle, metadata)),
};

/** The parameters that hold a puzzle in links to f-puzzles and to programs that read its puzzles. */
const PARAMETERS = ['load', 'fpuzzle', 'fpuzzles'];

const packedIn = (link: string): string =>
  PARAMETERS.map((name) => parameterOf(link, name)).find((value) => value !== undefined) ?? link;

export const parsePacked = (base64: string, shape?: Geometry): Reading => parseFPuzzle(decompress(base64), shape);

/** Returns the JSON of a puzzle. */
export function fPuzzleOf(puzzle: Puzzle, { title, author, description }: Metadata = {}): string {
  const { geometry, values, placed } = puzzle;
  const { size } = geometry;
  const notes = notesOf(puzzle);
  const hasUsualBoxes = geometry.tiling === 'boxes' && geometry.boxRows === usualShape(size)?.boxRows;
  const hasNone = geometry.tiling === 'none';
  const cellOf = (cell: number): object => ({
    ...(!hasUsualBoxes && { region: hasNone ? null : geometry.indexOf(geometry.houseOf('box', cell)) }),
    ...(values[cell] !== EMPTY && { value: values[cell]! + 1, ...(!placed?.[cell] && { given: true }) }),
    ...(notes[cell] && { centerPencilMarks: bitsOf(notes[cell]!).map((digit) => digit + 1) }),
  });
  const grid = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cellOf(row * size + column)),
  );
  return JSON.stringify({ size, title, author, ruleset: description, ...rulesOf(geometry), grid });
}

/** Keys that are read, or that hold no constraint. Any other key is reported as a rule not understood. */
const KNOWN = [
  'size',
  'title',
  'author',
  'ruleset',
  'grid',
  'solution',
  'successMessage',
  'disabledlogic',
  'truecandidatesoptions',
  'highlightConflicts',
  ...RULE_KEYS,
  'foglight',
];

interface FCell {
  readonly value?: unknown;
  readonly given?: unknown;
  readonly region?: unknown;
  /** The rule on odd and even cells, in older files. */
  readonly parity?: unknown;
  readonly centerPencilMarks?: unknown;
  readonly cornerPencilMarks?: unknown;
  readonly givenPencilMarks?: unknown;
}

function parseFPuzzle(json: string, expected?: Geometry): Reading {
  const object = objectIn(json, 'this f-puzzles link');
  const { size, grid } = object;
  if (!Array.isArray(grid)) throw new Misread('this f-puzzles JSON has no grid');
  const { texts, others } = textCages(object.cage);
  checkKnown(withoutTwins({ ...object, cage: others }), KNOWN);
  const side = size ?? grid.length;
  if (side !== grid.length || !grid.every((row) => Array.isArray(row) && row.length === side))
    throw new Misread(
      `the grid of this f-puzzles JSON is not square, or not of its stated size (${JSON.stringify(size)})`,
    );
  const cells = grid.flat().map((cell: unknown): FCell => (typeof cell === 'object' && cell !== null ? cell : {}));
  checkParity(cells);
  const regions = regionsIn(cells, grid.length);
  const geometry = shapeFrom({ size: grid.length, regions, ...rulesIn(object, cells, grid.length) }, expected);
  const marks = (list: unknown): number =>
    Array.isArray(list) ? list.reduce((set: number, mark) => set | (1 << digitOf(mark, geometry)), 0) : 0;
  const notes = Int32Array.from(cells, ({ centerPencilMarks, givenPencilMarks }) => {
    const [own, given] = [marks(centerPencilMarks), marks(givenPencilMarks)];
    return own && given ? own & given : own | given;
  });
  const values = Int8Array.from(cells, ({ value }) => (value ? digitOf(value, geometry) : EMPTY));
  const placed = Uint8Array.from(cells, ({ value, given }) => Number(Boolean(value) && !given));
  const hasCorners = cells.some(({ cornerPencilMarks }) => marks(cornerPencilMarks) > 0);
  const { title = texts.get('title'), author = texts.get('author'), ruleset = texts.get('rules') } = object;
  const reading = readingOf(
    positionWith(geometry, values, placed, notes),
    detailsIn({ title, author, description: ruleset }),
    hasCorners ? 'marks in corners are left out: those in the centre are candidates' : undefined,
  );
  return withStatedSolution(
    withRemark(reading, remarkOnRules(ruleset, geometry)),
    object.solution ?? texts.get('solution'),
  );
}

/**
 * Returns the region of each cell, from zero, null for none. If only some cells state one, the others lie in their usual
 * boxes.
 */
function regionsIn(cells: readonly FCell[], size: number): readonly unknown[] {
  const usual = usualShape(size);
  const hasRegions = cells.some(({ region }) => region !== undefined && region !== null);
  if (!hasRegions || !usual) return cells.map(({ region }) => region);
  return cells.map(({ region }, cell) => (region === undefined ? usual.indexOf(usual.houseOf('box', cell)) : region));
}

/** Keeps the details that are texts and not empty. */
export const detailsIn = (details: { readonly [Detail in keyof Metadata]: unknown }): Metadata =>
  Object.fromEntries(Object.entries(details).filter(([, text]) => typeof text === 'string' && text !== ''));

function digitOf(number: unknown, { size }: Geometry): Digit {
  if (!Number.isInteger(Number(number)) || Number(number) < 1 || Number(number) > size)
    throw new Misread(`${JSON.stringify(number)?.slice(0, 20)} is not a digit of a grid of size ${size}`);
  return Number(number) - 1;
}
