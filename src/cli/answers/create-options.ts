/**
 * The options of `sudoku create` that describe a puzzle. Those for a property of the request have its key, and what to
 * loosen where it is not met; one that is missing is a type error.
 */
import type { Cell, Geometry } from '../../core/geometry.js';
import type { Aim } from '../../create/aims.js';
import { FILLS } from '../../create/fill.js';
import { cellsInMask } from '../../create/mask.js';
import { PROPERTIES } from '../../create/properties.js';
import type { AimKey, PuzzleRequest } from '../../create/request.js';
import { SYMMETRIES } from '../../create/symmetries.js';
import { range } from '../../settings/range.js';
import { text } from '../../settings/settings.js';
import { BERTHIER_SCALES, type BerthierScale } from '../../solver/berthier/rating.js';
import { type Option, oneOf, UsageError, type Values } from '../command.js';
import { textIn } from '../input/operand.js';
import { strategyIds, strategyIdsAmong } from '../input/strategy-names.js';
import {
  BOX,
  boxInWord,
  fileName,
  flag,
  option,
  type Reader,
  RULES,
  readWord,
  several,
  textAmong,
  withoutUndefined,
} from '../options.js';

interface Loosened {
  /** The advice on an aim that was not met; may depend on the name of the aim. */
  readonly loosen: string | ((aim: string) => string);
}

/** The ratings that `--rating` names: Sudoku Explainer's, and Denis Berthier's by their names. */
type Ratings = Pick<PuzzleRequest, 'rating' | BerthierScale>;

type PropertyOptions = {
  readonly [Key in Exclude<keyof PuzzleRequest, keyof Ratings | 'pattern'>]-?: Option<
    NonNullable<PuzzleRequest[Key]> | undefined
  >;
};

/** Reads ratings with commas between: `7.2..7.6`, `w=3..5` or both. */
const ratings: Reader<Ratings> = (word, name) =>
  word.split(',').reduce((read, each) => {
    const [, scale, text = ''] = /^\s*(?:(\w+)\s*=)?(.*)$/.exec(each)!;
    const key = scale === undefined ? 'rating' : oneOf('rating', scale, BERTHIER_SCALES);
    return joinedRatings(read, { [key]: readWord(range, text.trim(), scale === undefined ? name : `${name} ${key}=`) });
  }, {});

/** Joins ratings. Throws a UsageError for one that is said twice. */
function joinedRatings(first: Ratings, second: Ratings): Ratings {
  const twice = Object.keys(second).find((key) => key in first);
  if (twice) throw new UsageError(`--rating ${twice === 'rating' ? '' : `${twice}= `}is said twice: give one range`);
  return { ...first, ...second };
}

export const REQUEST_OPTIONS = {
  level: {
    ...option('--difficulty <level>', 'the same as the operand', PROPERTIES.level.read),
    loosen: 'ask for a neighbouring --difficulty',
  },
  sameLevel: option('--level <level>', 'the same as --difficulty', PROPERTIES.level.read),
  size: option('--size <number>', 'the same as the operand', text),
  box: option('--box <RxC>', BOX, boxInWord),
  ...RULES,
  score: {
    ...option('--score <A..B>', "HoDoKu's score: a range, A.., ..B or a number", PROPERTIES.score.read),
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
    ...option('--max-level <level>', 'solvable by strategies up to this level', PROPERTIES.maxLevel.read),
    loosen: 'allow a higher --max-level',
  },
  clues: {
    ...option('--clues <A..B>', 'the number of givens: a range or a number', PROPERTIES.clues.read),
    loosen: 'allow other numbers of givens (--clues A..B)',
  },
  minimal: { ...flag('--minimal', 'every given is needed'), loosen: 'do without --minimal' },
  symmetry: option('--symmetry <name>', `of the givens: ${SYMMETRIES.join(', ')}`, PROPERTIES.symmetry.read),
  pattern: {
    ...option('--pattern <file>', 'the given cells: a symbol for each cell, . if it is open', fileName),
    loosen: 'give more cells in the --pattern, or spread them more evenly',
  },
  like: option('--like <puzzle>', 'similar to this puzzle, written out or the first in a file', textAmong('files')),
  fill: option('--fill <way>', `the method that fills grids: ${FILLS.join(', ')}`, PROPERTIES.fill.read),
} satisfies PropertyOptions &
  Readonly<Record<Exclude<AimKey, BerthierScale>, Loosened>> &
  Readonly<Record<string, Option<unknown> & Partial<Loosened>>>;

export type RequestArgs = Values<typeof REQUEST_OPTIONS>;

/** Returns the properties that options state, for a shape. Throws a UsageError. */
export function statedProperties(args: RequestArgs, geometry: Geometry): PuzzleRequest {
  const { rating = [], pattern, ...others } = args;
  const cells = pattern === undefined ? {} : { pattern: cellsIn(pattern, geometry) };
  const all: PuzzleRequest = withoutUndefined({ ...others, ...rating.reduce(joinedRatings, {}), ...cells });
  return Object.fromEntries(Object.entries(all).filter(([key, value]) => key in PROPERTIES && value !== false));
}

/** Returns the cells of the mask in a file. Throws a UsageError. */
function cellsIn(file: string, geometry: Geometry): readonly Cell[] {
  try {
    return cellsInMask(textIn(file), geometry);
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(`${file} ${error.message}`) : error;
  }
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
