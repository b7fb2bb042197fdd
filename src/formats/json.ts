/** What the commands print with --json, to be read again: of an object, the puzzle that it is about, and its boxes. */
import { Geometry } from '../core/geometry.js';
import { Misread } from './misread.js';

/** Characters that no trace fills. */
export const LONGEST_JSON = 1 << 24;

/** Whether a text begins an object. Lists of numbers or texts stand in the same brackets in some programs. */
export const isJson = (text: string): boolean => /^\s*\{(?!\s*(?:[{\d'.-]|"[^"]{0,700}"\s*[,}]))/.test(text);

/** The text of the puzzle, and the grid it expects. Throws a Misread. */
export function puzzleInJson(text: string, shape?: Geometry): { readonly text: string; readonly shape?: Geometry } {
  const { puzzle, box } = parsed(text);
  if (typeof puzzle !== 'string')
    throw new Misread('this JSON has no puzzle: an object with puzzle, a text, is wanted');
  const own = box === undefined ? shape : shapeOf(box);
  return { text: puzzle, ...(own && { shape: own }) };
}

function parsed(text: string): { readonly puzzle?: unknown; readonly box?: unknown } {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Misread(`this begins as JSON, and is none: ${(error as Error).message}`);
  }
}

function shapeOf(box: unknown): Geometry {
  try {
    const [rows, columns] = box as [number, number];
    return Geometry.of(rows, columns);
  } catch {
    throw new Misread(`box in this JSON is no box shape: ${JSON.stringify(box)}`);
  }
}
