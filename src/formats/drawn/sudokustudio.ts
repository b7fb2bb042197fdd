/** Boards of SudokuStudio as drawings: its elements are the lists of f-puzzles under other names. */
import { Misread } from '../misread.js';
import type { SharedDrawing } from './drawing.js';
import { drawingOfFPuzzles } from './f-puzzles.js';
import { type Fields, fieldsOf, listOf } from './fields.js';
import { gridWith, nameOfCellAt, sideOfGrid } from './grids.js';

/** Elements that state nothing. */
const SILENT = ['grid', 'colors', 'corner'];

/** The keys of f-puzzles for elements of one form. */
const MARKS: Readonly<Record<string, string>> = { odd: 'odd', even: 'even', min: 'minimum', max: 'maximum' };
const LINES: Readonly<Record<string, string>> = {
  thermo: 'thermometer',
  between: 'betweenline',
  palindrome: 'palindrome',
  whisper: 'whispers',
  renban: 'renban',
};
const TOGGLES: Readonly<Record<string, string>> = {
  knight: 'antiknight',
  king: 'antiking',
  disjointGroups: 'disjointgroups',
};

/** Returns what a board draws and says. Throws a Misread for one that is none. */
export function drawingOfSudokuStudio({ grid, elements, meta }: Fields): SharedDrawing {
  const { width, height } = fieldsOf(grid);
  const size = sideOfGrid(width, 'SudokuStudio');
  if (width !== height) throw new Misread('the grid of this SudokuStudio board is not square');
  const all = listOf(Object.values(fieldsOf(elements))).map(fieldsOf);
  const valuesOf = (type: string): Fields[] =>
    all.filter((each) => each.type === type).map((each) => fieldsOf(each.value));
  const nameOf = (index: unknown): string => {
    const number = Number(index);
    return nameOfCellAt(Math.floor(number / size), number % size, size);
  };
  const namesIn = (cells: unknown): string[] => entriesOf(cells).map(([, cell]) => nameOf(cell));
  const marked = (cells: unknown): string[] => entriesOf(cells).flatMap(([cell, is]) => (is ? [nameOf(cell)] : []));
  const digits = (type: string): (readonly [string, unknown])[] =>
    valuesOf(type).flatMap((cells) => entriesOf(cells).map(([cell, digit]) => [nameOf(cell), digit] as const));
  const itemsOf = (type: string): Fields[] =>
    valuesOf(type).flatMap((items) => entriesOf(items).map(([, item]) => fieldsOf(item)));
  const linesOf = (type: string): object[] =>
    valuesOf(type).flatMap((items) => entriesOf(items).map(([, cells]) => ({ lines: [namesIn(cells)] })));
  const [box] = valuesOf('box');
  const notes = new Map(
    valuesOf('center').flatMap((cells) =>
      entriesOf(cells).map(
        ([cell, marks]) => [nameOf(cell), entriesOf(marks).map(([digit]) => Number(digit))] as const,
      ),
    ),
  );
  const { title, author, description, solution } = fieldsOf(meta);
  return drawingOfFPuzzles({
    ...unknownIn(all),
    size,
    title,
    author,
    ruleset: description,
    solution,
    grid: gridWith(size, {
      givens: digits('givens'),
      placed: digits('filled'),
      notes,
      regionOf: box ? boxesOf(box, size) : () => -1,
    }),
    ...under(MARKS, (type) =>
      valuesOf(type)
        .flatMap(marked)
        .map((cell) => ({ cell })),
    ),
    ...under(LINES, linesOf),
    ...under(TOGGLES, (type) => all.some((each) => each.type === type && each.value === true)),
    'diagonal+': valuesOf('diagonal').some(({ positive }) => positive === true),
    'diagonal-': valuesOf('diagonal').some(({ negative }) => negative === true),
    nonconsecutive: valuesOf('consecutive').some(({ orth }) => orth === true),
    killercage: itemsOf('killer').map(({ cells, sum }) => ({ cells: marked(cells), value: sum ?? '' })),
    clone: itemsOf('clone').map(({ a, b }) => ({ cells: namesIn(a), cloneCells: namesIn(b) })),
    arrow: itemsOf('arrow').map(({ bulb, body }) => ({ cells: namesIn(bulb), lines: [namesIn(body)] })),
  });
}

const under = (keys: Readonly<Record<string, string>>, value: (type: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(keys).map(([type, key]) => [key, value(type)]));

/** Returns the entries of an object or a list, which the program takes for each other. */
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? (listOf(Object.entries(value)) as readonly (readonly [string, unknown])[])
    : [];

/** Returns the box of a cell. Throws a Misread for boxes that do not fill the grid. */
function boxesOf({ width, height }: Fields, size: number): (cell: string) => number {
  const [wide, high] = [Number(width), Number(height)];
  if (wide * high !== size || !Number.isInteger(wide) || size % wide !== 0)
    throw new Misread(`a grid of size ${size} has no boxes of ${wide} columns and ${high} rows`);
  return (cell) => {
    const [row = 1, column = 1] = (cell.match(/\d+/g) ?? []).map(Number);
    return Math.floor((row - 1) / high) * (size / wide) + Math.floor((column - 1) / wide);
  };
}

const READ = ['givens', 'filled', 'center', 'box', 'diagonal', 'consecutive', 'killer', 'clone', 'arrow'];

/** Returns the elements that are not understood, under their own names. */
function unknownIn(elements: readonly Fields[]): Fields {
  const known = [...SILENT, ...READ, ...Object.keys(MARKS), ...Object.keys(LINES), ...Object.keys(TOGGLES)];
  const isUnknown = ({ type, value }: Fields): boolean =>
    !known.includes(String(type)) ||
    (type === 'consecutive' && fieldsOf(value).diag === true) ||
    (Object.hasOwn(TOGGLES, String(type)) && typeof value === 'object' && value !== null);
  return Object.fromEntries(
    elements.filter(isUnknown).map(({ type, value }) => [`${String(type)} of SudokuStudio`, value]),
  );
}
