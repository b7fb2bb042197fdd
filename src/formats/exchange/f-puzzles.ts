/** f-puzzles: a link that carries JSON, packed with lz-string. Of its rules, those of a plain sudoku are known here. */
import { bitsOf } from '../../core/bits.js';
import { EMPTY } from '../../core/board.js';
import type { Digit, Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { checkBoxes, type Metadata, type Reading, shapeFor, usualShape } from '../format.js';
import { Misread } from '../misread.js';
import { type Codec, readingOf } from './codec.js';
import { carried, objectIn, unquoted } from './link.js';
import { packed, unpacked } from './lz.js';
import { notesOf, positionWith } from './notes.js';
import { checkPlain, shapeOfRegions } from './variants.js';

const PAGE = 'https://www.f-puzzles.com/?load=';

export const fPuzzles: Codec = {
  parse(text, shape) {
    const link = unquoted(text).replaceAll(' ', '+');
    return link.startsWith('{') ? parseFPuzzle(text, shape) : parsePacked(carried(link, 'load') ?? link, shape);
  },
  format: (puzzle, metadata) => PAGE + packed(fPuzzleOf(puzzle, metadata)),
};

export const parsePacked = (base64: string, shape?: Geometry): Reading => parseFPuzzle(unpacked(base64), shape);

/** The JSON of a puzzle. */
export function fPuzzleOf(puzzle: Puzzle, { title, author, description }: Metadata = {}): string {
  const { geometry, values, placed } = puzzle;
  const { size } = geometry;
  const notes = notesOf(puzzle);
  const isUsual = geometry === usualShape(size);
  const cellOf = (cell: number): object => ({
    ...(!isUsual && { region: geometry.indexOf(geometry.houseOf('box', cell)) }),
    ...(values[cell] !== EMPTY && { value: values[cell]! + 1, ...(!placed?.[cell] && { given: true }) }),
    ...(notes[cell] && { centerPencilMarks: bitsOf(notes[cell]!).map((digit) => digit + 1) }),
  });
  const grid = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cellOf(row * size + column)),
  );
  return JSON.stringify({ size, title, author, ruleset: description, grid });
}

/** What belongs to no constraint. */
const PLAIN = [
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
];

interface FCell {
  readonly value?: unknown;
  readonly given?: unknown;
  readonly region?: unknown;
  readonly centerPencilMarks?: unknown;
  readonly cornerPencilMarks?: unknown;
  readonly givenPencilMarks?: unknown;
}

function parseFPuzzle(json: string, expected?: Geometry): Reading {
  const object = objectIn(json, 'this f-puzzles link');
  const { size, grid, title, author, ruleset } = object;
  if (!Array.isArray(grid)) throw new Misread('this f-puzzles JSON has no grid');
  checkPlain(object, PLAIN);
  const side = size ?? grid.length;
  if (side !== grid.length || !grid.every((row) => Array.isArray(row) && row.length === side))
    throw new Misread(
      `the grid of this f-puzzles JSON is not square, or not of the size it tells (${JSON.stringify(size)})`,
    );
  const cells = grid.flat().map((cell: unknown): FCell => (typeof cell === 'object' && cell !== null ? cell : {}));
  const drawn = shapeOfRegions(
    cells.map(({ region }) => region),
    grid.length,
  );
  const geometry = shapeFor(grid.length, expected ?? drawn);
  if (drawn) checkBoxes(drawn, geometry);
  const marks = (list: unknown): number =>
    Array.isArray(list) ? list.reduce((set: number, mark) => set | (1 << digitOf(mark, geometry)), 0) : 0;
  const notes = Int32Array.from(cells, ({ centerPencilMarks, givenPencilMarks }) => {
    const [own, given] = [marks(centerPencilMarks), marks(givenPencilMarks)];
    return own && given ? own & given : own | given;
  });
  const values = Int8Array.from(cells, ({ value }) => (value ? digitOf(value, geometry) : EMPTY));
  const placed = Uint8Array.from(cells, ({ value, given }) => Number(Boolean(value) && !given));
  const hasCorners = cells.some(({ cornerPencilMarks }) => marks(cornerPencilMarks) > 0);
  return readingOf(
    positionWith(geometry, values, placed, notes),
    detailsIn({ title, author, description: ruleset }),
    hasCorners ? 'marks in corners are left out: those in the centre are candidates' : undefined,
  );
}

/** Those that are texts. */
export const detailsIn = (told: { readonly [Detail in keyof Metadata]: unknown }): Metadata =>
  Object.fromEntries(Object.entries(told).filter(([, text]) => typeof text === 'string' && text !== ''));

function digitOf(number: unknown, { size }: Geometry): Digit {
  if (!Number.isInteger(Number(number)) || Number(number) < 1 || Number(number) > size)
    throw new Misread(`${JSON.stringify(number)?.slice(0, 20)} is no digit of a grid of size ${size}`);
  return Number(number) - 1;
}
