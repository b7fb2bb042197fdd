/** The work of `sudoku create` on one puzzle, on any thread. */
import { figuresIn, type ProfileFigures } from '../../bank/diverse.js';
import { makeFresh } from '../../bank/fresh.js';
import { KindSet, type SharedKinds } from '../../bank/kind-set.js';
import { profileOf } from '../../bank/profile.js';
import { clockOf, IMPOSSIBLE, LIMIT_REACHED } from '../../batch/answer.js';
import { type Clock, clock, runsOut } from '../../core/clock.js';
import { Geometry } from '../../core/geometry.js';
import { counted, printable } from '../../core/printable.js';
import { type Made, make, type Outcome } from '../../create/create.js';
import { gradeOf } from '../../create/evaluation.js';
import { NoGrid } from '../../create/fill.js';
import { scalesIn } from '../../create/properties.js';
import { seeded } from '../../create/random.js';
import { ratingsOf } from '../../create/ratings.js';
import type { PuzzleRequest } from '../../create/request.js';
import { hintedPosition, justAim } from '../../create/require-aim.js';
import type { Attempt } from '../../create/search.js';
import { type Spec, specOf } from '../../create/spec.js';
import { type VariantGrid, variantOf } from '../../create/variant.js';
import type { FormatName } from '../../formats/format.js';
import { formatNamed } from '../../formats/read.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { library } from '../../formats/text/library.js';
import { formatLine } from '../../formats/text/line.js';
import { berthierText } from '../../render/grade-text.js';
import { type CreatedPuzzle, madeJson } from '../../render/json/create.js';
import { withDecimals } from '../../render/json/line.js';
import { retoldOrSame } from '../../render/language/retold.js';
import { gradeBerthier } from '../../solver/berthier/rating.js';
import { full } from '../../solver/full.js';
import { gradeSe } from '../../solver/se/grade.js';
import '../../solver/nine/fast.js';
import { type Answer, answer, type Common } from '../command.js';
import { looseningAdvice } from './create-options.js';

/** The module that workers import the work from, here and in the bundle. */
export const MODULE = new URL('create-work.js', import.meta.url);

export interface MakeOptions extends Common {
  readonly box: readonly [number, number];
  readonly request: PuzzleRequest;
  readonly milliseconds: number;
  readonly report: ReportOptions;
  /** Kinds of puzzles that must not be made again. */
  readonly known?: SharedKinds;
  /** Drafts that all threads have tried, for the progress line. */
  readonly tried: Int32Array;
  /** True if the answer is a `Profiled`. */
  readonly isProfiled: boolean;
}

/** A puzzle as text or as data, whichever the form asks for, and the profile of its path. */
export interface Profiled extends Told {
  readonly profile: ProfileFigures;
}

type Told = { readonly out: string; readonly found?: CreatedPuzzle };

/** Makes the puzzle of a seed, which is the text of the record. */
export function makePuzzle({ text: seed }: PuzzleRecord, options: MakeOptions): Answer {
  try {
    return madeAnswer(seed, options, clockOf(options));
  } catch (error) {
    if (error instanceof NoGrid)
      return answer(
        '',
        [{ text: `sudoku: this cannot be: ${error.message}` }],
        error.isProved ? IMPOSSIBLE : LIMIT_REACHED,
        false,
      );
    throw error;
  }
}

/** Makes the puzzle and its text. Throws NoGrid. */
function madeAnswer(seed: string, options: MakeOptions, clock: Clock): Answer {
  const { request, milliseconds, report, known, isProfiled, rules } = options;
  const failed = (outcome: Outcome, spec: Spec): Answer =>
    answer('', [{ text: shortfall(outcome, seed, milliseconds, spec) }], LIMIT_REACHED);
  const random = seeded(seed);
  const base = Geometry.of(...options.box);
  let ground: VariantGrid = { geometry: base };
  if (rules && runsOut(() => (ground = variantOf(base, rules, random, clock))))
    return failed({ tried: 0 }, specOf(base));
  const asked = specOf(ground.geometry, request, ground);
  const spec = report.just ? { ...asked, aims: [...asked.aims, justAim(request.require ?? [])] } : asked;
  const onDraft = (): void => void Atomics.add(options.tried, 0, 1);
  const outcome = known
    ? makeFresh(spec, random, new KindSet(known), clock, onDraft)
    : make(spec, random, clock, onDraft);
  if (outcome.made) {
    const { made } = outcome;
    let told: { readonly out: string; readonly found?: CreatedPuzzle | Profiled } | undefined;
    runsOut(() => {
      const report = reportOf(made, seed, options, clock);
      const profiled = (): Profiled => ({ ...report, profile: figuresIn(profileOf(made.puzzle, full, clock)) });
      told = isProfiled ? { out: '', found: profiled() } : report;
    });
    if (told) return { ...answer(told.out), ...told };
  }
  return failed(outcome, spec);
}

export interface ReportOptions {
  readonly format: FormatName;
  /** True if a comment line precedes each puzzle. */
  readonly comment: boolean;
  /** True if the result is the position in which a hint names the required technique. */
  readonly just: boolean;
}

/** Returns a puzzle in the requested form and format. Throws OutOfTime when the clock does. */
function reportOf(made: Made, seed: string, { form, request, report, language }: MakeOptions, clock: Clock): Told {
  const { format, comment, just } = report;
  const position = (just && hintedPosition(made.puzzle, request.require ?? [], clock)) || made.puzzle;
  if (form === 'text') {
    const text = formatNamed(format).format(position);
    return { out: comment ? `# ${retoldOrSame(summary(made, seed, clock, request), language)}\n${text}` : text };
  }
  const shown = just ? library.format(position) : formatLine(position);
  const data = madeJson(made, shown, seed, ratingsOf(made, request, clock), request);
  return form === 'json' ? { out: withDecimals(data) } : { out: '', found: data };
}

/** Replaces line ends and tabs in a seed, since a comment is one line. */
const onOneLine = (seed: string): string => printable(seed.replaceAll(/[\r\n\t]+/g, ' '));

/**
 * Returns the comment on a puzzle: `hard 1240, 26 givens, seed abc: 12 naked-single, 2 x-wing`, with the ratings that
 * the request names.
 */
function summary({ puzzle, grade }: Made, seed: string, clock: Clock, request: PuzzleRequest = {}): string {
  const techniques = grade.techniques.map(({ strategy, count }) => `${count} ${strategy.id}`).join(', ');
  const scales = scalesIn(request);
  const rated = [
    request.rating && `, rated ${gradeSe(puzzle, { clock }).er.toFixed(1)}`,
    scales.length > 0 && `, ${berthierText(gradeBerthier(puzzle, scales, clock))}`,
  ];
  return `${grade.level} ${grade.score}${rated.filter(Boolean).join('')}, ${counted(puzzle.clues, 'given')}, seed ${onOneLine(seed)}: ${techniques}`;
}

/** Returns the message for a request that was not met in time: the nearest draft, and the options to loosen. */
function shortfall({ tried, ...outcome }: Outcome, seed: string, milliseconds: number, { aims }: Spec): string {
  const nearest = outcome.made ? undefined : outcome.nearest;
  const wanted = [...new Set([...aims, ...(nearest?.unmet ?? [])].map(({ name }) => name))].join(', ');
  const triedText = tried === 0 ? 'not even the first draft was finished' : `${tried} drafts tried`;
  return [
    `sudoku: not made within ${milliseconds / 1000} s, ${triedText} (seed ${seed})`,
    ...(nearest ? nearestText(nearest, seed) : []),
    ...(tried > 0 && wanted ? [`rare: of ${tried} drafts none meets all of this: ${wanted}`] : []),
    `to loosen: ${[...(nearest?.unmet.map(looseningAdvice) ?? []), 'allow more time (--time-limit)'].join('; or ')}`,
  ].join('\n');
}

/** Milliseconds for a remark that is made after the time limit. */
const MILLISECONDS_A_REMARK = 100;

function nearestText({ made: { draft }, unmet }: Attempt, seed: string): string[] {
  const time = clock(MILLISECONDS_A_REMARK);
  let graded: string | undefined;
  runsOut(() => {
    graded = summary({ puzzle: draft, grade: gradeOf(draft, {}, time) }, seed, time);
  });
  return [
    `nearest: ${formatNamed('line').format(draft)}`,
    ...(graded ? [`  ${graded}`] : []),
    `missed: ${unmet.map(({ name }) => name).join('; ')}`,
  ];
}
