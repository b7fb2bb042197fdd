/** Rules that a plain sudoku does not have: a puzzle that needs one is refused, and its name told. */
import { Misread } from '../misread.js';

/** What people call those whose names in a file are run together or cut short. */
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
