/** The request that the operands and options of `sudoku create` make, and the reasons why it cannot be met. */
import { readFileSync } from 'node:fs';
import type { Clock } from '../../core/clock.js';
import { Geometry } from '../../core/geometry.js';
import { excerpt, quoted } from '../../core/printable.js';
import { givensOf, type Puzzle } from '../../core/puzzle.js';
import type { Obstacle } from '../../create/givens-obstacle.js';
import { requestLike } from '../../create/like.js';
import type { PuzzleRequest } from '../../create/request.js';
import { misfitOf, undefinedFor } from '../../create/variant.js';
import { Misread } from '../../formats/misread.js';
import { readPuzzle } from '../../formats/read.js';
import { recordSplitter } from '../../formats/stream/splitter.js';
import { LEVELS } from '../../logic/step/strategy.js';
import { reasonText } from '../../render/unfit-reason.js';
import { prospectOf } from '../../search/check.js';
import { isSameName } from '../../settings/names.js';
import type { GridRules } from '../../variants/grid-rules.js';
import { oneOf, UsageError } from '../command.js';
import { notAPuzzle, operandKind } from '../input/operand.js';
import { rulesFrom } from '../input/rules.js';
import { expectedOf, expectedShape } from '../input/shape.js';
import { withoutUndefined } from '../options.js';
import { optionNamed, type RequestArgs, statedProperties } from './create-options.js';

export interface ParsedRequest {
  readonly geometry: Geometry;
  readonly request: PuzzleRequest;
  /** Rules of a variant, in addition to those of the geometry. */
  readonly rules?: GridRules;
}

const STANDARD = Geometry.of(3, 3);

/**
 * Reads operands and options into a request. Throws a UsageError; throws OutOfTime if the puzzle of `--like` is not
 * graded in time.
 */
export function requestOf(operands: readonly string[], args: RequestArgs, clock: Clock): ParsedRequest {
  const sizes = operands.filter((operand) => /^\d+$/.test(operand));
  const levels = operands.filter((operand) => !/^\d+$/.test(operand));
  const isLevel = (word: string): boolean => LEVELS.some((level) => isSameName(level, word));
  const [named, stray] = [levels.find(isLevel), levels.find((word) => !isLevel(word))];
  if (named !== undefined && stray !== undefined)
    throw new UsageError(`${quoted(stray)} is no size: a size is the number of rows, as in sudoku create ${named} 9`);
  if (sizes.length > 1 || levels.length > 1)
    throw new UsageError(`too many operands: ${excerpt(operands.join(' '))}. Give one difficulty and one size`);
  const model = args.like === undefined ? undefined : modelOf(args.like);
  const size = singleValue('size', { '': sizes[0], '--size ': args.size });
  const level = singleValue('difficulty', {
    '': levels[0] === undefined ? undefined : oneOf('difficulty', levels[0], LEVELS),
    '--difficulty ': args.level,
    '--level ': args.sameLevel,
  });
  const rules = rulesFrom(args);
  const { box } = expectedOf(size, args.box, rules, '; for irregular regions, add --constraint jigsaw');
  const geometry = expectedShape({ ...(box && { box }), ...(rules && { rules }) }) ?? model?.geometry ?? STANDARD;
  const own = statedProperties({ ...args, level }, geometry);
  if (args.just && !own.require) throw new UsageError('--just stops before a technique: say which with --require');
  if (rules) checkRules(geometry, rules, own);
  return { geometry, ...(rules && { rules }), request: { ...(model && requestLikeModel(model, own, clock)), ...own } };
}

/** Throws a UsageError for rules that do not fit the grid, and for requirements that are not defined for variants. */
function checkRules(base: Geometry, rules: GridRules, request: PuzzleRequest): void {
  const reason = misfitOf(base, rules) ?? undefinedFor(request, rules);
  if (reason !== undefined) throw new UsageError(reason);
}

/**
 * Returns the value of a requirement that several options can state. Throws a UsageError if they contradict each other.
 */
function singleValue<Word extends string>(
  what: string,
  ways: Readonly<Record<string, Word | undefined>>,
): Word | undefined {
  const said = Object.entries(ways).filter(([, word]) => word !== undefined);
  const [first, second] = said.filter(([, word], index) => said.findIndex(([, other]) => other === word) === index);
  if (second) throw new UsageError(`${what} is said twice: ${first!.join('')} and ${second.join('')}`);
  return first?.[1];
}

/**
 * Returns the request for puzzles like the model, without the requirements that the user's own options replace. Throws a
 * UsageError for a model without exactly one solution.
 */
function requestLikeModel(model: Puzzle, own: PuzzleRequest, clock: Clock): PuzzleRequest {
  const prospect = prospectOf(model, clock);
  const { ended, solutions } = prospect.result;
  if (ended !== 'cut' && !prospect.unique)
    throw new UsageError(
      `--like: ${solutions.length > 0 ? 'this puzzle has several solutions' : reasonText(model, prospect)}`,
    );
  const { score, require, clues, symmetry, ...like } = requestLike(model, clock);
  const isOfLevel = own.level === undefined || own.level === like.level;
  return withoutUndefined({
    ...like,
    ...(isOfLevel && { score, require }),
    ...(!own.pattern && { clues, symmetry }),
  });
}

/** Reads the puzzle of `--like`, without a player's entries: written out, or the first in a file. Throws a UsageError. */
function modelOf(operand: string): Puzzle {
  const kind = operandKind(operand);
  if (!kind || kind === 'pattern') throw notAPuzzle(operand);
  if (kind === 'folder') throw new UsageError(`${operand} is a directory: name a file in it`);
  const splitter = recordSplitter();
  const [first] = [...splitter.push(kind === 'file' ? readFileSync(operand, 'utf8') : operand), ...splitter.end()];
  if (!first) throw new UsageError(`--like: there is no puzzle in ${excerpt(operand)}`);
  try {
    const { puzzle } = readPuzzle(first.text);
    const [clue] = puzzle.geometry.layout.statements ?? [];
    if (!clue) return givensOf(puzzle);
    throw new UsageError(`--like: this puzzle has clues: for others ask for them, as in --constraint ${clue.kind}`);
  } catch (error) {
    if (error instanceof Misread) throw new UsageError(`--like: ${error.message}`);
    throw error;
  }
}

/** Returns the sentence on a request that cannot be met, with the options to change. */
export const obstacleText = ({ kind, why: reason, instead }: Obstacle): string =>
  `this cannot be: ${reason}; ${ADVICE[kind](String(instead))}`;

const ADVICE: Readonly<Record<Obstacle['kind'], (instead: string) => string>> = {
  small: () => 'ask for a larger --size',
  variant: (name) => `ask for --constraint ${name}`,
  clues: () => 'ask for --constraint killer-cage',
  givens: (most) => `allow more than ${most}`,
  symmetry: (numbers) => `ask for ${numbers}`,
  'low-score': () => 'allow a higher --score, or more --clues',
  'high-score': () => 'allow a lower --score, or a higher --difficulty',
  require: (level) => `ask for --difficulty ${level}`,
  'max-level': (level) => `allow a higher --max-level, or ask for --difficulty ${level}`,
  needless: () => 'allow it in --strategy',
  only: (level) => `allow harder ones in --strategy, or ask for --difficulty ${level}`,
  placing: (names) => `allow singles too, as in --strategy full-house,naked-single,hidden-single,${names}`,
  pattern: (lines) => `give more cells there, in several ${lines}`,
  'pattern-clues': (number) => `ask for --clues ${number}, or leave it out`,
  'pattern-symmetry': (own) => `ask for --symmetry ${own}, or leave it out`,
  minimal: (instead) => `ask for ${instead}, or do without --minimal`,
  'needless-level': (level) => `allow --max-level ${level}`,
  'low-rating': () => 'ask for a --rating of 1.0 or more',
  fraction: (name) => `ask for a whole number in ${optionNamed(name)}`,
  rating: () => 'allow a lower --rating, or harder techniques',
  sequences: (scale) => `allow a lower ${optionNamed(scale)}, or harder techniques`,
  'sequences-order': (scale) => `allow a higher ${optionNamed(scale)}`,
};
