/**
 * The options of `sudoku create` that describe a puzzle. Those for a property of the request have its key, and what to
 * loosen where it is not met; one that is missing is a type error.
 */
import type { Cell, Geometry } from '../../core/geometry.js';
import { type Aim, rangeText } from '../../create/aims.js';
import { FILLS } from '../../create/fill.js';
import { cellsInMask } from '../../create/mask.js';
import { PROPERTIES } from '../../create/properties.js';
import type { AimKey, PuzzleRequest, Range } from '../../create/request.js';
import { SYMMETRIES, type Symmetry } from '../../create/symmetries.js';
import { SYMMETRY_NAMES } from '../../create/symmetry.js';
import { LEVELS } from '../../logic/step/strategy.js';
import { BERTHIER_SCALES, type BerthierScale } from '../../solver/berthier/rating.js';
import { findByName, type Option, oneOf, UsageError, type Values } from '../command.js';
import { textIn } from '../input/operand.js';
import { strategyIds, strategyIdsAmong } from '../input/strategy-names.js';
import {
  BOX,
  choice,
  fileName,
  flag,
  option,
  type Reader,
  RULES,
  range,
  several,
  taking,
  text,
  textAmong,
} from '../options.js';

/** The value of an option, or a function that returns it for a shape. */
type InShape<Value> = Value | ((geometry: Geometry) => Value);

interface Loosened {
  /** The advice on an aim that was not met; may depend on the name of the aim. */
  readonly loosen: string | ((aim: string) => string);
}

/** The ratings that `--rating` names: Sudoku Explainer's, and Denis Berthier's by their names. */
type Ratings = Pick<PuzzleRequest, 'rating' | BerthierScale>;

type PropertyOptions = {
  readonly [Key in Exclude<keyof PuzzleRequest, keyof Ratings>]-?: Option<
    InShape<NonNullable<PuzzleRequest[Key]>> | undefined
  >;
};

const symmetry = taking(SYMMETRIES, (word: string): Symmetry => findByName('symmetry', word, SYMMETRY_NAMES).id);

export const difficulty = choice('difficulty', LEVELS);

const clues: Reader<InShape<Range>> =
  (word, name) =>
  ({ cells }) => {
    const { least, most } = range(word, name);
    if (least > cells) throw new UsageError(`--clues ${rangeText({ least, most })}: the grid has ${cells} cells`);
    return { least, most: Math.min(most, cells) };
  };

/** Reads the mask in a file. */
const mask: Reader<InShape<readonly Cell[]>> = taking('files', (word: string, name: string) => {
  const file = fileName(word, name);
  return (geometry: Geometry) => {
    try {
      return cellsInMask(textIn(file), geometry);
    } catch (error) {
      throw error instanceof RangeError ? new UsageError(`${file} ${error.message}`) : error;
    }
  };
});

/** Reads ratings with commas between: `7.2..7.6`, `w=3..5` or both. */
const ratings: Reader<Ratings> = (word, name) =>
  word.split(',').reduce((read, each) => {
    const [, scale, text = ''] = /^\s*(?:(\w+)\s*=)?(.*)$/.exec(each)!;
    const key = scale === undefined ? 'rating' : oneOf('rating', scale, BERTHIER_SCALES);
    return joinedRatings(read, { [key]: range(text.trim(), scale === undefined ? name : `${name} ${key}=`) });
  }, {});

/** Joins ratings. Throws a UsageError for one that is said twice. */
function joinedRatings(first: Ratings, second: Ratings): Ratings {
  const twice = Object.keys(second).find((key) => key in first);
  if (twice) throw new UsageError(`--rating ${twice === 'rating' ? '' : `${twice}= `}is said twice: give one range`);
  return { ...first, ...second };
}

export const REQUEST_OPTIONS = {
  level: {
    ...option('--difficulty <level>', 'the same as the operand', difficulty),
    loosen: 'ask for a neighbouring --difficulty',
  },
  sameLevel: option('--level <level>', 'the same as --difficulty', difficulty),
  size: option('--size <number>', 'the same as the operand', text),
  box: option('--box <RxC>', BOX, text),
  ...RULES,
  score: {
    ...option('--score <A..B>', "HoDoKu's score: a range, A.., ..B or a number", range),
    loosen: 'allow a wider --score A..B',
  },
  rating: {
    ...several(
      '--rating <A..B>',
      "Sudoku Explainer's rating, likewise; or w=A..B: the longest whip that is needed, so b= (braid), gw= and gb= (g-whip, g-braid); several with commas",
      ratings,
    ),
    loosen: 'allow a wider --rating A..B',
  },
  require: {
    ...option(
      '--require <names>',
      'strategies that the path needs: names with commas between, as sudoku strategies lists them',
      strategyIds,
    ),
    loosen: (aim) => `do without --${aim}`,
  },
  just: {
    ...flag('--just', 'stop right before the required strategy: a position to train on'),
    loosen: 'do without --just, since hints name other techniques first',
  },
  strategy: {
    ...option('--strategy <names>', 'strategies that suffice, likewise', strategyIdsAmong),
    loosen: 'allow more in --strategy',
  },
  maxLevel: {
    ...option('--max-level <level>', 'solvable by strategies up to this level', choice('level', LEVELS)),
    loosen: 'allow a higher --max-level',
  },
  clues: {
    ...option('--clues <A..B>', 'the number of givens: a range or a number', clues),
    loosen: 'allow other numbers of givens (--clues A..B)',
  },
  minimal: { ...flag('--minimal', 'every given is needed'), loosen: 'do without --minimal' },
  symmetry: option('--symmetry <name>', `of the givens: ${SYMMETRIES.join(', ')}`, symmetry),
  pattern: {
    ...option('--pattern <file>', 'the given cells: a symbol for each cell, . if it is open', mask),
    loosen: 'give more cells in the --pattern, or spread them more evenly',
  },
  like: option('--like <puzzle>', 'similar to this puzzle, written out or the first in a file', textAmong('files')),
  fill: option('--fill <way>', `the method that fills grids: ${FILLS.join(', ')}`, choice('fill', FILLS)),
} satisfies PropertyOptions &
  Readonly<Record<Exclude<AimKey, BerthierScale>, Loosened>> &
  Readonly<Record<string, Option<unknown> & Partial<Loosened>>>;

export type RequestArgs = Values<typeof REQUEST_OPTIONS>;

/** Returns the properties that options state, for a shape. Throws a UsageError. */
export function statedProperties(args: RequestArgs, geometry: Geometry): PuzzleRequest {
  const { rating = [], ...others } = args;
  const all = { ...others, ...rating.reduce(joinedRatings, {}) };
  const stated = Object.keys(PROPERTIES).flatMap((key) => {
    const value: unknown = all[key as keyof PuzzleRequest];
    if (value === undefined || value === false) return [];
    return [[key, typeof value === 'function' ? value(geometry) : value]];
  });
  return Object.fromEntries(stated);
}

const isBerthierScale = (key: string): key is BerthierScale => BERTHIER_SCALES.some((scale) => scale === key);

/** Returns the option that states a property, as users write it: `--score`, `--rating w=A..B`. */
export const optionNamed = (key: string): string => (isBerthierScale(key) ? `--rating ${key}=A..B` : `--${key}`);

/** Returns the advice on an aim that was not met. */
export function looseningAdvice({ key, name }: Aim): string {
  if (isBerthierScale(key)) return `allow a wider ${optionNamed(key)}`;
  const { loosen }: Loosened = REQUEST_OPTIONS[key];
  return typeof loosen === 'string' ? loosen : loosen(name);
}
