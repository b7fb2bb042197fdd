/** The profiles of a puzzle along our own ladder and along the ladders of its grades. */
import type { Clock } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import type { Scale } from '../solver/grade.js';
import type { LadderId } from '../solver/ladder-names.js';
import { ladderOf } from '../solver/ladders.js';
import { type Profile, profileOf } from './profile.js';

/** The profile of each ladder. */
export type Profiles = ReadonlyMap<LadderId, Profile>;

/** The ladder of each scale; the depth of trial and error has none. */
const LADDER_OF: Readonly<Partial<Record<Scale, LadderId>>> = {
  hodoku: 'hodoku',
  se: 'se',
  w: 'whips',
  gw: 'whips',
  b: 'braids',
  gb: 'braids',
};

/** Returns the ladders along which a puzzle has a profile: our own first, each once. */
export const profiledLadders = (scales: readonly Scale[]): readonly LadderId[] => [
  ...new Set<LadderId>(['full', ...scales.flatMap((scale) => LADDER_OF[scale] ?? [])]),
];

/** Ladders of programs that know no variants, which therefore have no profile along them. */
const OF_PLAIN: readonly LadderId[] = ['hodoku', 'se'];

/**
 * Returns the profile along each ladder that is defined for the puzzle. Throws the same errors as `profileOf`.
 *
 * @example profilesOf(puzzle, ['se']).get('se')?.bottlenecks
 */
export const profilesOf = (puzzle: Puzzle, scales: readonly Scale[], clock?: Clock): Profiles =>
  new Map(
    profiledLadders(scales)
      .filter((name) => puzzle.geometry.isPlain || !OF_PLAIN.includes(name))
      .map((name) => [name, profileOf(puzzle, ladderOf(name), clock)]),
  );
