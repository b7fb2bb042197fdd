/** The additions of `grade --profile` and `--people`. A module of its own, since these need all strategies. */
import { peopleEstimate } from '../../bank/people.js';
import { profiledLadders, profilesOf } from '../../bank/profiles.js';
import { peopleJson, profilesJson } from '../../render/json/profile.js';
import { measuresIn } from '../../render/language/measures.js';
import { profileCells, profilesText, profileTitles } from '../../render/profile-text.js';
import { type GradeExtra, gradeWith } from './grade-record.js';

/** The module that workers import the work from, here and in the bundle. */
export const PROFILE_MODULE = new URL('grade-profile.js', import.meta.url);

export const profileExtra: GradeExtra = {
  of(puzzle, { profile, people, scales }, clock) {
    const estimate = people && peopleEstimate(puzzle, clock);
    return {
      ...(profile && { profile: profilesJson(profilesOf(puzzle, scales, clock)) }),
      ...(estimate && { people: peopleJson(estimate) }),
    };
  },
  text: (extra, { language }) => profilesText(extra, measuresIn(language)),
  line: () => '',
  titles: ({ profile, people, scales }) => [
    ...(profile ? profileTitles(profiledLadders(scales)) : []),
    ...(people ? ['refutation', 'openings'] : []),
  ],
  cells: (extra, { profile, people, scales }) => [
    ...(profile ? profileCells(extra.profile ?? {}, profiledLadders(scales)) : []),
    ...(people ? [extra.people?.refutation, extra.people?.openings] : []),
  ],
};

export const profileRecord = gradeWith(profileExtra);
