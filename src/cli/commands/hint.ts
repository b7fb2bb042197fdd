/** `sudoku hint`: the mistakes in a player's grid, and the next steps. */
import type { Tell } from '../../batch/answer.js';
import { INTERRUPTED } from '../../batch/interrupt.js';
import { type Clock, isUp } from '../../core/clock.js';
import type { Reading } from '../../formats/format.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { languageWith } from '../../render/language/index.js';
import { wrapped } from '../../render/terminal/wrap.js';
import { collectHints, hintsOf } from '../../session/hints.js';
import { overRecords } from '../answers/batch.js';
import { workOn } from '../answers/forms.js';
import { HINT_OPTIONS, type HintOptions, openPlay, PARTS, SUMMARY } from '../answers/hint-options.js';
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
import {
  commandOf,
  type Result,
  type Status,
  type Terminal,
  UsageError,
  type Values,
  valuesAmong,
} from '../command.js';
import { STEP_TITLE, stepDrawing, themeOption } from '../draw/options.js';
import { DRAWN_FORMATS, type DrawnFormat, drawnFormat, isDrawn } from '../drawn-formats.js';
import { beside } from '../idle.js';
import { type Input, inputOf, toldOf } from '../input/input.js';
import { headingOf } from '../input/puzzle.js';
import { lengthOf, lengthOptions, VERBOSE } from '../length-options.js';
import { INPUT, LANGUAGE, PUZZLES, screenOf, TIME_LIMIT } from '../options.js';
import { OUTPUT } from '../output/options.js';
import { PAGER, withPager } from '../output/pager.js';
import { toOption } from '../to.js';

/** The module that workers import the work from, here and in the bundle. */
const MODULE = new URL('hint.js', import.meta.url);

const OPTIONS = {
  ...HINT_OPTIONS,
  ...lengthOptions(beside(['--where', '--what'])),
  ...INPUT,
  ...VERBOSE,
  to: toOption('draw the step, or each', DRAWN_FORMATS),
  ...themeOption(),
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
  const { json, every, limit, best } = args;
  const all = args.all || every;
  if (best && all) throw new UsageError('--best shows one step: leave out --all, or sort all steps by --sort progress');
  return {
    ...valuesAmong(HINT_OPTIONS, args),
    ...toldOf(args, input, terminal),
    ...screenOf(terminal),
    inBlocks: !json,
    oneByOne: all,
    all,
    limit: limit ?? (json || every ? Infinity : SUMMARY),
    isSummary: limit === undefined,
    isNamed: all && !json && !input.isWrittenOut,
    depth: depthOf(args),
    length: lengthOf(args),
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
