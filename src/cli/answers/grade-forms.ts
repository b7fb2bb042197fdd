/** The addition of `grade --forms`: the range of the grades over several forms of a puzzle. */
import { measureForms } from '../../bank/forms.js';
import { profiledLadders } from '../../bank/profiles.js';
import { type Clock, OutOfTime } from '../../core/clock.js';
import type { Puzzle } from '../../core/puzzle.js';
import { seededFor } from '../../create/random.js';
import { formCells, formsLine, formsText, formTitles } from '../../render/forms-text.js';
import { formsJson, type JsonForm } from '../../render/json/forms.js';
import { gradeJson } from '../../render/json/grade.js';
import { lineOf } from '../../render/json/puzzle.js';
import { measuresIn } from '../../render/language/measures.js';
import { gradeOf } from '../../session/grade.js';
import { profileExtra } from './grade-profile.js';
import { type GradeExtra, type GradeOptions, gradeWith } from './grade-record.js';

/** The module that workers import the work from, here and in the bundle. */
export const FORMS_MODULE = new URL('grade-forms.js', import.meta.url);

const hasProfile = ({ profile, people }: GradeOptions): boolean => profile || people;

export const formsExtra: GradeExtra = {
  of(puzzle, options, clock, first) {
    const own = hasProfile(options) ? profileExtra.of(puzzle, options, clock, first) : {};
    const { forms, isCut } = gradedForms(puzzle, options, clock, {
      ...gradeJson(puzzle, options.scales, first),
      ...own,
    });
    return { ...own, forms: formsJson(forms, options.seed, isCut) };
  },
  text: ({ forms, ...own }, options) =>
    [profileExtra.text(own, options), forms && formsText(forms, measuresIn(options.language))]
      .filter(Boolean)
      .join('\n'),
  line: ({ forms }) => (forms ? formsLine(forms) : ''),
  titles: (options) => [...profileExtra.titles(options), ...formTitles(...askedOf(options))],
  cells: (extra, options) => [...profileExtra.cells(extra, options), ...formCells(extra.forms, ...askedOf(options))],
};

const askedOf = ({ scales, profile, people }: GradeOptions) =>
  [scales, profile ? profiledLadders(scales) : [], people] as const;

/** Grades each form, with its profile if that is asked for; `first` is the grade of the puzzle as it lies. */
function gradedForms(puzzle: Puzzle, options: GradeOptions, clock: Clock, first: JsonForm) {
  const { forms = 1, seed, scales } = options;
  const line = lineOf(puzzle);
  const wanted = [puzzle, forms, (index: number) => seededFor(line, seed, index)] as const;
  return measureForms<JsonForm>([...wanted], first, clock, (form) => {
    const { grade } = gradeOf({ puzzle: form, clock }, scales);
    // All forms have one solution, as the puzzle has, so only the time can have been up.
    if (!grade) throw new OutOfTime();
    const others = hasProfile(options) ? profileExtra.of(form, options, clock, grade) : {};
    return { ...gradeJson(form, scales, grade), ...others };
  });
}

export const formsRecord = gradeWith(formsExtra);
