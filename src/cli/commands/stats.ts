/** `sudoku stats`: the frequencies of properties in a stream of puzzles. */
import { Counts, FIGURE_NAMES, type Figures } from '../../bank/figures.js';
import { SHORT_HEAD_START } from '../../batch/head-start.js';
import { noAnswers, type PortionAnswers } from '../../batch/portion.js';
import { DELIMITERS, SHEETS, type SheetName } from '../../formats/sheet/cells.js';
import { binsOf } from '../../render/chart/bins.js';
import { histogramSvg } from '../../render/chart/histogram.js';
import { jsonLine } from '../../render/json/line.js';
import { type MeasureWords, measuresIn } from '../../render/language/measures.js';
import { THEMES } from '../../render/picture/palette.js';
import { labelIn, statsJson, statsRows, statsText } from '../../render/stats.js';
import { oneOf } from '../../settings/one-of.js';
import { wordsOf } from '../../settings/words.js';
import { type BatchWork, overRecords } from '../answers/batch.js';
import { rowOf } from '../answers/sheet.js';
import { MODULE, type StatsOptions, statsRecord } from '../answers/stats-record.js';
import { commandOf, type Terminal, UsageError, type Values } from '../command.js';
import { idleIf, lacking } from '../idle.js';
import { inputOf, toldOf } from '../input/input.js';
import { INPUT, JOBS, jobsOf, option, PUZZLES, REMARKS, screenOf, TIME_LIMIT, withoutUndefined } from '../options.js';
import { OUTPUT } from '../output/options.js';
import { toOption } from '../to.js';

const FIGURE_LIST = FIGURE_NAMES.join(', ');

const OPTIONS = {
  ...INPUT,
  ...JOBS,
  ...OUTPUT,
  ...TIME_LIMIT,
  ...REMARKS,
  scale: option(
    '--scale <names>',
    'grades: hodoku, se or hodoku,se, or none to count givens and symmetries alone',
    wordsOf(oneOf('scale', ['hodoku', 'se', 'none'] as const)),
    'hodoku',
  ),
  to: toOption('write every value as a row of a sheet, or a histogram', [...SHEETS, 'svg']),
  histogram: option('--histogram <figure>', `write a histogram of it: ${FIGURE_LIST}`, oneOf('figure', FIGURE_NAMES)),
  theme: idleIf(
    option('--theme <name>', `colours of the histogram: ${THEMES.join(', ')}`, oneOf('theme', THEMES), 'auto'),
    lacking('--histogram'),
  ),
};

type Args = Values<typeof OPTIONS>;

export const command = commandOf({
  operands: PUZZLES,
  options: OPTIONS,
  async run(operands, args, terminal) {
    refuseTwoForms(args);
    const input = inputOf(operands, args, terminal);
    const scales = args.scale.flatMap((name) => (name === 'none' ? [] : [name]));
    const options: StatsOptions = { ...toldOf(args, input, terminal), form: 'data', colour: false, scales };
    const work: BatchWork<StatsOptions> = {
      work: statsRecord,
      module: MODULE,
      exportName: 'statsRecord',
      jobs: jobsOf(args.jobs, terminal),
      headStart: SHORT_HEAD_START,
      transform: (answers) => sumUp(answers, (counts) => textOf(counts, args, terminal)),
    };
    return overRecords(input, work, options, terminal);
  },
});

/** Throws a UsageError for two output forms, or for a drawing of no figure. */
function refuseTwoForms({ json, to, histogram }: Args): void {
  if (to === 'svg' && histogram === undefined)
    throw new UsageError(`--to svg draws a histogram: say of what with --histogram (${FIGURE_LIST})`);
  const forms = [json && '--json', to && to !== 'svg' && `--to ${to}`, histogram && '--histogram'];
  const [first, second] = forms.filter(Boolean);
  if (second) throw new UsageError(`${first} and ${second} exclude each other: leave one out`);
}

/** Adds up the figures of all records and yields their text at the end. */
async function* sumUp(
  answers: AsyncIterable<PortionAnswers>,
  textOfCounts: (counts: Counts) => string,
): AsyncGenerator<PortionAnswers, void, void> {
  const counts = new Counts();
  for await (const portion of answers) {
    for (const figures of portion.found) counts.add(figures as Figures);
    yield { ...portion, found: [] };
  }
  yield { ...noAnswers(), out: `${textOfCounts(counts)}\n` };
}

function textOf(counts: Counts, { json, to, histogram, theme, language }: Args, terminal: Terminal): string {
  if (json) return jsonLine(statsJson(counts));
  if (histogram) return histogramOf(counts, histogram, theme, measuresIn(language));
  const sheet = SHEETS.find((name) => name === to);
  if (sheet) return sheetOf(counts, sheet);
  const { screen } = screenOf(terminal);
  const look = {
    colour: terminal.colour,
    boxes: screen?.boxes ?? false,
    ...withoutUndefined({ columns: screen?.columns }),
  };
  return statsText(counts, look, measuresIn(language));
}

const sheetOf = (counts: Counts, to: SheetName): string =>
  statsRows(counts)
    .map((row) => rowOf(row, DELIMITERS[to][0]))
    .join('\n');

function histogramOf(
  counts: Counts,
  figure: (typeof FIGURE_NAMES)[number],
  theme: Args['theme'],
  words: MeasureWords,
): string {
  const title = `${words.figures[figure]}: ${words.puzzles(counts.puzzles)}`;
  const bars = binsOf(counts, figure).map((bar) => ({ ...bar, label: labelIn(words, figure, bar.label) }));
  return histogramSvg(bars, { title, unit: words.unit }, theme).trimEnd();
}
