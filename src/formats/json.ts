/** Reads the --json output of the commands back: the puzzle of an object, its boxes and its rules. */
import { Geometry } from '../core/geometry.js';
import type { Clue } from '../variants/clue.js';
import { type GridRules, joined } from '../variants/rules.js';
import { cagesListed } from './cage-lists.js';
import { DETAILS, type Metadata } from './format.js';
import { rowsIn } from './json-cells.js';
import { Misread } from './misread.js';
import { isSet, isVariant, unsupported, unsupportedRule, variantFlags } from './unsupported.js';

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
  readonly said?: unknown;
  /** The remark on its cages. */
  readonly remark?: string | undefined;
}

/** Returns the text of the puzzle in an object, with its shape, rules and details. Throws a Misread. */
export function puzzleInJson(text: string, shape?: Geometry): InJson {
  const { cages, ...object } = parsed(text);
  const { puzzle: written, grid, board, box, metadata, solution, size } = object;
  const listed = cagesListed(cages, shape?.size ?? (typeof size === 'number' ? size : undefined));
  const puzzle = textIn(written ?? grid ?? board, shape?.size) ?? (listed && '.'.repeat(listed.size ** 2));
  if (puzzle === undefined) throw new Misread('this JSON has no puzzle: expected an object with a text as its puzzle');
  const own = box === undefined ? shape : shapeOfBox(box);
  const details = metadataFrom(metadata);
  return {
    text: puzzle,
    solution,
    said: object.rules ?? object.ruleset,
    remark: listed?.remark,
    rules: listed ? joined(rulesFrom(object), { constraints: listed.clues }) : rulesFrom({ ...object, cages }),
    ...(own && { shape: own }),
    ...(details && { metadata: details }),
  };
}

/** Returns a puzzle that is a text, or a list of rows or cells; undefined for anything else. */
function textIn(puzzle: unknown, size?: number): string | undefined {
  if (!Array.isArray(puzzle)) return typeof puzzle === 'string' ? puzzle : undefined;
  const rows = rowsIn(puzzle, size);
  if (rows) return rows.map((row) => row.join(' ')).join('\n');
  const cellText = (cell: unknown): string => String(cell || '.');
  return puzzle.map((row) => (Array.isArray(row) ? row.map(cellText).join(' ') : String(row))).join('\n');
}

/**
 * Returns the rules in an object. Throws a Misread if they are neither texts nor lists of texts, or for a rule that is
 * not supported.
 */
export function rulesFrom(object: Readonly<Record<string, unknown>>): GridRules {
  const named = namesIn(object);
  const unknown = [...Object.keys(object).filter((key) => isSet(object[key])), ...named].filter(
    (name) => unsupportedRule(name) !== undefined,
  );
  if (unknown.length > 0) throw unsupported(unknown);
  const { variant = object.variants, regions, pairs, constraints } = object;
  const flags = [...variantFlags(object), ...named.filter(isVariant)];
  if (regions !== undefined && typeof regions !== 'string') throw new Misread('regions in this JSON are not a text');
  const listOf = (part: string, value: unknown): string[] => {
    const list = typeof value === 'string' ? value.split(',') : value;
    if (Array.isArray(list) && list.every((each) => typeof each === 'string')) return list;
    throw new Misread(`${part} in this JSON is not a list of texts`);
  };
  return {
    ...((variant !== undefined || flags.length > 0) && {
      variant: [...(variant === undefined ? [] : listOf('variant', variant)), ...flags],
    }),
    ...(regions !== undefined && { regions }),
    ...(pairs !== undefined && { pairs: listOf('pairs', pairs) }),
    ...(constraints !== undefined && { constraints: constraintsIn(constraints) }),
  };
}

/** Returns the clues in a list: texts, or objects with a kind. Throws a Misread. */
function constraintsIn(list: unknown): NonNullable<GridRules['constraints']> {
  const isClue = (each: unknown): each is string | Clue =>
    typeof each === 'string' || (typeof each === 'object' && each !== null && 'kind' in each);
  if (Array.isArray(list) && list.every(isClue)) return list;
  throw new Misread('constraints in this JSON are not a list of objects, each with a kind');
}

/** Texts that may be names of rules: the type of a puzzle, and rules in a word or a list of words. */
const namesIn = ({ type, rules, ruleset }: Readonly<Record<string, unknown>>): string[] =>
  [type, rules, ruleset].flat().filter((name) => typeof name === 'string');

/** Returns the details that are texts and ignores all others. */
function metadataFrom(value: unknown): Metadata | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const details = DETAILS.flatMap((detail) => {
    const text: unknown = Object.hasOwn(value, detail) && (value as Record<string, unknown>)[detail];
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

/** Reads the rows and columns of a box. Throws a Misread. */
export function shapeOfBox(box: unknown): Geometry {
  try {
    const [rows, columns] = box as [number, number];
    return Geometry.of(rows, columns);
  } catch {
    throw new Misread(`box in this JSON is not a box shape: ${JSON.stringify(box)}`);
  }
}
