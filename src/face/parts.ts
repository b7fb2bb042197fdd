/**
 * Functions of the engine that the main entry offers. Here they check their arguments, which the engine itself does
 * without.
 */
import * as bits from '../core/bits.js';
import type { Numbers } from '../core/board.js';
import { type Cell, type Digit, Geometry, LARGEST_SIZE } from '../core/geometry.js';
import * as puzzles from '../core/puzzle.js';
import * as seeing from '../core/seeing.js';
import * as symbols from '../formats/symbols.js';
import type { JsonStep } from '../render/json/step.js';
import * as steps from '../render/json/step-read.js';
import { expectSettings, refusal } from '../settings/options.js';
import { listOf, passing, type SettingReader, text, whole, withOptionErrors } from '../settings/settings.js';
import * as rules from '../variants/rules.js';
import { clues } from './clues.js';

const geometryIn: SettingReader<Geometry> = passing(
  'a geometry, as Geometry.of returns it',
  (value) => value instanceof Geometry,
);
export const puzzleIn: SettingReader<puzzles.Puzzle> = passing('a puzzle, as read returns it', puzzles.isPuzzle);
const setIn = whole(-(2 ** 31), 2 ** 32 - 1);
const sizeIn = whole(1, LARGEST_SIZE);

/**
 * Returns the numbers in a set, ascending.
 *
 * @example
 * bitsOf(0b1010); // [1, 3]
 */
export const bitsOf = (set: bits.Bits): number[] => bits.bitsOf(setIn(set, 'set'));

/**
 * Returns the puzzle as it was set, without placed values and eliminations. Throws a BadOption.
 *
 * @example
 * formatLine(givensOf(read('.3.1.+3.2....1...'))); // '.3.1...2....1...'
 */
export const givensOf = (puzzle: puzzles.Puzzle): puzzles.Puzzle => puzzles.givensOf(puzzleIn(puzzle, 'puzzle'));

/**
 * Returns the digits that no peer of the cell has as its value, as a set. Throws a BadOption.
 *
 * @example
 * const { geometry, values } = read('.3.1...2....1...');
 * bitsOf(openTo(geometry, values, 0)); // [1, 3]: 2 and 4 may stand in r1c1
 */
export function openTo(geometry: Geometry, values: Numbers, cell: Cell): bits.Bits {
  const { cells } = geometryIn(geometry, 'geometry');
  if (values?.length !== cells) throw refusal('values', values, `${cells} values`);
  return seeing.openTo(geometry, values, whole(0, cells - 1)(cell, 'cell'));
}

/**
 * The symbol of a digit, which counts from zero. Throws a BadOption.
 *
 * @example
 * symbolOf(15, 16); // 'G'
 */
export const symbolOf = (digit: Digit, size: number): string =>
  symbols.symbolOf(whole(0, sizeIn(size, 'size') - 1)(digit, 'digit'), size);

/**
 * Returns the digit of a symbol, in upper or lower case; -1 if the size has no such symbol. Throws a BadOption for what
 * is no text or no size.
 *
 * @example
 * digitOf('g', 16); // 15
 */
export const digitOf = (symbol: string, size: number): Digit =>
  symbols.digitOf(text(symbol, 'symbol'), sizeIn(size, 'size'));

/**
 * Returns the rules of a shape; empty for plain boxes. Throws a BadOption.
 *
 * @example
 * rulesOf(read('.3.1...2....1... variant=x').geometry); // { variant: ['x'] }
 */
export const rulesOf = (geometry: Geometry): rules.GridRules => rules.rulesOf(geometryIn(geometry, 'geometry'));

/**
 * Adds rules to a shape. Throws a BadOption that names the error.
 *
 * @example
 * const { geometry } = read('.3.1...2....1...');
 * withRules(geometry, { variant: ['anti-king'] });
 */
export function withRules(base: Geometry, added: rules.GridRules): Geometry {
  const shape = geometryIn(base, 'geometry');
  expectSettings(added);
  const { variant, regions, pairs, constraints } = { ...added };
  const read = {
    ...(variant !== undefined && { variant: listOf(text)(variant, 'variant') }),
    ...(regions !== undefined && { regions: text(regions, 'regions') }),
    ...(pairs !== undefined && { pairs: listOf(text)(pairs, 'pairs') }),
    ...(constraints !== undefined && { constraints: clues(constraints, 'constraints') }),
  } as rules.GridRules;
  return withOptionErrors('rules', () => rules.withRules(shape, read));
}

/**
 * Returns the parts of a step that pictures draw. Throws a BadOption for a place outside the grid.
 *
 * @example
 * const puzzle = read('.3.1...2....1...');
 * drawnOf(puzzle.geometry, explain(puzzle).steps[0]!);
 */
export function drawnOf(
  geometry: Geometry,
  step: Pick<JsonStep, 'place' | 'remove' | 'marks'>,
): ReturnType<typeof steps.drawnOf> {
  expectSettings(step);
  return withOptionErrors('step', () => steps.drawnOf(geometryIn(geometry, 'geometry'), step));
}
