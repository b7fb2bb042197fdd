/** The profiles of a puzzle as JSON, one for each path, and the estimate for people. */
import type { PeopleEstimate } from '../../bank/people.js';
import type { Profile } from '../../bank/profile.js';
import type { Profiles } from '../../bank/profiles.js';
import type { LadderId } from '../../solver/ladder-names.js';

export interface JsonProfile extends Omit<Profile, 'ratings'> {
  /** The number of steps of each rating. */
  readonly ratings: Readonly<Record<string, number>>;
}

export interface JsonProfiles {
  /** The profile of each path, by the name of its ladder. */
  readonly profile?: { readonly [Id in LadderId]?: JsonProfile };
  /** An estimate of how hard people find the puzzle. */
  readonly people?: PeopleEstimate;
}

/** The figures of a profile that are one number each. */
export const PROFILE_FIGURES = [
  'steps',
  'techniques',
  'hardest',
  'rounds',
  'bottlenecks',
  'beforeFirst',
  'longestRun',
  'hardestShare',
] as const satisfies readonly (keyof Profile)[];
/** A figure of a profile. */
export type ProfileFigure = (typeof PROFILE_FIGURES)[number];

/** Writes a rating; those of Sudoku Explainer have one decimal. */
const ratingText = (ladder: LadderId, rating: number): string => (ladder === 'se' ? rating.toFixed(1) : String(rating));

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

export const profilesJson = (profiles: Profiles): NonNullable<JsonProfiles['profile']> =>
  Object.fromEntries(
    [...profiles].map(([name, { ratings, hardestShare, ...others }]) => [
      name,
      {
        ...others,
        hardestShare: rounded(hardestShare),
        ratings: Object.fromEntries([...ratings].map(([rating, count]) => [ratingText(name, rating), count])),
      },
    ]),
  );

export const peopleJson = ({ refutation, openings }: PeopleEstimate): PeopleEstimate => ({
  refutation: rounded(refutation),
  openings: rounded(openings),
});
