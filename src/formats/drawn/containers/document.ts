/** Documents that programs pack: which object is one, and the long names of its keys. */

export type Program = 'sudokupad' | 'f-puzzles' | 'sudokumaker' | 'lisudoku' | 'sudokustudio' | 'penpa';

/** An object of a document, by the names of its fields. */
export type DocumentFields = Readonly<Record<string, unknown>>;

/** The names that the short form of SudokuPad stands in for. */
const LONG: ReadonlyMap<string, string> = new Map([
  ['c', 'color'],
  ['ca', 'cages'],
  ['ct', 'center'],
  ['c1', 'borderColor'],
  ['c2', 'backgroundColor'],
  ['ce', 'cells'],
  ['cs', 'cellSize'],
  ['a', 'arrows'],
  ['o', 'overlays'],
  ['u', 'underlays'],
  ['w', 'width'],
  ['h', 'height'],
  ['v', 'value'],
  ['vd', 'videos'],
  ['l', 'lines'],
  ['r', 'rounded'],
  ['re', 'regions'],
  ['fs', 'fontSize'],
  ['th', 'thickness'],
  ['hl', 'headLength'],
  ['wp', 'wayPoints'],
  ['md', 'metadata'],
  ['s', 'sum'],
  ['t', 'title'],
  ['te', 'text'],
  ['d', 'duration'],
  ['d2', 'd'],
]);

const COLOURS = new Set(['c', 'c1', 'c2', 'fill', 'stroke', 'color', 'colour']);

/** True if the field of this name holds a colour: `c`, `backgroundColor`, `outlineC`. */
export const isColour = (name: string): boolean => COLOURS.has(name) || /(?:C|Colou?r)$/.test(name);

/** Returns a value of the short form with the long names. */
export function withLongNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLongNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]): [string, unknown] => [longName(name, value), withLongNames(field)]),
  );
}

/** Returns the long name of a field, unless its object has that one too. `d` is the long name of `d2` and a short one. */
function longName(name: string, fields: object): string {
  const long = LONG.get(name) ?? name;
  return Object.hasOwn(fields, long) && !LONG.has(long) ? name : long;
}

/** Returns the program that writes such documents; undefined for an object that is none. */
export function programOf(fields: DocumentFields): Program | undefined {
  if (isGrid(fields.cells ?? fields.ce)) return 'sudokupad';
  if (isGrid(fields.grid)) return 'f-puzzles';
  if (typeof fields.formatVersion === 'string' && isObject(fields.puzzle) && Array.isArray(fields.puzzle.cells))
    return 'sudokumaker';
  if (isObject(fields.grid) && Number.isInteger(fields.grid.width) && isObject(fields.elements)) return 'sudokustudio';
  return isLisudoku(fields) ? 'lisudoku' : undefined;
}

const isObject = (value: unknown): value is DocumentFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for rows of cells, each an object. Cages have lists of numbers in their place. */
const isGrid = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((row) => Array.isArray(row) && isObject(row[0]));

/** Lists of lisudoku, and its flags, in the two spellings that it has. */
const OF_LISUDOKU =
  /^(?:regions|fixed_?numbers|extra_?regions|thermos|arrows|(?:primary|secondary)_?diagonal|anti_?k(?:night|ing))$/i;

const isLisudoku = (fields: DocumentFields): boolean =>
  Number.isInteger(fields.gridSize ?? fields.grid_size) && Object.keys(fields).some((name) => OF_LISUDOKU.test(name));

const LISTS = ['cells', 'ce', 'regions', 're', 'cages', 'ca', 'lines', 'arrows', 'underlays', 'overlays', 'grid'];

/** True if an object that breaks off is a document, by the lists that it has. */
export const mayBeDocument = (fields: DocumentFields): boolean =>
  ['cellSize', 'cs'].some((name) => Object.hasOwn(fields, name)) || LISTS.some((name) => Array.isArray(fields[name]));
