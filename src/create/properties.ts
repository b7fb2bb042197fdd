/**
 * The properties of a request, one row each: how a caller's value is read, and what the search aims at for it. Their
 * types are in `PuzzleRequest`; the options of the command line have the same keys (`cli/answers/create-options`).
 */
import { strategyOf } from '../../strategies/index.js';
import type { Cell, Geometry } from '../core/geometry.js';
import { quoted } from '../core/printable.js';
import { LEVELS, type Strategy } from '../logic/step/strategy.js';
import { oneOf } from '../settings/one-of.js';
import { BadOption, refusal } from '../settings/options.js';
import { range } from '../settings/range.js';
import { flag, listOf, type SettingReader } from '../settings/settings.js';
import { BERTHIER_SCALES, type BerthierScale } from '../solver/berthier/rating.js';
import { type Aim, minimalAim } from './aims.js';
import { FILLS } from './fill.js';
import { levelAim, maxLevelAim, onlyAim, ratingAim, scoreAim, sequencesAim } from './grade-aims.js';
import { cellsInMask } from './mask.js';
import type { PuzzleRequest } from './request.js';
import { requireAim } from './require-aim.js';
import { SYMMETRY_NAMES } from './symmetry.js';

export interface Property<Value> {
  /** Reads a caller's value. Throws a BadOption. */
  read(value: unknown, option: string, context: ReadingContext): Value;
  /** Returns what the search aims at for a value. Throws a RangeError for an unknown strategy. */
  aims?(value: Value, geometry: Geometry): Aim | readonly Aim[];
}

/** What a value may depend on: the shape of the puzzle, and the readers of a cell and of names of strategies. */
export interface ReadingContext {
  readonly geometry: Geometry;
  /** Reads a cell by its row and column from one. Throws a RangeError. */
  cellOf(geometry: Geometry, cell: { readonly row: number; readonly column: number }): Cell;
  readonly strategies: SettingReader<readonly string[]>;
}

type Properties = { readonly [Key in keyof PuzzleRequest]-?: Property<NonNullable<PuzzleRequest[Key]>> };

/** Reads names that stand for one strategy each into ids. */
const singleStrategies = (value: unknown, option: string, { strategies }: ReadingContext): readonly string[] =>
  listOf((name) => {
    const [id, ...others] = strategies([name], option);
    if (others.length > 0) throw refusal(option, name, `one strategy each: ${[id, ...others].join(', ')}`);
    return id!;
  })(value, option);

/** Reads names of strategies, one at least. */
function someStrategies(value: unknown, option: string, { strategies }: ReadingContext): readonly string[] {
  const ids = strategies(value, option);
  if (ids.length > 0) return ids;
  throw refusal(option, value, 'one strategy or more');
}

/** Reads the given cells: a mask, or a list of rows and columns from one. */
function cells(value: unknown, option: string, { geometry, cellOf }: ReadingContext): readonly Cell[] {
  const takes = 'a mask with a symbol for each cell, or a list of { row, column } counted from one';
  try {
    if (typeof value === 'string') return cellsInMask(value, geometry);
    if (Array.isArray(value)) return value.map((cell) => cellOf(geometry, cell));
  } catch (error) {
    throw error instanceof RangeError ? new BadOption(option, `takes ${takes}: ${error.message}`) : error;
  }
  throw refusal(option, value, takes);
}

function known(id: string): Strategy {
  const strategy = strategyOf(id);
  if (!strategy) throw new RangeError(`there is no strategy ${quoted(id)}`);
  return strategy;
}

const level = oneOf('level', LEVELS);

/** All properties. The search pursues their aims in this order, the cheap ones first. */
export const PROPERTIES = {
  maxLevel: { read: level, aims: maxLevelAim },
  strategy: { read: someStrategies, aims: (names) => onlyAim(names.map((name) => known(name).id)) },
  level: { read: level, aims: levelAim },
  score: { read: range, aims: scoreAim },
  require: { read: singleStrategies, aims: (names) => names.map(known).map(requireAim) },
  minimal: { read: flag, aims: (isMinimal) => (isMinimal ? minimalAim : []) },
  w: { read: range, aims: sequencesAim('w') },
  b: { read: range, aims: sequencesAim('b') },
  gw: { read: range, aims: sequencesAim('gw') },
  gb: { read: range, aims: sequencesAim('gb') },
  rating: { read: range, aims: ratingAim },
  // The search digs to the number of clues and keeps to the cells of a pattern; it aims at both by itself.
  clues: { read: range },
  pattern: { read: cells },
  symmetry: { read: oneOf('symmetry', SYMMETRY_NAMES) },
  fill: { read: oneOf('fill', FILLS) },
} satisfies Properties;

const ROWS = Object.entries(PROPERTIES) as readonly (readonly [keyof PuzzleRequest, Property<unknown>])[];

/** Returns the readers of all properties. */
export const propertyReaders = (context: ReadingContext) =>
  Object.fromEntries(
    ROWS.map(([key, { read }]) => [key, (value: unknown, option: string) => read(value, option, context)]),
  ) as { readonly [Key in keyof PuzzleRequest]-?: SettingReader<NonNullable<PuzzleRequest[Key]>> };

/** Returns the aims at all properties of a request, cheap ones first. */
export const aimsOf = (request: PuzzleRequest, geometry: Geometry): Aim[] =>
  ROWS.flatMap(([key, { aims }]) => (request[key] === undefined ? [] : (aims?.(request[key], geometry) ?? [])));

/** Returns Denis Berthier's scales for which the request names a rating. */
export const scalesIn = (request: PuzzleRequest): BerthierScale[] =>
  BERTHIER_SCALES.filter((scale) => request[scale] !== undefined);
