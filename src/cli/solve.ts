/** `sudoku solve`: the solution, straight from exact search, or the way to it. */
import { LIMIT_REACHED } from '../batch/answer.js';
import { isOneLine } from '../formats/format.js';
import { formatLike } from '../formats/layout.js';
import type { PuzzleRecord } from '../formats/record.js';
import type { JsonSolution } from '../render/json/solve.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type CommandModule, UsageError, type Work } from './command.js';
import { isDrawn, noOutput, withDrawing } from './draw/options.js';
import { inputOf } from './input.js';
import { languageNamed, withLanguage } from './language.js';
import {
  formatOf,
  jobsOf,
  ladderNamed,
  levelOf,
  numberOf,
  screenOf,
  withBatch,
  withFormat,
  withInput,
  withLadder,
  withTimeLimit,
} from './options.js';
import { paged } from './pager.js';
import { withPager } from './pager-command.js';
import { solvePlainLine } from './plain-line.js';
import { overSheet, rowAnswer, sheetNamed } from './sheet.js';
import { withSheet } from './sheet-options.js';
import { shownBy, withShown } from './shown.js';
import { lossesIn, onSolution, type SolveOptions, told, type WayName } from './solution.js';

export const command: CommandModule = {
  declare(command) {
    withSheet(
      withLanguage(
        withDrawing(withTimeLimit(withLadder(withFormat(withBatch(withInput(command)), 'the layout of the puzzle')))),
      ),
    )
      .option('--output <file>', 'of a drawing (--explain --format html, svg, png): a file, or a folder/ for the steps')
      .option('--explain', 'show every step, and where they lead')
      .option(
        '--shortest',
        'with --explain, the way whose hardest step is easiest, with the fewest steps beyond basic ones',
      )
      .option('--one-step', 'whether one step is enough, with basic ones (singles, locked candidates) before and after')
      .option('--proof <folder>', 'with --explain, a DIMACS file a conclusion, for a SAT solver to check')
      .option('--no-guess', 'stop where logic ends, and show that position');
    withPager(withShown(command));
  },
  async run(operands, words, terminal) {
    const { json, jobs, ladder, level, guess, timeLimit, format, to, verbose } = words;
    const sheet = sheetNamed(to, words);
    const shown = shownBy(words);
    const way = wayOf(words);
    if (way && isDrawn(format))
      throw new UsageError(`--${way} is told as text or --json: leave out --format ${format}`);
    if (!isDrawn(format)) noOutput(words);
    const explain = Boolean(words.explain) || words.proof !== undefined || shown !== undefined || way !== undefined;
    const input = inputOf(operands, words, terminal);
    const upTo = levelOf(level);
    const wanted = isDrawn(format) ? undefined : formatOf(format);
    const options: SolveOptions = {
      ...input.expected,
      verbose: Boolean(verbose),
      json: Boolean(json),
      ...((json || explain || wanted) && { inBlocks: !json && (explain || !isOneLine(wanted!)) }),
      colour: terminal.colour,
      ...screenOf(terminal),
      explain,
      ...(shown && { shown }),
      ...(way && { way }),
      ...(words.proof !== undefined && { proof: String(words.proof) }),
      language: languageNamed(words.lang),
      isNamed: !input.isWrittenOut,
      guess: guess !== false,
      milliseconds: numberOf('--time-limit', timeLimit) * 1000,
      ...(upTo && { level: upTo }),
      ...(wanted && { format: wanted }),
      ...((explain || ladder !== undefined || upTo || guess === false) && {
        ladder: ladderNamed(ladder),
      }),
    };
    if (sheet && (options.ladder !== undefined || format !== undefined))
      throw new UsageError(
        `--to ${sheet} writes the solution of each row and no more: leave out --explain, --ladder, --level, --no-guess and --format`,
      );
    if (isDrawn(format))
      return (await import('./draw/commands.js')).stepsDrawn(
        input,
        words,
        { ...options, ladder: ladderNamed(ladder) },
        terminal,
      );
    const threads = jobsOf(jobs, terminal);
    if (sheet) {
      const { module } = SOLVING;
      const named = { module, name: 'solveRow', jobs: threads };
      return overSheet(input, sheet, { added: ['solution', 'remark'] }, solveRow, options, terminal, named);
    }
    const { work, ...found } = options.ladder === undefined ? SOLVING : await climbing();
    return paged(terminal, explain && words.pager !== false && !input.isTyped, (terminal) =>
      overRecords(input, work, options, terminal, { ...found, jobs: threads }),
    );
  },
};

/** Which way is looked for, if one is. Throws a UsageError where two are. */
function wayOf({ shortest, oneStep }: Readonly<Record<string, unknown>>): WayName | undefined {
  if (shortest && oneStep) throw new UsageError('--shortest and --one-step are two questions: ask one');
  return shortest ? 'shortest' : oneStep ? 'one-step' : undefined;
}

/** A work, and where threads find it. */
interface Found {
  readonly work: Work<SolveOptions>;
  readonly module: URL;
  readonly name: string;
}

/** Strategies take a while to load, and exact search needs none. */
const climbing = async (): Promise<Found> => ({
  work: (await import('./climb.js')).climb,
  module: new URL('climb.js', import.meta.url),
  name: 'climb',
});

export function solve(record: PuzzleRecord, options: SolveOptions): Answer {
  const line = wantsLine(options) ? solvePlainLine(record.text) : undefined;
  return line === undefined ? solveWhatever(record, options) : answer(line);
}

/** What is told of a puzzle, in a row of a sheet. */
export const solveRow = (record: PuzzleRecord, options: SolveOptions): Answer =>
  rowAnswer(record, options, solveWhatever, ({ solution }: JsonSolution, remark) => [solution, remark]);

const SOLVING: Found = { work: solve, module: new URL('solve.js', import.meta.url), name: 'solve' };

/** Whether a 9×9 grid in a line is to be solved as such, and no more. */
const wantsLine = ({ json, format = 'line', box: [rows, columns] = [3, 3] }: SolveOptions): boolean =>
  !json && format === 'line' && rows === 3 && columns === 3;

const solveWhatever = (record: PuzzleRecord, options: SolveOptions): Answer =>
  onSolution(record, options, ({ reading, prospect, solution, notes }) => {
    const text = (): string => formatLike(record.text, reading, solution, options.format);
    const losses = lossesIn(record, options, { geometry: reading.puzzle.geometry, values: solution });
    const status = prospect.result.ended === 'cut' ? LIMIT_REACHED : 0;
    return told(reading.puzzle, prospect, options, text, [...notes, ...losses], status);
  });
