/** SudokuPad's documents, with long names, as drawings. */

import type { Cell } from '../../core/geometry.js';
import { usualNumbers } from '../../core/numbers.js';
import { excerpt } from '../../core/printable.js';
import { EMPTY } from '../../core/values.js';
import { listedNumbers } from '../../variants/digits.js';
import { isRuleName, isSet, unsupportedRule } from '../beside/unsupported.js';
import { FLAGS } from '../exchange/variants.js';
import { Misread } from '../misread.js';
import { plainColour } from './colours.js';
import type { DrawnCage, DrawnPoint, DrawnShape, DrawnStroke, SharedDrawing } from './drawing.js';
import { type Fields, fieldsOf, listOf, numberOf, placeOf, shown } from './fields.js';
import { fogOf, isOfFog } from './fog.js';
import { withDigitsSaid } from './words/digits.js';

/** The most rows of a document with its ring of cells for clues. */
const MOST_ROWS = 64;
/** The parts of a document that are read or that state no rule: what clears fog, films, colours of the page. */
const KNOWN =
  /^(?:id|cellSize|cells|regions|cages|overlays|underlays|lines|arrows|metadata|settings|global|videos|foglight|foglink|triggereffect|ids?|author|title|source|version|mode|puzzleid|fog.*|msg.*|bg.*)$/;

/** The metadata that is read or that states no rule. */
const KNOWN_METADATA =
  /^(?:rules|ruleset|description|title|author|solution|source|url|link|date|difficulty|tags?|fog.*|msg.*|bg.*|video.*|norowcol)$/i;

/** The square of the puzzle in a document that may have cells for clues round it. */
interface Frame {
  readonly top: number;
  readonly left: number;
  readonly size: number;
}

/** Texts that older documents keep in cages without cells: `title: …`, sometimes misspelt. */
const NAMED = /^([a-z]{3,12}) ?:([\s\S]*)$/i;
const DETAILS: readonly (readonly [name: string, spelled: RegExp])[] = [
  ['title', /^ti?tle$/i],
  ['author', /^auth[a-z]{1,3}$/i],
  ['rules', /^rules?$/i],
  ['solution', /^solution$/i],
  ['source', /^source$/i],
  ['message', /^msg\w+$/i],
  ['fog', /^(?:foglight|fow|fog)$/i],
];

/** Returns what a document draws and says. Throws a Misread for one that is no puzzle. */
export function drawingOf(document: Fields): SharedDrawing {
  const rows = listOf(document.cells).map(listOf);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length === 0 || columns === 0 || rows.length > MOST_ROWS || columns > MOST_ROWS)
    throw new Misread('this SudokuPad puzzle has no grid of cells');
  const unknown = Object.keys(document).find((key) => !KNOWN.test(key) && isSet(document[key]));
  if (unknown !== undefined) throw new Misread(`this SudokuPad puzzle has a part that is not understood: ${unknown}`);
  const { texts, cages } = withoutTexts(listOf(document.cages));
  const listed = listOf(document.regions).map((region) => listOf(region).map(placeOf));
  const hidden = cages.filter(isHidden).flatMap(hiddenCells);
  const metadata = fieldsOf(document.metadata);
  checkMetadata(metadata);
  const frame = frameOf(listed.length > 0 ? listed : hidden, rows.length, columns);
  const cellOf = ([row, column]: DrawnPoint): Cell | undefined => {
    const [down, right] = [row - frame.top, column - frame.left];
    const isInside = down >= 0 && down < frame.size && right >= 0 && right < frame.size;
    return isInside && Number.isInteger(down) && Number.isInteger(right) ? down * frame.size + right : undefined;
  };
  const grid = Array.from({ length: frame.size ** 2 }, (_, cell) =>
    fieldsOf(rows[frame.top + Math.floor(cell / frame.size)]?.[frame.left + (cell % frame.size)]),
  );
  const outside = rows.flatMap((row, down) =>
    row.flatMap((cell, right): DrawnShape[] => {
      const value = fieldsOf(cell).value;
      if (cellOf([down, right]) !== undefined || value === undefined || value === '') return [];
      return [textAt([down + 0.5 - frame.top, right + 0.5 - frame.left], String(value))];
    }),
  );
  const moved = (point: unknown): DrawnPoint => {
    const [row, column] = listOf(point).map(numberOf);
    if (row !== undefined && column !== undefined) return [row - frame.top, column - frame.left];
    throw new Misread(`a drawing of this SudokuPad puzzle has ${excerpt(JSON.stringify(point) ?? '')} for a point`);
  };
  const regions = regionsOf(listed, hidden, frame, cellOf, Array.isArray(document.regions));
  const drawn = cages.filter((cage) => !isHidden(cage));
  const fog = fogOf(document, listOf(document.cages).map(fieldsOf), cellOf);
  const rulesText = rulesOf([metadata.rules, metadata.ruleset, metadata.description, texts.get('rules')]);
  const { digits } = withDigitsSaid(rulesText ?? '', frame.size);
  const numbers = digits === undefined ? usualNumbers(frame.size) : listedNumbers(digits);
  return {
    size: frame.size,
    ...(digits !== undefined && { digits }),
    values: Int8Array.from(grid, ({ value }) => digitOf(value, numbers)),
    notes: Int32Array.from(grid, ({ centremarks }) => notesOf(centremarks, numbers)),
    ...(regions && { regions }),
    sets: setsOf(hidden, regions, frame.size, cellOf),
    strokes: [...listOf(document.lines), ...listOf(document.arrows)].flatMap((line, index) =>
      strokesOf(fieldsOf(line), moved, index >= listOf(document.lines).length, Number(document.cellSize) || 64),
    ),
    shapes: [
      ...outside,
      ...[...listOf(document.underlays), ...listOf(document.overlays)].map((shape) =>
        shapeOf(fieldsOf(shape), moved, Number(document.cellSize) || 64),
      ),
    ],
    cages: drawn.flatMap((cage) => cageOf(cage, cellOf)),
    ...(fog && { fog }),
    flags: [
      ...Object.keys(metadata).filter((name) => isFlag(name) && isSet(metadata[name])),
      ...listOf(document.global).map(String),
    ],
    ...detailsOf({ title: metadata.title ?? texts.get('title'), author: metadata.author ?? texts.get('author') }),
    ...(rulesText !== undefined && { rules: rulesText }),
    solution: metadata.solution ?? texts.get('solution'),
  };
}

/** True for the name of a rule that a document switches on. */
const isFlag = (name: string): boolean => FLAGS.has(name) || unsupportedRule(name) !== undefined || name === 'norowcol';

const detailsOf = (details: Fields): Pick<SharedDrawing, 'title' | 'author'> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, text]) =>
      text !== undefined && String(text).trim() !== '' ? [[name, String(text).trim()]] : [],
    ),
  );

/** Returns the cages that are drawn, and the texts of those without cells. */
function withoutTexts(all: readonly unknown[]): {
  readonly texts: ReadonlyMap<string, string>;
  readonly cages: Fields[];
} {
  const texts = new Map<string, string>();
  const cages = all.map(fieldsOf).filter(({ cells, value }) => {
    if (listOf(cells).length > 0) return !isOfFog(String(value ?? ''));
    const [, name, text] = NAMED.exec(String(value ?? '').trim()) ?? [];
    const label = String(value ?? '').trim();
    const detail = DETAILS.find(([, spelled]) => spelled.test(name ?? label));
    if (detail && text !== undefined && !texts.has(detail[0])) texts.set(detail[0], text.trimStart());
    // A text without a known name may be a rule.
    if (!detail && /\p{L}/u.test(label)) texts.set('rules', [texts.get('rules') ?? [], label].flat().join('\n'));
    return false;
  });
  return { texts, cages };
}

/** Returns the rules that a document states in several places, those that are the same once. */
function rulesOf(stated: readonly unknown[]): string | undefined {
  const plain = (text: string): string => text.replaceAll(/\s/g, '');
  const texts = stated
    .filter((each) => each !== undefined && each !== null)
    .map((each) => (listOf(each).length > 0 ? listOf(each).join('\n') : String(each)));
  const once = texts.filter(
    (text, at) => !texts.some((other, from) => from < at && plain(other).includes(plain(text))),
  );
  return once.length === 0 ? undefined : once.join('\n');
}

/** Throws a Misread for metadata that may state a rule: all but known names, words that are no rule, and numbers. */
function checkMetadata(metadata: Fields): void {
  for (const [name, value] of Object.entries(metadata)) {
    const isHarmless =
      KNOWN_METADATA.test(name) ||
      isFlag(name) ||
      !isSet(value) ||
      (typeof value !== 'object' &&
        !(/\p{L}/u.test(String(value)) && /\s/.test(String(value))) &&
        !isRuleName(String(value)));
    if (!isHarmless)
      throw new Misread(`this SudokuPad puzzle has metadata that is not understood: ${excerpt(name)}, ${shown(value)}`);
  }
}

const isHidden = (cage: Fields): boolean => Boolean(cage.hidden) || cage.type === 'rowcol' || cage.style === 'hidden';

/** Returns the cells of a hidden cage whose digits differ. Throws a Misread for one with a value, which no player sees. */
function hiddenCells({ cells, value, sum, unique }: Fields): DrawnPoint[][] {
  const label = [value, sum].find(isSet);
  if (label !== undefined)
    throw new Misread(`a hidden cage of this SudokuPad puzzle has a value, ${shown(label)}, which is not understood`);
  return unique === false ? [] : [listOf(cells).map(placeOf)];
}

/** Returns the square that the regions fill; all cells, if there are none and they are a square. */
function frameOf(regions: readonly (readonly DrawnPoint[])[], rows: number, columns: number): Frame {
  const places = regions.flat();
  const [down, right] = [places.map(([row]) => row), places.map(([, column]) => column)];
  const [top, left] = [Math.min(...down), Math.min(...right)];
  const size = Math.max(...down) - top + 1;
  const isSquare = regions.length === size && size === Math.max(...right) - left + 1 && top >= 0 && left >= 0;
  if (isSquare && Number.isInteger(size) && new Set(places.map(String)).size === size ** 2) return { top, left, size };
  if (rows === columns) return { top: 0, left: 0, size: rows };
  throw new Misread(`a grid of ${rows} rows and ${columns} columns, and no regions that tell where the puzzle is`);
}

/** Returns the region of each cell; undefined if the document says nothing of regions. */
function regionsOf(
  listed: readonly (readonly DrawnPoint[])[],
  hidden: readonly (readonly DrawnPoint[])[],
  { size }: Frame,
  cellOf: (place: DrawnPoint) => Cell | undefined,
  isStated: boolean,
): readonly (number | null)[] | undefined {
  const regions = listed.length > 0 ? listed : tilingIn(hidden, size);
  if (regions.length === 0) return isStated ? Array.from({ length: size ** 2 }, () => null) : undefined;
  const regionOf = Array.from({ length: size ** 2 }, (): number | null => null);
  for (const [region, cells] of regions.entries())
    for (const place of cells) {
      const cell = cellOf(place);
      if (cell === undefined) throw new Misread('a region of this SudokuPad puzzle lies outside its grid');
      regionOf[cell] = region;
    }
  return regionOf;
}

/** Returns hidden cages that are regions: as many as digits, with as many cells, each cell once. */
function tilingIn(hidden: readonly (readonly DrawnPoint[])[], size: number): readonly (readonly DrawnPoint[])[] {
  const full = hidden.filter((cells) => cells.length === size && !isLine(cells));
  return full.length === size && new Set(full.flat().map(String)).size === size ** 2 ? full : [];
}

const isLine = (cells: readonly DrawnPoint[]): boolean =>
  [0, 1].some((axis) => cells.every((cell) => cell[axis] === cells[0]![axis]));

/** Returns the hidden cages that are neither rows, columns nor regions. */
function setsOf(
  hidden: readonly (readonly DrawnPoint[])[],
  regions: readonly (number | null)[] | undefined,
  size: number,
  cellOf: (place: DrawnPoint) => Cell | undefined,
): Cell[][] {
  return hidden.flatMap((places) => {
    const cells = places.map(cellOf);
    if (cells.length < 2 || cells.length > size || cells.includes(undefined) || isLine(places)) return [];
    const isRegion = regions && new Set(cells.map((cell) => regions[cell!])).size === 1 && regions[cells[0]!] !== null;
    return isRegion ? [] : [cells as Cell[]];
  });
}

function digitOf(value: unknown, numbers: readonly number[]): number {
  if (value === undefined || value === null || value === '') return EMPTY;
  const digit = numbers.indexOf(Number(value));
  if (digit >= 0) return digit;
  if (value === 0) return EMPTY;
  throw new Misread(
    `a cell of this SudokuPad puzzle has ${JSON.stringify(value)?.slice(0, 20)}, which is no digit of its size`,
  );
}

const notesOf = (marks: unknown, numbers: readonly number[]): number =>
  listOf(marks).reduce((set: number, mark) => {
    const digit = numbers.indexOf(Number(mark));
    return digit < 0 ? set : set | (1 << digit);
  }, 0);

const BLACK = '000000';

function strokesOf(
  line: Fields,
  moved: (point: unknown) => DrawnPoint,
  hasHead: boolean,
  cellSize: number,
): DrawnStroke[] {
  const colour = line.color === undefined ? BLACK : plainColour(line.color);
  if (colour === undefined || !isSet(line.wayPoints)) return [];
  if (!Array.isArray(line.wayPoints)) throw new Misread('a line of this SudokuPad puzzle has no list of points');
  const points = listOf(line.wayPoints).map(moved);
  return [
    {
      points,
      colour,
      width: Number(line.thickness) / cellSize || 0,
      hasHead: hasHead || Number(line.headLength) > 0,
    },
  ];
}

const textAt = (centre: DrawnPoint, text: string): DrawnShape => ({
  centre,
  width: 0,
  height: 0,
  form: 'square',
  text,
});

function shapeOf(shape: Fields, moved: (point: unknown) => DrawnPoint, cellSize: number): DrawnShape {
  const centre = moved(shape.center);
  const fill = plainColour(shape.backgroundColor);
  const isBare = shape.backgroundColor === undefined && shape.borderColor === undefined && Boolean(shape.rounded);
  const border = isBare ? BLACK : plainColour(shape.borderColor);
  const text = String(shape.text ?? '').trim();
  const [width, height] = [Number(shape.width) || 0, Number(shape.height) || 0];
  const isTurned = Math.abs(((Number(shape.angle) || 0) % 90) - 45) < 10;
  const textColour = /^#/.test(String(shape.color)) ? plainColour(shape.color) : undefined;
  return {
    centre,
    width,
    height,
    form: shape.rounded ? 'round' : isTurned ? 'diamond' : 'square',
    ...(fill && { fill }),
    ...(border && { border }),
    ...(text !== '' && { text }),
    ...(Number(shape.angle) && { angle: Number(shape.angle) }),
    ...(text !== '' && Number(shape.fontSize) > 0 && { textHeight: Number(shape.fontSize) / cellSize }),
    ...(text !== '' && textColour && { textColour }),
  };
}

function cageOf(cage: Fields, cellOf: (place: DrawnPoint) => Cell | undefined): DrawnCage[] {
  const places = listOf(cage.cells).map(placeOf);
  const cells = places.map(cellOf);
  if (cells.includes(undefined)) throw new Misread('a cage of this SudokuPad puzzle lies outside its grid');
  const labels = [cage.value, cage.sum].filter(isSet).map((each) => String(each).trim());
  const label = [...new Set(labels)].join(', ');
  const colours = [cage.outlineC, cage.fontC].map(plainColour).filter((colour) => colour !== undefined);
  return [
    {
      cells: cells as Cell[],
      ...(label !== '' && { label }),
      colours: colours.slice(0, 1),
      ...(cage.unique !== undefined && { areDifferent: Boolean(cage.unique) }),
    },
  ];
}
