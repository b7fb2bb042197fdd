/**
 * Names of cells and houses: r1c2, row 3, rows 2 and 6. They have a file of their own, because legends need no other
 * notation.
 */

import { groupBy } from '../core/arrays.js';
import type { Cell, Geometry, House } from '../core/geometry.js';
import type { OneAndSeveral } from '../core/languages.js';
import { groupKindOf } from '../definitions/constraints-of.js';
import { LETTERS } from '../variants/of-grid.js';
import { ENGLISH_HOUSES } from './language/en/houses.js';
import type { HouseWords } from './language/language.js';

/** Joins words as `a, b and c`. */
export const listed = (words: readonly string[], link: string = ENGLISH_HOUSES.and): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`;

/** Writes the name of a cell, as `r1c2`. */
export const cellName = (geometry: Geometry, cell: Cell): string => geometry.memo(namesOf)[cell]!;

/** The names of all cells. */
const namesOf = (geometry: Geometry): readonly string[] =>
  Array.from({ length: geometry.cells }, (_, cell) => `r${geometry.rowOf(cell) + 1}c${geometry.columnOf(cell) + 1}`);

/** Writes the names of houses. */
export function houseNames(geometry: Geometry, list: readonly House[], words: HouseWords = ENGLISH_HOUSES): string[] {
  const named = (word: string, number: string): string => (number ? `${word} ${number}` : word);
  if (list.length === 1) return [named(wordOf(geometry, list[0]!, words)[0], numberOf(geometry, list[0]!))];
  const ordered = [...list].sort((a, b) => a - b);
  const byWord = groupBy(ordered, (house) => wordOf(geometry, house, words));
  return [...byWord].map(([[one, several], those]) => {
    const numbers = those.map((house) => numberOf(geometry, house)).filter(Boolean);
    const isGroups = those.length > 1 && geometry.houseKinds[those[0]!] === 'extra';
    const article = isGroups && words.articleOfGroups ? `${words.articleOfGroups} ` : '';
    return article + named(those.length > 1 ? several : one, listed(numbers, words.and));
  });
}

/** Returns the word for the kind of a house, singular and plural. */
function wordOf(geometry: Geometry, house: House, { houses, region, groups }: HouseWords): OneAndSeveral {
  const kind = geometry.houseKinds[house]!;
  if (kind === 'box' && geometry.tiling === 'regions') return region;
  return kind === 'extra'
    ? groups(groupKindOf(geometry.extras[geometry.indexOf(house)]!.word, geometry))
    : houses[kind];
}

/**
 * Returns the number of a house, the letter of a region or the cell in which a diagonal begins. Returns an empty text
 * for an extra house of which a grid has one.
 */
function numberOf(geometry: Geometry, house: House): string {
  const index = geometry.indexOf(house);
  const kind = geometry.houseKinds[house]!;
  if (kind === 'box' && geometry.tiling === 'regions') return LETTERS[index]!;
  if (kind !== 'extra') return String(index + 1);
  const { word, number, cells } = geometry.extras[index]!;
  const { isNamedByCell, names } = groupKindOf(word, geometry);
  if (isNamedByCell) return cellName(geometry, cells[0]!);
  const [one, several] = names.en;
  return one === several ? '' : String(number);
}
