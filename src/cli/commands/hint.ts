/** `sudoku hint`: the mistakes in a player's grid, and the next steps. */
import type { Tell } from '../../batch/answer.js';
import { INTERRUPTED } from '../../batch/interrupt.js';
import { type Clock, isUp } from '../../core/clock.js';
import type { Reading } from '../../formats/format.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { languageWith } from '../../render/language/index.js';
import { wrapped } from '../../render/terminal/wrap.js';
import { overRecords } from '../answers/batch.js';
import { workOn } from '../answers/forms.js';
import { collectHints, type HintOptions, hintsOf, openPlay } from '../answers/hint-steps.js';
import {
  hintsJson,
  hintWriter,
  isHopeless,
  noHintText,
  notesAtEnd,
  notesOn,
  openingText,
  statusAtEnd,
} from '../answers/hint-text.js';
import { commandOf, formOf, type Result, type Status, type Terminal, UsageError, type Values } from '../command.js';
import { STEP_TITLE, stepDrawing, themeOption } from '../draw/options.js';
import { type DrawnFormat, drawnFormat, isDrawn, STEP_FORMATS } from '../drawn-formats.js';
import { beside, idleIf, lacking } from '../idle.js';
import { type Input, inputOf } from '../input/input.js';
import { headingOf } from '../input/puzzle.js';
import { strategyIdsAmong } from '../input/strategy-names.js';
import { lengthOf, lengthOptions, VERBOSE } from '../length-options.js';
import {
  choice,
  flag,
  INPUT,
  integer,
  LADDER,
  LANGUAGE,
  option,
  PUZZLES,
  screenOf,
  TIME_LIMIT,
  withoutUndefined,
} from '../options.js';
import { OUTPUT } from '../output/options.js';
import { PAGER, withPager } from '../output/pager.js';
import { besideDrawing, toOption } from '../to.js';

/** The module that workers import the work from, here and in the bundle. */
const MODULE = new URL('hint.js', import.meta.url);

/** The number of outcomes that `--all` shows by default. */
const SUMMARY = 20;

const OPTIONS = {
  where: flag('--where', 'only where to look: a house or two'),
  what: flag('--what', 'only what to look for: the technique, and the cells of its pattern'),
  grid: idleIf(
    flag('--grid', 'with --all, draw the position under each step, as under the next one'),
    beside('--json'),
    besideDrawing(),
    beside(['--where', '--what']),
  ),
  spoil: flag('--spoil', 'also show the right value for each mistake'),
  all: flag(
    '--all',
    'all possible steps, not only the next one: each outcome by its easiest step (--every searches further)',
  ),
  every: flag(
    '--every',
    'as --all, with every way to each outcome: also steps that only join two others, whips and braids of any length, and strategies that are searched only by name',
  ),
  best: flag(
    '--best',
    'the step that helps most, of those up to --max-level (by default the level of the easiest step)',
  ),
  sort: idleIf(
    option(
      '--sort <order>',
      'with --all: rating (the default), or progress, with the number of candidates that each step leaves',
      choice('order', ['rating', 'progress'] as const),
    ),
    lacking('--all', '--every'),
  ),
  strategy: option(
    '--strategy <names>',
    'only these, or families: names with commas between, as sudoku strategies lists them',
    strategyIdsAmong,
  ),
  limit: idleIf(
    option(
      '--limit <count>',
      `with --all, the number of outcomes; 0 for all (${SUMMARY} unless --json or --every)`,
      integer,
    ),
    lacking('--all', '--every'),
  ),
  ...LADDER,
  ...lengthOptions(beside(['--where', '--what'])),
  ...INPUT,
  ...VERBOSE,
  to: toOption('draw the step, or each', STEP_FORMATS),
  ...themeOption(STEP_FORMATS),
  ...STEP_TITLE,
  ...OUTPUT,
  ...LANGUAGE,
  ...PAGER,
  ...TIME_LIMIT,
};

type Args = Values<typeof OPTIONS>;

export const command = commandOf({
  operands: PUZZLES,
  options: OPTIONS,
  draws: ({ to }) => isDrawn(to),
  async run(operands, args, terminal) {
    const input = inputOf(operands, args, terminal);
    const options = hintOptions(args, input, terminal);
    const format = drawnFormat(args.to);
    if (format) return drawHints(input, { ...args, format }, options, terminal);
    const work = { work: hint, module: MODULE, exportName: 'hint', jobs: 1 };
    return withPager(terminal, args.pager && !input.isTyped, (terminal) => overRecords(input, work, options, terminal));
  },
});

/** The options that show a part of a hint, each under the name of its depth. */
const PARTS = ['where', 'what'] as const;

const depthOf = (args: Args): HintOptions['depth'] => PARTS.find((depth) => args[depth]) ?? 'why';

/** Draws the steps. Throws a UsageError if the user requests only a part of each step, which a drawing cannot show. */
async function drawHints(
  input: Input,
  args: Args & { readonly format: DrawnFormat },
  options: HintOptions,
  terminal: Terminal,
): Promise<Status> {
  const { depth } = options;
  if (depth !== 'why') throw new UsageError(`a drawing shows the whole step: leave out --${depth} or --to`);
  const drawing = stepDrawing(args);
  const { drawHintSteps } = await import('../draw/commands.js');
  return drawHintSteps(input, { ...options, drawing }, terminal);
}

/** Reads the options of hints. Throws a UsageError. */
function hintOptions(args: Args, input: Input, terminal: Terminal): HintOptions {
  const [first, second] = PARTS.filter((depth) => args[depth]);
  if (second) throw new UsageError(`--${first} and --${second} exclude each other: leave one out`);
  const { json, verbose, every, limit, ladder, spoil, best, grid, sort, strategy, timeLimit, lang } = args;
  const all = args.all || every;
  const most = limit ?? (json || every ? 0 : SUMMARY);
  if (best && all) throw new UsageError('--best shows one step: leave out --all, or sort all steps by --sort progress');
  return {
    ...input.expected,
    verbose,
    form: formOf(json),
    inBlocks: !json,
    colour: terminal.colour,
    ...screenOf(terminal),
    all,
    every,
    oneByOne: all,
    isNamed: all && !json && !input.isWrittenOut,
    ladder: ladder ?? 'full',
    depth: depthOf(args),
    grid,
    language: lang,
    length: lengthOf(args),
    spoil,
    best,
    sort: sort ?? 'rating',
    milliseconds: timeLimit,
    isSummary: limit === undefined,
    ...(most > 0 && { limit: most }),
    ...withoutUndefined({ level: args.maxLevel, only: strategy }),
  };
}

/** Finds the mistakes of a player's grid, and the next step, the best or all, each told when it is found. */
export const hint = workOn(hintsOn);

function hintsOn(reading: Reading, options: HintOptions, clock: Clock, record: PuzzleRecord, tell?: Tell): Result {
  const { form, interrupt, isNamed, language, spoil } = options;
  const words = languageWith(language, reading);
  const session = openPlay(reading.puzzle, options, clock);
  const { puzzle, judgement } = session;
  const lines = isNamed && !isHopeless(judgement) ? [headingOf(record, { ...reading, puzzle }, language)] : [];
  lines.push(...openingText(session, spoil, words).map((text) => wrapped(text, options.screen?.columns)));
  const textOf = hintWriter(session, options, words);
  const { found, ended } = collectHints(hintsOf(session, options), (hint) => {
    const text = form === 'text' ? textOf(hint) : undefined;
    if (text === undefined) return;
    lines.push(text);
    tell?.(lines.splice(0).join('\n'));
  });
  if (judgement.canGoOn && found.length === 0) lines.push(noHintText(puzzle, ended, options));
  const isInterrupted = options.all && ended === 'time' && isUp(interrupt);
  const last = isInterrupted
    ? [`${words.remarks.interrupted}: ${words.remarks.moreSteps}`]
    : notesAtEnd(ended, options);
  return {
    text: () => lines.join('\n'),
    data: () => hintsJson(session, found, options),
    remarks: [...notesOn(session, words), ...last],
    status: isInterrupted ? INTERRUPTED : statusAtEnd(session, ended, found.length),
  };
}
