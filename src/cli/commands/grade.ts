/** `sudoku grade`: rates the difficulty of puzzles. */
import { SHORT_HEAD_START } from '../../batch/head-start.js';
import { counted } from '../../core/printable.js';
import { USUAL_SCALES } from '../../solver/grade.js';
import { overRecords } from '../answers/batch.js';
import { GRADE_OPTIONS, type GradeOptions, gradeRecord, MODULE, titlesOf } from '../answers/grade-record.js';
import { asRows, sheetNamed } from '../answers/sheet.js';
import { commandOf, type Terminal, UsageError, type Values, valuesAmong } from '../command.js';
import { type Input, inputOf, lookAhead, toldOf } from '../input/input.js';
import { BATCH, INPUT, jobsOf, PUZZLES, REMARKS, screenOf, TIME_LIMIT } from '../options.js';
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
  ...GRADE_OPTIONS,
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

/** Throws a UsageError for two output forms, or for `--template` with scales that leave out its ratings. */
function refuseTwoForms({ json, to, brief, template, scale }: Args): void {
  const forms = [json && '--json', to && `--to ${to}`, brief && '--brief', template !== undefined && '--template'];
  const [first, second] = forms.filter(Boolean);
  if (second) throw new UsageError(`${first} and ${second} exclude each other: leave one out`);
  if (template !== undefined && scale && !scale.includes('se'))
    throw new UsageError('--template prints the ratings of Sudoku Explainer: leave out --scale, or name se among them');
}

function gradeOptions(args: Args, input: Input, terminal: Terminal, isOnly: boolean): GradeOptions {
  const { json, scale, template, brief, profile, people, forms } = args;
  const isLine = brief || template !== undefined;
  return {
    ...valuesAmong(GRADE_OPTIONS, args),
    ...toldOf(args, input, terminal),
    ...(isOnly && screenOf(terminal)),
    inBlocks: !json && !isLine,
    scales: scale ?? (template === undefined ? USUAL_SCALES : ['se']),
    profile: profile && !isLine,
    people: people && !isLine,
    forms: template === undefined ? forms : undefined,
    isNamed: !input.isWrittenOut,
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
