/** Values of documents whose form nobody has checked. */
import { quoted } from '../../core/printable.js';
import { Misread } from '../misread.js';
import type { DrawnPoint } from './drawing.js';

export type Fields = Readonly<Record<string, unknown>>;

/** The most entries of a list. No puzzle has as many. */
const MOST_ENTRIES = 10_000;

/** Returns an object as its fields; none for any other value. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Returns a list; an empty one for any other value. Throws a Misread for one that is longer than that of any puzzle. */
export function listOf(value: unknown): readonly unknown[] {
  const list = Array.isArray(value) ? value : [];
  if (list.length > MOST_ENTRIES)
    throw new Misread(`a list of ${list.length.toLocaleString('en')} entries: no puzzle has so many`);
  return list;
}

/** Returns the text of a value without blanks around it; an empty text for a value that is no text and no number. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Returns a place `[row, column]` or `r1c1` of a document, from zero. */
export function placeOf(place: unknown): DrawnPoint {
  if (Array.isArray(place)) return [Number(place[0]), Number(place[1])];
  const [row, column] = (String(place).match(/\d{1,3}/g) ?? []).map(Number);
  return [Number(row) - 1, Number(column) - 1];
}

/** Returns a number, also one that is written as a text; undefined for any other value. */
export function numberOf(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  return isNumber && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

/** Returns the texts that are not empty. */
export const detailsOf = <Name extends string>(details: Readonly<Record<Name, unknown>>): { [Key in Name]?: string } =>
  Object.fromEntries(
    Object.entries(details)
      .map(([name, text]) => [name, textOf(text)])
      .filter(([, text]) => text !== ''),
  ) as { [Key in Name]?: string };

/** Returns a value as an error shows it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** The remark on a puzzle with marks in corners. */
export const CORNERS = 'marks in corners are left out: those in the centre are candidates';
