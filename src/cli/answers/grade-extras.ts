/** The additions to a grade: its profile, the estimate for people, its range over several forms. They need all strategies. */
import { measureForms } from '../../bank/forms.js';
import { peopleEstimate } from '../../bank/people.js';
import { profiledLadders, profilesOf } from '../../bank/profiles.js';
import { type Clock, OutOfTime } from '../../core/clock.js';
import type { Puzzle } from '../../core/puzzle.js';
import { seededFor } from '../../create/random.js';
import { formCells, formsLine, formsText, formTitles } from '../../render/forms-text.js';
import { formsJson, type JsonForm } from '../../render/json/forms.js';
import { gradeJson } from '../../render/json/grade.js';
import { peopleJson, profilesJson } from '../../render/json/profile.js';
import { lineOf } from '../../render/json/puzzle.js';
import { measuresIn } from '../../render/language/measures.js';
import { profileCells, profilesText, profileTitles } from '../../render/profile-text.js';
import { gradeOf } from '../../session/grade.js';
import { type GradeExtra, type GradeOptions, gradeWith } from './grade-record.js';

/** The module that workers import the work from, here and in the bundle. */
export const EXTRAS_MODULE = new URL('grade-extras.js', import.meta.url);

const laddersOf = ({ profile, scales }: GradeOptions) => (profile ? profiledLadders(scales) : []);

const PROFILE: GradeExtra = {
  isAsked: ({ profile, people }) => profile || people,
  of(puzzle, { profile, people, scales }, clock) {
    const estimate = people && peopleEstimate(puzzle, clock);
    return {
      ...(profile && { profile: profilesJson(profilesOf(puzzle, scales, clock)) }),
      ...(estimate && { people: peopleJson(estimate) }),
    };
  },
  text: ({ profile, people }, { language }) =>
    profilesText({ ...(profile && { profile }), ...(people && { people }) }, measuresIn(language)),
  titles: (options) => [...profileTitles(laddersOf(options)), ...(options.people ? ['refutation', 'openings'] : [])],
  cells: ({ profile = {}, people }, options) => [
    ...profileCells(profile, laddersOf(options)),
    ...(options.people ? [people?.refutation, people?.openings] : []),
  ],
  lacking: ({ profile, people }) =>
    [profile && 'no profile', people && 'no estimate for people'].filter(Boolean).join(', '),
};

const FORMS: GradeExtra = {
  isAsked: ({ forms }) => forms !== undefined,
  of(puzzle, options, clock, first) {
    const { forms, isCut } = gradedForms(puzzle, options, clock, first);
    return { forms: formsJson(forms, options.seed, isCut) };
  },
  text: ({ forms }, { language }) => (forms ? formsText(forms, measuresIn(language)) : ''),
  line: ({ forms }) => (forms ? formsLine(forms) : ''),
  titles: (options) => formTitles(options.scales, laddersOf(options), options.people),
  cells: ({ forms }, options) => formCells(forms, options.scales, laddersOf(options), options.people),
  lacking: () => 'no forms',
};

/** Grades each form, with its profile if that is asked for; `first` is the grade of the puzzle as it lies. */
function gradedForms(puzzle: Puzzle, options: GradeOptions, clock: Clock, first: JsonForm) {
  const { forms = 1, seed, scales } = options;
  const line = lineOf(puzzle);
  const wanted = [puzzle, forms, (index: number) => seededFor(line, seed, index)] as const;
  return measureForms<JsonForm>([...wanted], first, clock, (form) => {
    const { grade } = gradeOf({ puzzle: form, clock }, scales);
    // All forms have one solution, as the puzzle has, so only the time can have been up.
    if (!grade) throw new OutOfTime();
    const json = gradeJson(form, scales, grade);
    return PROFILE.isAsked(options) ? { ...json, ...PROFILE.of(form, options, clock, json) } : json;
  });
}

/** All additions, in the order of their texts. A later one knows what an earlier one found. */
export const EXTRAS: readonly GradeExtra[] = [PROFILE, FORMS];

export const extrasRecord = gradeWith(EXTRAS);
