/** Regions as JSON has them: a sign for each cell, in a text or in rows, or the cells of each region. */
import { LARGEST_SIZE } from '../../core/geometry.js';
import { LETTERS } from '../../variants/of-grid.js';
import { placeIn } from './places.js';

/** Names of the regions that replace boxes. */
const NAME =
  /^(?:jigsaw|irregular|regions?|box(?:es)?|blocks?|areas?|zones?|layout)[_ -]?(?:maps?|layout|ids?|grid|cells)?$/i;

/** True if a name in JSON is one of regions. */
export const isRegionsName = (name: string): boolean => NAME.test(name);

/** True for letters that are meant as regions, whether they are right or not. */
export const areLetters = (value: unknown): boolean =>
  typeof value === 'string' && /^[A-Za-z\s]{16,}$/.test(value.trim());

/** Returns a letter for each cell; undefined for what is no layout of N regions of N cells. */
export function regionsIn(value: unknown): string | undefined {
  const signs = signsIn(value);
  const size = Math.sqrt(signs?.length ?? 0);
  const names = [...new Set(signs)];
  if (!signs || !Number.isInteger(size) || size > LARGEST_SIZE || names.length !== size) return undefined;
  const counts = names.map((name) => signs.filter((sign) => sign === name).length);
  return counts.every((count) => count === size)
    ? signs.map((sign) => LETTERS[names.indexOf(sign)]).join('')
    : undefined;
}

/** Returns the sign of the region of each cell. */
function signsIn(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return [...value.replaceAll(/[\s,;|]/g, '')];
  if (!Array.isArray(value)) return undefined;
  const lists = value.map((row: unknown) => (typeof row === 'string' && !/^\s*r\d/i.test(row) ? [...row.trim()] : row));
  if (!lists.every(Array.isArray)) return lists.every(isSign) ? lists.map(String) : undefined;
  const cells = lists.flat();
  return signsOfCells(lists as unknown[][]) ?? (cells.every(isSign) ? cells.map(String) : undefined);
}

const isSign = (sign: unknown): boolean =>
  Number.isInteger(sign) || (typeof sign === 'string' && /^[\p{L}\d]{1,2}$/u.test(sign));

/** Returns the region of each cell from the cells of each region: places, names or numbers of cells. */
function signsOfCells(lists: readonly (readonly unknown[])[]): readonly string[] | undefined {
  const size = lists.length;
  if (lists.some((list) => list.length !== size)) return undefined;
  const cells = lists.flat();
  const areNumbers = cells.every(Number.isInteger) && new Set(cells).size === size * size;
  const places = areNumbers
    ? cells.map((cell) => [Math.floor((cell as number) / size), (cell as number) % size])
    : cells.map(placeIn);
  if (!places.every((place) => place !== undefined)) return undefined;
  const least = areNumbers ? Math.min(...(cells as number[])) : Math.min(...places.flat());
  const numbers = areNumbers
    ? cells.map((cell) => (cell as number) - least)
    : places.map(([row, column]) => (row! - least) * size + column! - least);
  const signs = Array<string>(size * size);
  for (const [at, cell] of numbers.entries()) signs[cell] = String(Math.floor(at / size));
  return signs.length === size * size && !signs.includes(undefined as never) ? signs : undefined;
}
