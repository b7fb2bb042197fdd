/** Puzzles as callers give them, and the settings for plain texts. It loads no list of constraints. */

import { cellsIn } from '../core/cells-text.js';
import { Geometry, LARGEST_SIZE } from '../core/geometry.js';
import { isPuzzle, type Puzzle } from '../core/puzzle.js';
import { BadOption, refusal, refuseUnknown } from '../settings/options.js';
import { listOf, passing, type SettingReader, settingsOf, text } from '../settings/settings.js';
import { tiled } from '../variants/tiles.js';
import type { PuzzleText } from './beside/ruled.js';
import { readShaped } from './beside/shaped.js';
import type { Reading } from './format.js';
import { readPlain } from './plain.js';

/** A puzzle, its plain text, or an object with one of them, as `read` and `create` return it. */
export type PuzzleLike = Puzzle | PuzzleText | { readonly puzzle: Puzzle } | string;

/** Reads a puzzle. Throws a BadOption. */
export const puzzleIn: SettingReader<Puzzle> = passing('a puzzle, as parse returns it', isPuzzle);

/** Rules that a plain text does not state itself. `read` takes constraints too, and `withClues` of `/strategies` adds them. */
export interface ParseSettings {
  /** Rows and columns of a box, if they are not the usual ones for the size. */
  readonly box?: readonly [rows: number, columns: number];
  /** A letter for each cell, row by row: the regions that replace boxes. */
  readonly regions?: string;
  /** The numbers of the digits, if they are not those from 1 on: `0-8`, `0,1,2,3,5,8`. */
  readonly digits?: string;
  /** Sets of cells without equal digits, as r1c1r1c2: from two cells up to the number of digits, which make a house. */
  readonly pairs?: readonly string[];
}

/** Reads the rows and columns of a box. */
export const box: SettingReader<readonly [rows: number, columns: number]> = (value, option) => {
  const [rows, columns, ...rest] = Array.isArray(value) ? (value as readonly number[]) : [];
  const isWhole = Number.isInteger(rows) && Number.isInteger(columns) && rest.length === 0;
  if (isWhole && rows! > 0 && columns! > 0 && rows! * columns! <= LARGEST_SIZE) return [rows!, columns!];
  throw refusal(option, value, `[rows, columns] of a box of up to ${LARGEST_SIZE} cells`);
};

/** Throws a BadOption for constraints and names of variants. */
function refuseConstraints(rules: object): void {
  for (const option of ['variant', 'constraints'])
    if ((rules as Readonly<Record<string, unknown>>)[option] !== undefined) throw new BadOption(option, ELSEWHERE);
}

/** How puzzles get constraints. */
const ELSEWHERE =
  'constraints are read by `await read(text, settings)`, whose puzzle takes the place of a text, as in { ...saved, puzzle }; `withClues` of /strategies adds them';

export const PARSE_SETTINGS = { box, regions: text, digits: text, pairs: listOf(text) };

/** Reads a plain text, or checks that the arrays of a puzzle fit its geometry. Throws a Misread, and a BadOption. */
export function puzzleFrom(puzzle: PuzzleLike, settings: ParseSettings, known?: object): Puzzle {
  refuseConstraints(Object(settings));
  if (known) refuseUnknown(known, settings);
  const rules = settingsOf(PARSE_SETTINGS, settings);
  if (typeof puzzle === 'string') return parsed(puzzle, rules);
  if (isPuzzle(puzzle)) return puzzle;
  const { puzzle: inner, ...others } = Object(puzzle) as PuzzleText | { readonly puzzle: Puzzle };
  if (isPuzzle(inner)) return inner;
  if (typeof inner !== 'string') throw refusal('puzzle', puzzle, PUZZLES);
  refuseConstraints(others);
  return parsed(inner, { ...rules, ...settingsOf(PARSE_SETTINGS, others) });
}

function parsed(puzzle: string, { box, regions, digits, pairs = [] }: ParseSettings): Puzzle {
  const shape = box && Geometry.of(...box);
  const read = (expected?: Geometry): Reading => readPlain(puzzle, expected);
  if (regions === undefined && digits === undefined && pairs.length === 0) return read(shape).puzzle;
  const replacesBoxes = regions !== undefined;
  return readShaped({ regions, digits, replacesBoxes }, shape, read, (base) =>
    tiled(base, {
      regions,
      numbers: base.layout.numbers,
      sets: [...new Set(pairs)].map((cells) => cellsIn(cells, base.size)),
    }),
  ).puzzle;
}

/** What stands for a puzzle, in errors. */
export const PUZZLES = 'a text, or a puzzle as parse returns it (to save one as JSON, save Game.from(puzzle))';
