/** HoDoKu's bounds, made for the standard grid; larger and smaller grids have their share of them by cells. */
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

/** The score above which a puzzle counts for more than this level. */
export const highestScore = (level: Level, { cells }: Geometry): number => (HIGHEST[level] * cells) / STANDARD_CELLS;

/** The level of the hardest step, raised as long as the score is too high for it. */
export function levelOf(hardest: Level, score: number, geometry: Geometry): Level {
  let level = LEVELS.indexOf(hardest);
  while (score > highestScore(LEVELS[level]!, geometry)) level++;
  return LEVELS[level]!;
}

export const isTooEmpty = (values: number, { cells }: Geometry): boolean =>
  values < Math.floor((FEWEST_VALUES * cells) / STANDARD_CELLS);
