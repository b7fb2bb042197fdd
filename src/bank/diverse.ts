/**
 * Selects the most different of many puzzles by their profiles: farthest-first selection (T. F. Gonzalez, "Clustering
 * to Minimize the Maximum Intercluster Distance", Theoretical Computer Science 38, 1985).
 */
import { type Clock, unlimited } from '../core/clock.js';
import type { Profile } from './profile.js';

/** Figures of a profile in which paths may differ. */
export type ProfileFigures = Pick<
  Profile,
  'steps' | 'hardest' | 'techniques' | 'bottlenecks' | 'beforeFirst' | 'longestRun' | 'hardestShare' | 'rounds'
>;

const FIGURES = [
  'steps',
  'hardest',
  'techniques',
  'bottlenecks',
  'beforeFirst',
  'longestRun',
  'hardestShare',
  'rounds',
] as const satisfies readonly (keyof ProfileFigures)[];

/** Returns only the figures of a profile, which are sent between threads. */
export const figuresIn = (profile: Profile): ProfileFigures =>
  Object.fromEntries(FIGURES.map((name) => [name, profile[name]])) as unknown as ProfileFigures;

/**
 * Returns the indices of the most different profiles, at most `count`. It chooses the first profile, then repeatedly
 * the one farthest from its nearest chosen one, the first of equals. The distance of two profiles is the sum of the
 * differences of their figures, each scaled so that its range over all profiles is 1. Throws OutOfTime when the clock
 * does.
 *
 * @example
 * const profiles = puzzles.map((puzzle) => profileOf(puzzle, full));
 * const chosen = mostDifferent(profiles, 10).map((place) => puzzles[place]);
 */
export function mostDifferent(profiles: readonly ProfileFigures[], count: number, clock: Clock = unlimited): number[] {
  const points = pointsOf(profiles);
  const chosen: number[] = [];
  /** The distance of each profile to the nearest chosen one; TAKEN for those that are chosen. */
  const distances = points.map(() => Infinity);
  while (chosen.length < Math.min(count, points.length)) {
    clock();
    const next = distances.reduce((best, distance, place) => (distance > distances[best]! ? place : best), 0);
    chosen.push(next);
    distances[next] = TAKEN;
    for (const [place, point] of points.entries())
      if (distances[place] !== TAKEN) distances[place] = Math.min(distances[place]!, distanceOf(point, points[next]!));
  }
  return chosen;
}

const TAKEN = -1;

type Point = readonly number[];

/** Scales each figure so that its least value is 0 and its greatest 1. */
function pointsOf(profiles: readonly ProfileFigures[]): Point[] {
  const ranges = FIGURES.map((name) => {
    const values = profiles.map((profile) => profile[name]).sort((a, b) => a - b);
    return { name, least: values[0]!, most: values.at(-1)! };
  });
  return profiles.map((profile) =>
    ranges.map(({ name, least, most }) => (most > least ? (profile[name] - least) / (most - least) : 0)),
  );
}

const distanceOf = (a: Point, b: Point): number => a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0);
