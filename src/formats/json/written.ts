/** Reads the --json output of the commands back: the puzzle of an object, its boxes and its rules. */
import type { Geometry } from '../../core/geometry.js';
import type { GridRules } from '../../variants/grid-rules.js';
import { shapeOfBox } from '../beside/our-rules.js';
import { DETAILS, type Metadata, type ReadRules } from '../format.js';
import { Misread } from '../misread.js';
import { type BesideJson, besideIn } from './beside.js';
import { cagesListed } from './cage-lists.js';
import { rowsIn } from './cells.js';
import { rulesFrom, rulesSaid } from './rules.js';

/** The most characters of a JSON text; no trace has as many. */
export const LONGEST_JSON = 1 << 24;

/**
 * True if a text begins with a JSON object. Some programs put lists of numbers or texts in braces too: they do not
 * count.
 */
export const isJson = (text: string): boolean => /^\s*\{(?!\s*(?:$|[{\d'.-]|"[^"]{0,700}"\s*[,}]))/.test(text);

interface InJson {
  readonly text: string;
  readonly shape?: Geometry;
  readonly rules: GridRules;
  readonly metadata?: Metadata;
  /** The solution that it states, as it is written. */
  readonly solution?: unknown;
  /** The text of the rules that it states. */
  readonly said?: string | undefined;
  /** The size that it states: that of the grid or of a box. */
  readonly size?: number;
  readonly beside: BesideJson;
  /** What was read of a setter's words, as our answers have it. */
  readonly read?: ReadRules;
  /** The remark on its cages. */
  readonly remark?: string | undefined;
}

/** Returns what was read of a setter's words, as our answers tell it; undefined for any other value. */
function readRulesIn(value: unknown): ReadRules | undefined {
  const { told, ignored } = Object(value) as Partial<ReadRules>;
  const isText = (each: unknown): boolean => typeof each === 'string';
  const isTold = Array.isArray(told) && told.every((each) => isText(Object(each).sentence) && Array.isArray(each.says));
  return isTold && (ignored === undefined || (Array.isArray(ignored) && ignored.every(isText)))
    ? (value as ReadRules)
    : undefined;
}

/** Returns the text of the puzzle in an object, with its shape, rules and details. Throws a Misread. */
export function puzzleInJson(text: string, shape?: Geometry): InJson {
  const { cages, rules: written, ...rest } = parsed(text);
  const read = readRulesIn(written);
  const object: Readonly<Record<string, unknown>> = read || written === undefined ? rest : { ...rest, rules: written };
  const { box, metadata, solution, size } = object;
  const stated = shape?.size ?? (typeof size === 'number' ? size : undefined);
  const listed = cagesListed(cages, stated);
  const name = ['puzzle', 'grid', 'board'].find((each) => object[each] !== undefined && object[each] !== null);
  const puzzle = (name && textIn(object[name], shape?.size)) ?? (listed && '.'.repeat(listed.size ** 2));
  if (puzzle === undefined) throw new Misread('this JSON has no puzzle: expected an object with a text as its puzzle');
  const own = box === undefined ? (sidesOfBox(object) ?? shape) : shapeOfBox(box);
  const details = metadataFrom({ ...object, ...Object(metadata) });
  const { [name ?? 'puzzle']: _, ...beside } = object;
  const rules = rulesFrom(
    listed ? beside : { ...beside, ...(cages !== undefined && { cages }) },
    stated ?? sideOf(puzzle),
    listed?.clues,
  );
  return {
    text: puzzle,
    solution,
    said: rulesSaid(object),
    rules,
    beside: besideIn(beside, puzzle),
    remark: listed?.remark,
    ...(read && { read }),
    ...(typeof size === 'number' && { size }),
    ...(own && { shape: own }),
    ...(details && { metadata: details }),
  };
}

/** The side of the grid that the symbols of a text fill; undefined if they fill none. */
function sideOf(text: string): number | undefined {
  const side = Math.sqrt(text.replaceAll(/\s/g, '').length);
  return Number.isInteger(side) ? side : undefined;
}

/** Returns the shape of boxes whose sides are stated each, as `boxWidth`. */
function sidesOfBox(object: Readonly<Record<string, unknown>>): Geometry | undefined {
  const [rows, columns] = [SIDES.rows, SIDES.columns].map((names) =>
    Object.keys(object).find((key) => names.test(key)),
  );
  return rows === undefined || columns === undefined ? undefined : shapeOfBox([object[rows], object[columns]]);
}

const SIDES = {
  rows: /^(?:box|block|region|subgrid)_?(?:height|rows?)$/i,
  columns: /^(?:box|block|region|subgrid)_?(?:width|columns?|cols?)$/i,
};

/** Returns a puzzle that is a text, or a list of rows or cells; undefined for anything else. */
function textIn(puzzle: unknown, size?: number): string | undefined {
  if (!Array.isArray(puzzle)) return typeof puzzle === 'string' ? puzzle : undefined;
  const rows = rowsIn(puzzle, size);
  if (rows) return rows.map((row) => row.join(' ')).join('\n');
  const cellText = (cell: unknown): string => String(cell || '.');
  return puzzle.map((row) => (Array.isArray(row) ? row.map(cellText).join(' ') : String(row))).join('\n');
}

/** Returns the details that are texts and ignores all others. */
function metadataFrom(object: object): Metadata | undefined {
  const texts = new Map(Object.entries(object).map(([name, value]: [string, unknown]) => [name.toLowerCase(), value]));
  const details = DETAILS.flatMap((detail) => {
    const text = texts.get(detail);
    return typeof text === 'string' ? [[detail, text] as const] : [];
  });
  return details.length > 0 ? Object.fromEntries(details) : undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Misread(`this begins like JSON but is not valid: ${(error as Error).message}`);
  }
}
