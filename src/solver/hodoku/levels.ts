/** HoDoKu's bounds. They are defined for the standard grid; other sizes scale them by the number of cells. */
import { Geometry } from '../../core/geometry.js';
import { LEVELS, type Level } from '../../logic/step/strategy.js';

/** The highest score of a puzzle of each level. */
const HIGHEST: Readonly<Record<Level, number>> = {
  easy: 800,
  medium: 1000,
  hard: 1600,
  unfair: 1800,
  extreme: Infinity,
};

/** The fewest values that a puzzle must show. */
const FEWEST_VALUES = 10;

const STANDARD_CELLS = Geometry.of(3, 3).cells;

/** Returns the score above which a puzzle is harder than this level. */
export const highestScore = (level: Level, { cells }: Geometry): number => (HIGHEST[level] * cells) / STANDARD_CELLS;

/** Returns the level of the hardest step, raised until it allows the score. */
export function levelOf(hardest: Level, score: number, geometry: Geometry): Level {
  let level = LEVELS.indexOf(hardest);
  while (score > highestScore(LEVELS[level]!, geometry)) level++;
  return LEVELS[level]!;
}

export const isTooEmpty = (values: number, { cells }: Geometry): boolean =>
  values < Math.floor((FEWEST_VALUES * cells) / STANDARD_CELLS);
