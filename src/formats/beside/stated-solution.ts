/** What stands beside a puzzle: its solution, or another puzzle. */

import type { Geometry } from '../../core/geometry.js';
import { clashes, type Puzzle } from '../../core/puzzle.js';
import { EMPTY } from '../../core/values.js';
import { type Metadata, type Reading, type WordsReader, withRemark } from '../format.js';
import { isCount } from '../pasted/words.js';
import { digitOn, symbolOn } from '../symbols.js';
import { leftOutText, remarkOnRules } from './left-out.js';
import { remarkOnShape } from './stated-shape.js';
import { afterRules, mayStateMore, ruleLinesIn } from './words.js';

/** What stood beside a puzzle in its line. */
export interface Beside {
  readonly solution?: string;
  /** Another puzzle, which is not read. */
  readonly another?: string;
  /** The remark on a text beside it that is left out and may state a given or a rule. */
  readonly leftOut?: string;
  /** Details from the lines above. */
  readonly metadata?: Metadata;
}

const ANOTHER = 'another puzzle in the same line is not read: a line has one';

/** Adds to a reading what stands beside its puzzle, and remarks on it. Without a reader of words, they are only told. */
export function withBeside(
  reading: Reading,
  { solution, another, leftOut, metadata }: Beside,
  readWords?: WordsReader,
): Reading {
  const shape = metadata && remarkOnShape(metadata, reading.puzzle.geometry);
  const ruled = metadata && !reading.rules ? withWordsAbove(reading, metadata, readWords) : reading;
  const checked = [leftOut, shape].reduce(withRemark, withStatedSolution(ruled, solution));
  return another === undefined ? checked : { ...withRemark(checked, ANOTHER), another };
}

const NAME = /^\s*[a-z][\w -]*[:=]/i;
const CELL = /r\d{1,2}c\d/i;

/** True for a name with cells, which states a rule even beside others: `thermo-line: r1c1r1c2`. */
const namesCells = (line: string): boolean => NAME.test(line) && CELL.test(line);

const linesOf = ({ title, comment, description }: Metadata): readonly string[] =>
  [title, comment, description].flatMap((text) => text?.split('\n') ?? []);

/** Returns the rules in sentences that stand with a puzzle; an empty text if there are none. */
export const rulesAbove = (metadata: Metadata): string => ruleLinesIn(linesOf(metadata));

/** Adds the rules in the words above a puzzle, or a remark on words that may state a rule which it lacks. */
function withWordsAbove(reading: Reading, metadata: Metadata, readWords?: WordsReader): Reading {
  const words = rulesAbove(metadata);
  const read = words && readWords?.(reading, words);
  const { geometry } = (read || reading).puzzle;
  const lines = linesOf(metadata).filter((line) => !isCount(line) && !(read && ruleLinesIn([line])));
  const more = read ? undefined : remarkOnRules(lines.flatMap((line) => afterRules(line) ?? []).join('\n'), geometry);
  const named = lines.find(reading.puzzle.geometry.isPlain ? (line) => mayStateMore(geometry, line) : namesCells);
  const remark = more ?? (named && leftOutText('the words above the puzzle are read as no rule', named));
  return withRemark(read || reading, remark);
}

/**
 * Adds a remark to a reading if the solution stated with it breaks its givens or its rules: then it is no solution of
 * the puzzle that is read. A text that is no full grid of its size is ignored.
 */
export function withStatedSolution(reading: Reading, stated: unknown): Reading {
  if (stated === undefined) return reading;
  const fault = solutionFault(reading.puzzle, stated);
  return fault === undefined
    ? reading
    : withRemark(reading, `its stated solution differs from ours, a rule may be missing: ${fault}`);
}

/** Returns the digits from 0 of the solution that a shared puzzle states; undefined if it states none. */
export function statedSolution({ puzzle: { geometry }, drawing }: Reading): readonly number[] | undefined {
  const full = drawing && fullGrid(drawing.solution, geometry);
  return full?.length === geometry.cells ? full : undefined;
}

/** Returns the reason why a grid is no solution; undefined if it is one, or no full grid. */
export function solutionFault({ geometry, values, placed }: Puzzle, stated: unknown): string | undefined {
  const { cells } = geometry;
  const full = fullGrid(stated, geometry);
  if (full?.length !== cells) return undefined;
  const placeOf = (cell: number): string => `r${geometry.rowOf(cell) + 1}c${geometry.columnOf(cell) + 1}`;
  const other = full.findIndex((digit, cell) => values[cell] !== EMPTY && !placed?.[cell] && values[cell] !== digit);
  if (other >= 0)
    return `it has ${symbolOn(full[other]!, geometry)} in ${placeOf(other)}, where ${symbolOn(values[other]!, geometry)} is given`;
  const [clash] = clashes({ geometry, values: Int8Array.from(full) });
  if (!clash) return undefined;
  const { cells: places, digits } = clash;
  return digits
    ? `it breaks a rule with ${digits.map((digit, index) => `${symbolOn(digit, geometry)} in ${placeOf(places[index]!)}`).join(', ')}`
    : `it has ${symbolOn(clash.digit, geometry)} in both ${places.map(placeOf).join(' and ')}`;
}

/** Returns the symbol of a number that a list has; empty for one that is no digit. */
function numberSign(number: number, geometry: Geometry): string {
  const digit = geometry.numbers.indexOf(number);
  return digit < 0 ? '' : symbolOn(digit, geometry);
}

/** Returns the digits of a full grid in a text or a list; undefined for anything else. */
function fullGrid(stated: unknown, geometry: Geometry): number[] | undefined {
  const symbols =
    typeof stated === 'string'
      ? [...stated.replaceAll(/\s/g, '')]
      : Array.isArray(stated)
        ? stated.flat().map((digit) => (typeof digit === 'number' ? numberSign(digit, geometry) : String(digit)))
        : [];
  const digits = symbols.map((symbol) => (symbol.length === 1 ? digitOn(symbol, geometry) : -1));
  return digits.length > 0 && digits.every((digit) => digit >= 0) ? digits : undefined;
}
