/** Rules and regions that a plain sudoku does not have: a puzzle that needs them is refused, and what it needs is told. */
import { Geometry } from '../../core/geometry.js';
import { Misread } from '../misread.js';

/** The usual words for rules whose names in a file are run together or cut short. */
const NAMES: Readonly<Record<string, string>> = {
  'diagonal+': 'a diagonal',
  'diagonal-': 'a diagonal',
  antiknight: "a knight's move apart",
  antiking: "a king's move apart",
  nonconsecutive: 'no consecutive neighbours',
  disjointgroups: 'disjoint groups',
  killercage: 'killer cages',
  extraregion: 'extra regions',
  thermometer: 'thermometers',
  littlekillersum: 'little killer sums',
  sandwichsum: 'sandwich sums',
  betweenline: 'lines between',
  xv: 'X and V',
  cages: 'killer cages',
};

/** Throws a Misread where an object has something that is not empty under any name but these. */
export function checkPlain(object: Readonly<Record<string, unknown>>, plain: readonly string[]): void {
  const found = Object.keys(object).filter((key) => !plain.includes(key) && isSet(object[key]));
  if (found.length === 0) return;
  const names = [...new Set(found.map((key) => (Object.hasOwn(NAMES, key) ? NAMES[key] : key.slice(0, 40))))];
  throw new Misread(`this puzzle has rules of a variant, which are not known here: ${names.slice(0, 8).join(', ')}`);
}

const isSet = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.keys(value).length > 0
      : Boolean(value);

/** The shape in which cells have regions so; undefined where none is told. Throws a Misread where they are no boxes. */
export function shapeOfRegions(regions: readonly unknown[], size: number): Geometry | undefined {
  const isTold = (region: unknown): boolean => region !== undefined && region !== null;
  if (!regions.some(isTold)) return undefined;
  for (let boxRows = 1; boxRows <= size; boxRows++) {
    if (size % boxRows !== 0 || size > LARGEST) continue;
    const geometry = Geometry.of(boxRows, size / boxRows);
    if (areBoxes(regions, geometry)) return geometry;
  }
  throw new Misread('this puzzle has irregular regions: only boxes of one shape are known here');
}

/** The largest size whose regions are looked at. */
const LARGEST = 25;

/** True if cells have the same region where they have the same box, and nowhere else; a cell without a region is of its box. */
function areBoxes(regions: readonly unknown[], geometry: Geometry): boolean {
  const regionOf = new Map<number, unknown>();
  for (let cell = 0; cell < geometry.cells; cell++) {
    const region = regions[cell] ?? undefined;
    if (region === undefined) continue;
    const box = geometry.indexOf(geometry.houseOf('box', cell));
    if (regionOf.has(box) && regionOf.get(box) !== region) return false;
    regionOf.set(box, region);
  }
  return new Set(regionOf.values()).size === regionOf.size;
}
