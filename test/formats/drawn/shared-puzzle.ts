/** Small puzzles as SudokuPad holds them: what is drawn, by the names of cells, and what is said. */
import { SET } from '../../../src/core/layout.js';
import { readShared } from '../../../src/formats/drawn/index.js';
import type { SharedSettings } from '../../../src/formats/drawn/settings.js';
import type { Reading } from '../../../src/formats/format.js';

type Point = readonly [row: number, column: number];

/** Parts of a document. */
export interface Parts {
  readonly lines?: readonly object[];
  readonly arrows?: readonly object[];
  readonly overlays?: readonly object[];
  readonly cages?: readonly object[];
}

/** Returns the middles of cells: `r1c1r1c2`. */
export const middles = (cells: string): Point[] =>
  [...cells.matchAll(/r(\d+)c(\d+)/g)].map(([, row, column]) => [Number(row) - 0.5, Number(column) - 0.5]);

/** Returns the middle between the first and the last of some cells: of two an edge, of four a corner. */
export function between(cells: string): Point {
  const points = middles(cells);
  const [first, last] = [points[0]!, points.at(-1)!];
  return [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
}

export const line = (cells: string, color: string, thickness = 16): object => ({
  wayPoints: middles(cells),
  color,
  thickness,
});

/** An arrow from a point to another. */
export const arrow = (from: Point, to: Point, color = '#000000'): object => ({
  wayPoints: [from, to],
  color,
  thickness: 4,
  headLength: 0.3,
});

/** A disc of a size in cells. */
export const disc = (center: Point, size: number, backgroundColor: string, more: object = {}): object => ({
  center,
  width: size,
  height: size,
  rounded: true,
  backgroundColor,
  borderColor: '#000000',
  ...more,
});

export const square = (cells: string, size: number, backgroundColor: string, more: object = {}): object => ({
  center: between(cells),
  width: size,
  height: size,
  rounded: false,
  backgroundColor,
  ...more,
});

/** A text alone. */
export const text = (center: Point, text: string): object => ({ center, width: 0, height: 0, text });

export const cage = (cells: string, value?: number | string, outlineC?: string): object => ({
  cells: middles(cells).map((point) => point.map(Math.floor)),
  ...(value !== undefined && { value }),
  ...(outlineC && { outlineC }),
});

/** Returns the document of a puzzle with usual boxes. */
export function documentOf(rules: string, drawn: readonly Parts[], size = 9, metadata: object = {}): object {
  const [high, wide] = { 4: [2, 2], 6: [2, 3], 9: [3, 3] }[size]!;
  const cells = Array.from({ length: size ** 2 }, (_, cell) => [Math.floor(cell / size), cell % size] as const);
  const boxOf = ([row, column]: readonly [number, number]): number =>
    Math.floor(row / high!) * high! + Math.floor(column / wide!);
  const all = (key: keyof Parts): readonly object[] => drawn.flatMap((parts) => parts[key] ?? []);
  return {
    cellSize: 64,
    cells: Array.from({ length: size }, () => Array.from({ length: size }, () => ({}))),
    regions: Array.from({ length: size }, (_, box) => cells.filter((cell) => boxOf(cell) === box)),
    lines: all('lines'),
    arrows: all('arrows'),
    overlays: all('overlays'),
    cages: all('cages'),
    metadata: { rules: [rules], ...metadata },
  };
}

/** Reads rules and drawings. Throws a Misread. */
export const readSaid = (
  rules: string,
  drawn: readonly Parts[],
  { size, metadata, ...settings }: SharedSettings & { readonly size?: number; readonly metadata?: object } = {},
): Reading => readShared(JSON.stringify(documentOf(rules, drawn, size, metadata)), undefined, settings);

/** Returns what a puzzle states beside the usual rules, as text: `whisper=5 r1c1r1c2`. */
export function statedIn({ puzzle: { geometry } }: Reading): string[] {
  const { names, statements = [], groups } = geometry.layout;
  const sets = groups.filter(({ word }) => word === SET).map(({ cells }) => cells);
  const nameOf = (cell: number): string => `r${Math.floor(cell / geometry.size) + 1}c${(cell % geometry.size) + 1}`;
  const namesOf = (cells: readonly number[]): string => cells.map(nameOf).join('');
  return [
    ...names,
    ...sets.map((cells) => `set ${namesOf(cells)}`),
    ...statements.map(
      ({ kind, value, text = '', lists }) =>
        `${kind}${value === undefined ? '' : `=${value}`}${text === '' ? '' : `=${text}`} ${lists.map(namesOf).join(' ')}`,
    ),
  ].toSorted();
}

/** What a puzzle says of the usual rules, in both languages. */
export const USUAL = ['Normal sudoku rules apply.', 'Es gelten die normalen Sudoku-Regeln.'] as const;

/** A rule in wordings of two languages, with the drawings that it may have. `%` in a wording is the colour of a drawing. */
interface Said {
  readonly looks?: readonly { readonly drawn: Parts; readonly colour?: readonly [en: string, de: string] }[];
  readonly en: readonly string[];
  readonly de: readonly string[];
}

/** Returns all wordings of a rule, each after the usual rules and with each drawing. */
export const wordingsOf = ({ looks = [{ drawn: {} }], en, de }: Said): (readonly [rules: string, drawn: Parts])[] =>
  [en, de].flatMap((sentences, language) =>
    sentences.flatMap((sentence) =>
      looks.map(({ drawn, colour = ['', ''] }) => {
        const said = sentence.replaceAll('%', colour[language]!).trim();
        return [`${USUAL[language]} ${said[0]!.toUpperCase()}${said.slice(1)}`, drawn] as const;
      }),
    ),
  );
