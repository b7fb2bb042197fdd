/** `sudoku grade`: rates the difficulty of puzzles. */
import { SHORT_HEAD_START } from '../../batch/head-start.js';
import { counted, quoted } from '../../core/printable.js';
import { SIGNS_TEXT, unknownSign } from '../../render/grade-text.js';
import { BERTHIER_SCALES } from '../../solver/berthier/rating.js';
import { SCALES, type Scale, USUAL_SCALES } from '../../solver/grade.js';
import { overRecords } from '../answers/batch.js';
import { type GradeOptions, gradeRecord, MODULE, titlesOf } from '../answers/grade-record.js';
import { asRows, sheetNamed } from '../answers/sheet.js';
import { commandOf, formOf, type Terminal, UsageError, type Values } from '../command.js';
import { beside, idleIf, lacking } from '../idle.js';
import { type Input, inputOf, lookAhead } from '../input/input.js';
import {
  BATCH,
  choice,
  flag,
  INPUT,
  jobsOf,
  listOf,
  option,
  PUZZLES,
  positiveInteger,
  REMARKS,
  screenOf,
  TIME_LIMIT,
  text,
  withoutUndefined,
} from '../options.js';
import { OUTPUT } from '../output/options.js';
import { type Progress, progressOn } from '../output/progress.js';
import { SHEET } from '../to.js';

const OPTIONS = {
  ...INPUT,
  ...BATCH,
  ...OUTPUT,
  ...TIME_LIMIT,
  ...SHEET,
  ...REMARKS,
  scale: option(
    '--scale <names>',
    'hodoku: level and score; se: the rating of Sudoku Explainer 1.2.1 (both by default); w, b, gw, gb: by whips and braids, or all four as berthier; te: the depth of trial and error; commas between',
    listOf(choice('scale', [...SCALES, 'berthier'] as const)),
  ),
  brief: flag('--brief', 'the puzzle and its grades in one line'),
  profile: idleIf(
    flag('--profile', 'also how each path goes: rounds, bottlenecks, moves open at each step, runs without a digit'),
    beside(['--brief', '--template']),
  ),
  people: idleIf(
    flag('--people', 'also an estimate of how hard people find it, by the model of R. Pelanek: to order puzzles by'),
    beside(['--brief', '--template']),
  ),
  forms: idleIf(
    option(
      '--forms <number>',
      'also the least, median and most over so many forms of the puzzle: itself, and turned or with lines and digits exchanged',
      positiveInteger,
    ),
    beside('--template'),
  ),
  seed: idleIf(
    option('--seed <text>', 'chooses the random forms: the same seed, the same forms', text, 'forms'),
    lacking('--forms'),
    beside('--template'),
  ),
  template: option('--template <text>', `a line for each puzzle, with the signs of serate: ${SIGNS_TEXT}`, checkSigns),
};

type Args = Values<typeof OPTIONS>;

export const command = commandOf({
  operands: PUZZLES,
  options: OPTIONS,
  async run(operands, args, terminal) {
    const sheet = sheetNamed(args.to, args);
    refuseTwoForms(args);
    const given = inputOf(operands, args, terminal);
    const mayShowChart = terminal.screen && !given.isTyped && !args.json && !sheet;
    const { isOnly, input } = mayShowChart ? await lookAhead(given) : { isOnly: false, input: given };
    const options = gradeOptions(args, input, terminal, isOnly);
    const progress = progressOn(terminal, input.isTyped);
    const { extras, ...found } = await workOf(options);
    const jobs = jobsOf(args.jobs, terminal);
    const work = { ...found, jobs, ...(jobs > 1 && { headStart: SHORT_HEAD_START }) };
    const stopShowing = showSteps(options.step, progress);
    try {
      if (!sheet) return await overRecords(input, work, options, terminal, progress);
      const { rows, ...others } = await asRows(input, sheet, { added: titlesOf(options, extras) });
      return await overRecords(others.input, work, { ...options, ...rows }, terminal, progress);
    } finally {
      stopShowing();
    }
  },
});

/** Returns the work on a record and its module. Additions load all strategies, so that grades alone start sooner. */
async function workOf({ profile, people, forms }: GradeOptions) {
  if (!profile && !people && forms === undefined)
    return { work: gradeRecord, exportName: 'gradeRecord', module: MODULE, extras: [] };
  const { EXTRAS, EXTRAS_MODULE, extrasRecord } = await import('../answers/grade-extras.js');
  return { work: extrasRecord, exportName: 'extrasRecord', module: EXTRAS_MODULE, extras: EXTRAS };
}

/** Checks the signs of `--template`. Throws a UsageError that names the first unknown sign. */
function checkSigns(word: string, name: string): string {
  const sign = unknownSign(word);
  if (sign !== undefined) throw new UsageError(`${name}: ${quoted(sign)} has no meaning: there are ${SIGNS_TEXT}`);
  return word;
}

/** Throws a UsageError for two output forms, or for `--template` with scales that leave out its ratings. */
function refuseTwoForms({ json, to, brief, template, scale }: Args): void {
  const forms = [json && '--json', to && `--to ${to}`, brief && '--brief', template !== undefined && '--template'];
  const [first, second] = forms.filter(Boolean);
  if (second) throw new UsageError(`${first} and ${second} exclude each other: leave one out`);
  if (template !== undefined && scale && !scale.includes('se'))
    throw new UsageError('--template prints the ratings of Sudoku Explainer: leave out --scale, or name se among them');
}

function gradeOptions(args: Args, input: Input, terminal: Terminal, isOnly: boolean): GradeOptions {
  const { json, verbose, scale, template, brief, profile, people, forms, seed, timeLimit, lang } = args;
  const isLine = brief || template !== undefined;
  return {
    ...input.expected,
    verbose,
    form: formOf(json),
    inBlocks: !json && !isLine,
    colour: terminal.colour,
    language: lang,
    ...(isOnly && screenOf(terminal)),
    scales: scale ? scalesOf(scale) : template === undefined ? USUAL_SCALES : ['se'],
    brief,
    profile: profile && !isLine,
    people: people && !isLine,
    seed,
    ...withoutUndefined({ template, forms: template === undefined ? forms : undefined }),
    isNamed: !input.isWrittenOut,
    milliseconds: timeLimit,
    ...(terminal.progress && { step: new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT)) }),
  };
}

/** Shows the last step in the progress line, if there is one, at intervals. Returns a function that stops it. */
function showSteps(step: Float64Array | undefined, progress: Progress): () => void {
  const telling =
    step &&
    setInterval(() => {
      const [rating, unsolved] = step;
      if (rating) progress.show(() => `a step of ${rating.toFixed(1)}, ${counted(unsolved, 'cell')} to go`);
    }, MILLISECONDS_A_LOOK);
  return () => clearInterval(telling);
}

const MILLISECONDS_A_LOOK = 200;

/** Returns each scale once; `berthier` stands for four scales. */
const scalesOf = (names: readonly (Scale | 'berthier')[]): Scale[] => [
  ...new Set(names.flatMap((name) => (name === 'berthier' ? BERTHIER_SCALES : [name]))),
];
