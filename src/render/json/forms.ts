/** The least, median and most of each figure of a grade over several forms of a puzzle. */
import type { PeopleEstimate } from '../../bank/people.js';
import { LEVELS, type Level } from '../../logic/step/strategy.js';
import type { BerthierScale } from '../../solver/berthier/rating.js';
import type { LadderId } from '../../solver/ladder-names.js';
import type { PuzzleGrade } from './grade.js';
import { type JsonProfiles, PROFILE_FIGURES, type ProfileFigure } from './profile.js';

/** The range of a figure. Of an even number of values, the median is the lower of the two in the middle. */
export interface Spread<Value = number> {
  /** The least value. @decimal */
  readonly least: Value;
  /** The median. @decimal */
  readonly median: Value;
  /** The greatest value. @decimal */
  readonly most: Value;
  /** The number of forms for which the figure is not known; absent if there are none. */
  readonly unknown?: number;
}

/** Ranges of figures by their names. */
export type Spreads<Names extends string> = { readonly [Name in Names]?: Spread };

/** The figures over several forms of a puzzle; one is absent if its scale was not asked for. */
export interface GradeSpreads {
  /** The number of forms, which differ: the puzzle as it lies, and random ones. */
  readonly count: number;
  /** The seed that chose the forms. */
  readonly seed: string;
  /** Present if the time was up before all forms had a grade. */
  readonly ended?: 'time';
  /** HoDoKu's level and score. */
  readonly hodoku?: { readonly level?: Spread<Level>; readonly score?: Spread };
  /** Sudoku Explainer's ratings. */
  readonly se?: Spreads<'er' | 'ep' | 'ed'>;
  /** The level on our own ladder. */
  readonly full?: { readonly level?: Spread<Level> };
  /** Ratings by whips and braids. */
  readonly berthier?: Spreads<BerthierScale>;
  /** The depth of trial and error. */
  readonly te?: Spread;
  /** How the path goes, by ladder. */
  readonly profile?: { readonly [Id in LadderId]?: Spreads<ProfileFigure> };
  /** How hard people may find it. */
  readonly people?: Spreads<keyof PeopleEstimate>;
}

/** A grade, and the range of its figures over several forms where that was asked for. */
export interface PuzzleGradeOfForms extends PuzzleGrade {
  /** The spread over several forms, if `forms` asked for it. */
  readonly forms?: GradeSpreads;
}

/** The grade of one form. */
export type JsonForm = PuzzleGrade & JsonProfiles;

/** A figure of a grade, by the keys that lead to it in JSON. */
export type FigurePath = readonly string[];

/** The figures of a grade that are numbers or levels, in the order of the text. */
export const FORM_FIGURES: readonly FigurePath[] = [
  ['hodoku', 'level'],
  ['hodoku', 'score'],
  ['se', 'er'],
  ['se', 'ep'],
  ['se', 'ed'],
  ['full', 'level'],
  ...['w', 'b', 'gw', 'gb'].map((scale) => ['berthier', scale]),
  ['te'],
  ...['full', 'hodoku', 'se', 'whips', 'braids'].flatMap((ladder) =>
    PROFILE_FIGURES.map((figure) => ['profile', ladder, figure]),
  ),
  ['people', 'refutation'],
  ['people', 'openings'],
];

/** Returns the value to which keys lead; undefined if there is none. */
export const valueAt = (object: unknown, path: FigurePath): unknown =>
  path.reduce((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], object);

/** Sums up the grades of several forms. */
export function formsJson(forms: readonly JsonForm[], seed: string, isCut: boolean): GradeSpreads {
  const json: Record<string, unknown> = { count: forms.length, seed, ...(isCut && { ended: 'time' }) };
  for (const path of FORM_FIGURES) {
    const spread = spreadOf(forms.map((form) => figureOf(form, path)));
    if (spread) put(json, path, spread);
  }
  return json as unknown as GradeSpreads;
}

/** Returns a figure of a form; undefined if it is not known, or only a bound of it. */
function figureOf(form: JsonForm, path: FigurePath): number | Level | undefined {
  if (path[0] === 'full' && form.full?.ended) return undefined;
  return (valueAt(form, path) ?? undefined) as number | Level | undefined;
}

function spreadOf(values: readonly (number | Level | undefined)[]): Spread<number | Level> | undefined {
  const known = values.filter((value) => value !== undefined).sort((a, b) => orderOf(a) - orderOf(b));
  if (known.length === 0) return undefined;
  const unknown = values.length - known.length;
  const [least, median, most] = [known[0]!, known[(known.length - 1) >> 1]!, known.at(-1)!];
  return { least, median, most, ...(unknown > 0 && { unknown }) };
}

const orderOf = (value: number | Level): number => (typeof value === 'number' ? value : LEVELS.indexOf(value));

/** Sets the value to which keys lead. */
function put(object: Record<string, unknown>, [key, ...rest]: FigurePath, value: unknown): void {
  if (rest.length === 0) object[key!] = value;
  else put((object[key!] ??= {}) as Record<string, unknown>, rest, value);
}
