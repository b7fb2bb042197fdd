/** Clues that SudokuPad's JSON draws, as far as their look alone tells them: cages, dots, letters between two cells. */
import { constraints } from '../../../constraints/index.js';
import type { Statement } from '../../core/constraint.js';
import type { Cell } from '../../core/geometry.js';
import { isSet } from '../unsupported.js';
import { cellsNamed } from './variants.js';

const DRAWN = constraints.flatMap(({ id, exchange }) =>
  exchange?.sudokuPad ? [{ id, look: exchange.sudokuPad }] : [],
);
const LETTERS = DRAWN.flatMap(({ id, look }) =>
  'letters' in look ? Object.entries(look.letters).map(([letter, value]) => ({ id, letter, value })) : [],
);
const dotOf = (colour: 'white' | 'black'): string | undefined =>
  DRAWN.find(({ look }) => 'dot' in look && look.dot === colour)?.id;
const cageOf = (digits: 'different digits' | 'any digits'): string | undefined =>
  DRAWN.find(({ look }) => 'cage' in look && look.cage === digits)?.id;

/** The clues in a list of drawings, and the drawings that are none. */
export interface Clues {
  readonly statements: readonly Statement[];
  readonly others: readonly unknown[];
}

/** Short names in a drawing, with the names that they stand for. */
const LONG: Readonly<Record<string, string>> = {
  ce: 'cells',
  v: 'value',
  s: 'sum',
  ct: 'center',
  w: 'width',
  h: 'height',
  r: 'rounded',
  c1: 'borderColor',
  c2: 'backgroundColor',
  te: 'text',
  wp: 'wayPoints',
  c: 'color',
};

/** Returns the fields of a drawing by their long names. */
export const fieldsOf = (drawing: unknown): Readonly<Record<string, unknown>> =>
  typeof drawing === 'object' && drawing !== null
    ? Object.fromEntries(Object.entries(drawing).map(([key, value]) => [LONG[key] ?? key, value]))
    : {};

const NUMBER = /^\d{1,6}$/;

/** Returns the clues of cages with a number. Digits in a cage differ unless it says that they need not. */
export function cagesIn(cages: readonly unknown[], size: number): Clues {
  const clueOf = (cage: unknown): Statement | undefined => {
    const { cells, value, sum, unique } = fieldsOf(cage);
    const labels = [value, sum].filter((label) => isSet(label)).map((label) => String(label).trim());
    const kind = cageOf(unique === false ? 'any digits' : 'different digits');
    if (!kind || labels.length === 0 || new Set(labels).size > 1 || !NUMBER.test(labels[0]!)) return undefined;
    return { kind, value: Number(labels[0]), lists: [cellsNamed(cells, size)] };
  };
  return cluesAmong(cages, clueOf);
}

/** Returns the clues between two cells: dots and letters. A white ground behind a letter is part of it. */
export function betweenIn(overlays: readonly unknown[], size: number): Clues {
  const clueOf = (overlay: unknown): Statement | undefined => {
    const fields = fieldsOf(overlay);
    const pair = pairAt(fields.center, size);
    return pair && (letterIn(fields, pair) ?? dotIn(fields, pair));
  };
  const { statements, others } = cluesAmong(overlays, clueOf);
  const lettered = new Set(
    statements.filter(({ kind }) => LETTERS.some(({ id }) => id === kind)).map(({ lists }) => String(lists[0])),
  );
  const isGround = (overlay: unknown): boolean => {
    const fields = fieldsOf(overlay);
    const isBare = !isSet(fields.text) && !isSet(fields.borderColor) && isColour(fields.backgroundColor, 'white');
    return isBare && isSmall(fields) && lettered.has(String(pairAt(fields.center, size)));
  };
  return { statements, others: others.filter((overlay) => !isGround(overlay)) };
}

function cluesAmong(drawings: readonly unknown[], clueOf: (drawing: unknown) => Statement | undefined): Clues {
  const read = drawings.map((drawing) => ({ drawing, clue: clueOf(drawing) }));
  return {
    statements: read.flatMap(({ clue }) => clue ?? []),
    others: read.filter(({ clue }) => !clue).map(({ drawing }) => drawing),
  };
}

export type Fields = ReturnType<typeof fieldsOf>;

function letterIn({ text }: Fields, pair: readonly Cell[]): Statement | undefined {
  const found = LETTERS.find(({ letter }) => letter === String(text).trim().toUpperCase());
  return found && { kind: found.id, value: found.value, lists: [pair] };
}

function dotIn(fields: Fields, pair: readonly Cell[]): Statement | undefined {
  const { rounded, borderColor, backgroundColor, text } = fields;
  const label = String(text ?? '').trim();
  const isWhite = isColour(backgroundColor, 'white') && isColour(borderColor, 'black');
  const kind = dotOf(isWhite ? 'white' : 'black');
  const isDot = rounded === true && isSmall(fields) && (isWhite || isColour(backgroundColor, 'black'));
  if (!kind || !isDot || (label !== '' && !NUMBER.test(label))) return undefined;
  return { kind, ...(label !== '' && { value: Number(label) }), lists: [pair] };
}

/** The largest width of a mark between two cells, in cells. */
const LARGEST_MARK = 0.5;
const isSmall = ({ width, height }: Fields): boolean =>
  Number(width) > 0 && Number(width) <= LARGEST_MARK && Number(height) === Number(width);

const COLOURS = { white: /^(?:#f{3,4}|#f{6}|#f{8}|white)$/i, black: /^(?:#000f?|#000000(?:ff)?|black)$/i };
const isColour = (colour: unknown, name: keyof typeof COLOURS): boolean => COLOURS[name].test(String(colour).trim());

/** Returns the cells on both sides of a point in the middle of a side; undefined for any other point. */
function pairAt(center: unknown, size: number): [Cell, Cell] | undefined {
  const [row, column] = Array.isArray(center) ? center.map(Number) : [];
  if (row === undefined || column === undefined) return undefined;
  const isLine = (at: number): boolean => Number.isInteger(at) && at > 0 && at < size;
  const isMiddle = (at: number): boolean => Number.isInteger(at - 0.5) && at > 0 && at < size;
  if (isLine(row) && isMiddle(column)) return [(row - 1) * size + column - 0.5, row * size + column - 0.5];
  if (isMiddle(row) && isLine(column)) return [(row - 0.5) * size + column - 1, (row - 0.5) * size + column];
  return undefined;
}
