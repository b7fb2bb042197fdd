/** Relations of the cells of a line, as pairs of candidates that exclude each other. */
import type { ExclusivePair } from '../core/exclusions.js';
import type { Cell, Statement } from '../core/statement.js';
import { unless } from './relation.js';

/** True if a line allows two numbers so many steps apart. */
export type AlongLine = (first: number, second: number, steps: number) => boolean;

/**
 * Returns what a relation between any two cells of a line excludes, or between those up to some steps apart. A closed
 * line ends with its first cell.
 */
export const alongLine = (
  line: readonly Cell[],
  numbers: readonly number[],
  isAllowed: AlongLine,
  mostSteps = Infinity,
): ExclusivePair[] =>
  line.flatMap((first, at) =>
    line
      .slice(at + 1, at + 1 + mostSteps)
      .flatMap((second, between) =>
        first === second ? [] : unless(first, second, numbers, (x, y) => isAllowed(x, y, between + 1)),
      ),
  );

/** Returns what a relation along each line of some clues excludes. */
export const alongLines = (
  clues: readonly Statement[],
  numbers: readonly number[],
  isAllowed: AlongLine,
  mostSteps?: number,
): ExclusivePair[] =>
  clues.flatMap(({ lists }) => lists.flatMap((line) => alongLine(line, numbers, isAllowed, mostSteps)));

/** Returns each two cells of the lines of some clues. */
export const pairsOnLines = (clues: readonly Statement[]): (readonly [Cell, Cell])[] =>
  clues.flatMap(({ lists }) =>
    lists.flatMap((line) =>
      line.flatMap((first, at) =>
        line.slice(at + 1).flatMap((second) => (first === second ? [] : [[first, second] as const])),
      ),
    ),
  );

/**
 * Returns a relation of lines on which any `count` cells in a row are of different classes: as many steps apart, cells are
 * of one class; otherwise they are not.
 */
export const ofDifferentClasses =
  (count: number, classOf: (digit: number) => number): AlongLine =>
  (first, second, steps) =>
    (classOf(first) === classOf(second)) === (steps % count === 0);
