/** From the words of `sudoku create` to what is wanted. */
import { readFileSync } from 'node:fs';
import type { Clock } from '../core/clock.js';
import { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import type { Range } from '../create/aims.js';
import { FILLS } from '../create/fill.js';
import { requestLike } from '../create/like.js';
import type { PuzzleRequest } from '../create/spec.js';
import { SYMMETRIES } from '../create/symmetry.js';
import { Misread } from '../formats/misread.js';
import { readPuzzle } from '../formats/read.js';
import { splitRecords } from '../formats/records.js';
import { LEVELS } from '../logic/step/strategy.js';
import { UsageError } from './command.js';
import { patternOf } from './create-pattern.js';
import { expectedOf } from './input.js';
import { kindOf, neither, shown } from './operand.js';
import { rangeOf } from './options.js';
import { strategyIds } from './strategy-names.js';
import { oneOf } from './words.js';

/** Options as commander gives them: all that were not left out are words. */
export type Words = Readonly<Record<string, unknown>>;

export interface Requested {
  readonly geometry: Geometry;
  readonly request: PuzzleRequest;
}

const STANDARD = Geometry.of(3, 3);

/** Throws a UsageError, and OutOfTime where the clock does while a puzzle of the same kind is graded. */
export function requestOf(operands: readonly string[], words: Words, clock: Clock): Requested {
  const sizes = operands.filter((operand) => /^\d+$/.test(operand));
  const levels = operands.filter((operand) => !/^\d+$/.test(operand));
  if (sizes.length > 1 || levels.length > 1)
    throw new UsageError(`too many operands: ${operands.join(' ')}. One difficulty and one size are taken`);
  const model = words.like === undefined ? undefined : modelOf(String(words.like));
  const { box } = expectedOf(once('size', sizes[0], words.size), wordOf(words.box));
  const geometry = box ? Geometry.of(...box) : (model?.geometry ?? STANDARD);
  const own = requestFrom(geometry, once('difficulty', levels[0], words.difficulty), words);
  if (words.just === true && !own.require)
    throw new UsageError('--just stops before a technique: say which with --require');
  return { geometry, request: { ...(model && requestLike(model, clock)), ...own } };
}

function requestFrom(geometry: Geometry, level: string | undefined, words: Words): PuzzleRequest {
  const { score, rating, require, only, maxLevel, clues, minimal, symmetry, pattern, fill } = words;
  return {
    ...(level !== undefined && { level: oneOf('difficulty', level, LEVELS) }),
    ...(score !== undefined && { score: rangeOf('--score', score) }),
    ...(rating !== undefined && { rating: rangeOf('--rating', rating) }),
    ...(require !== undefined && { require: strategyIds(require) }),
    ...(only !== undefined && { only: strategyIds(only) }),
    ...(maxLevel !== undefined && { highestLevel: oneOf('level', String(maxLevel), LEVELS) }),
    ...(clues !== undefined && { clues: cluesOf(geometry, clues) }),
    ...(minimal === true && { minimal: true }),
    ...(symmetry !== undefined && { symmetry: oneOf('symmetry', String(symmetry), SYMMETRIES) }),
    ...(pattern !== undefined && { pattern: patternOf(String(pattern), geometry) }),
    ...(fill !== undefined && { fill: oneOf('fill', String(fill), FILLS) }),
  };
}

/** The puzzle of `--like`, written out or the first in a file. Throws a UsageError. */
function modelOf(operand: string): Puzzle {
  const kind = kindOf(operand);
  if (!kind || kind === 'pattern') throw neither(operand);
  if (kind === 'folder') throw new UsageError(`${operand} is a directory: name a file in it`);
  const splitter = splitRecords();
  const [first] = [...splitter.push(kind === 'file' ? readFileSync(operand, 'utf8') : operand), ...splitter.end()];
  if (!first) throw new UsageError(`--like: there is no puzzle in ${shown(operand)}`);
  try {
    return readPuzzle(first.text).puzzle;
  } catch (error) {
    if (error instanceof Misread) throw new UsageError(`--like: ${error.message}`);
    throw error;
  }
}

const wordOf = (word: unknown): string | undefined => (word === undefined ? undefined : String(word));

/** What may be said by an operand or by an option, but not by both. */
function once(name: string, operand: string | undefined, option: unknown): string | undefined {
  if (operand !== undefined && option !== undefined && operand !== option)
    throw new UsageError(`${name} is said twice: ${operand} and --${name} ${option}`);
  return operand ?? wordOf(option);
}

function cluesOf({ cells }: Geometry, word: unknown): Range {
  const { least, most } = rangeOf('--clues', word);
  if (least > cells) throw new UsageError(`--clues ${word}: the grid has ${cells} cells`);
  return { least, most: Math.min(most, cells) };
}
