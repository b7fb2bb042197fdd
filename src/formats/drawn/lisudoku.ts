/** Puzzles of lisudoku as drawings: its lists are those of f-puzzles under other names. */
import { Misread } from '../misread.js';
import type { SharedDrawing } from './drawing.js';
import { drawingOfFPuzzles } from './f-puzzles.js';
import { type Fields, fieldsOf, listOf, shown } from './fields.js';
import { gridWith, nameOfCellAt, sideOfGrid } from './grids.js';

/** Returns what a puzzle draws and says. Throws a Misread for one that is none. */
export function drawingOfLisudoku(document: Fields): SharedDrawing {
  const {
    gridSize,
    regions,
    fixedNumbers,
    extraRegions,
    thermos,
    arrows,
    killerCages,
    kropkiDots,
    kropkiNegative,
    oddCells,
    evenCells,
    renbans,
    palindromes,
    primaryDiagonal,
    secondaryDiagonal,
    antiKnight,
    antiKing,
    ...others
  } = inCamelCase(document);
  const size = sideOfGrid(gridSize, 'lisudoku');
  const nameOf = (place: unknown): string => {
    const { row, col } = fieldsOf(place);
    return nameOfCellAt(row, col, size);
  };
  const namesIn = (places: unknown): string[] => listOf(places).map(nameOf);
  const eachOf = (list: unknown): readonly Fields[] => listOf(list).map(fieldsOf);
  const dots = (type: string): object[] =>
    eachOf(kropkiDots)
      .filter(({ dotType }) => dotType === type)
      .map(({ cell1, cell2 }) => ({ cells: [nameOf(cell1), nameOf(cell2)] }));
  const unknown = eachOf(kropkiDots).find(({ dotType }) => !DOTS.includes(String(dotType)));
  if (unknown) throw new Misread(`this lisudoku puzzle has dots that are ${shown(unknown.dotType)}`);
  const areas = regions === undefined ? undefined : listOf(regions).map(namesIn);
  return drawingOfFPuzzles({
    ...others,
    size,
    grid: gridWith(size, {
      givens: eachOf(fixedNumbers).map(({ position, value }) => [nameOf(position), value]),
      ...(areas && { regionOf: (cell) => areas.findIndex((area) => area.includes(cell)) }),
    }),
    extraregion: listOf(extraRegions).map((cells) => ({ cells: namesIn(cells) })),
    thermometer: listOf(thermos).map((cells) => ({ lines: [namesIn(cells)] })),
    arrow: eachOf(arrows).map(({ circleCells, arrowCells }) => {
      const circle = namesIn(circleCells);
      return { cells: circle, lines: [[circle.at(-1) ?? '', ...namesIn(arrowCells)]] };
    }),
    killercage: eachOf(killerCages).map(({ region, sum }) => ({ cells: namesIn(region), value: sum ?? '' })),
    difference: dots('Consecutive'),
    ratio: dots('Double'),
    ...(kropkiNegative === true && { nonconsecutive: true, negative: ['ratio'] }),
    odd: listOf(oddCells).map((cell) => ({ cell: nameOf(cell) })),
    even: listOf(evenCells).map((cell) => ({ cell: nameOf(cell) })),
    renban: listOf(renbans).map((cells) => ({ lines: [namesIn(cells)] })),
    palindrome: listOf(palindromes).map((cells) => ({ lines: [namesIn(cells)] })),
    'diagonal-': primaryDiagonal,
    'diagonal+': secondaryDiagonal,
    antiknight: antiKnight,
    antiking: antiKing,
  });
}

const DOTS = ['Consecutive', 'Double'];

/** The most levels of lists and objects in a puzzle. */
const DEEPEST = 6;

/** Returns fields with names as in `fixedNumbers`; older puzzles have `fixed_numbers`. */
function inCamelCase(fields: Fields, depth = 0): Fields {
  const within = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || depth >= DEEPEST) return value;
    return Array.isArray(value) ? listOf(value).map((each) => within(each)) : inCamelCase(value as Fields, depth + 1);
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      within(value),
    ]),
  );
}
