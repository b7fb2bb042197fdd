/** `sudoku convert`: converts puzzles of any format into one format. */
import { clashes } from '../../core/puzzle.js';
import { HOLDERS, type Writer, writerNamed } from '../../formats/exchange/any.js';
import { Unwritable } from '../../formats/exchange/codec.js';
import { DETAILS, FORMATS, type Part, PUZZLE_PARTS, type Reading } from '../../formats/format.js';
import { isOfPuzzle, lossesIn, partsOf } from '../../formats/losses.js';
import { formats } from '../../formats/read.js';
import type { PuzzleRecord } from '../../formats/record.js';
import type { SheetName } from '../../formats/sheet/cells.js';
import { type ConvertedPuzzle, convertedJson, failureJson } from '../../render/json/puzzle.js';
import { overRecords } from '../answers/batch.js';
import { workOn } from '../answers/forms.js';
import { asRows, sheetNamed } from '../answers/sheet.js';
import { type Common, commandOf, type Result, type Status, type Terminal, UsageError } from '../command.js';
import { CANDIDATES, drawingOf, refuseTwoOutputs, themeOption, withoutPdf } from '../draw/options.js';
import { drawnFormat, isDrawn } from '../drawn-formats.js';
import { idleIf, whenOther } from '../idle.js';
import { type Input, inputOf, toldOf } from '../input/input.js';
import { clashFailure, failure, metadataOf } from '../input/puzzle.js';
import { BATCH, flag, INPUT, jobsOf, PUZZLES, REMARKS, TIME_LIMIT } from '../options.js';
import { OUTPUT } from '../output/options.js';
import { ALL_TARGETS, toOption } from '../to.js';

export interface ConvertOptions extends Common {
  readonly to: string;
  /** True if a puzzle is also written where the format cannot hold all of it. */
  readonly isLossy: boolean;
}

/** The module that workers import the work from, here and in the bundle. */
const MODULE = new URL('convert.js', import.meta.url);

export const command = commandOf({
  operands: PUZZLES,
  options: {
    ...INPUT,
    ...BATCH,
    milliseconds: idleIf(TIME_LIMIT.milliseconds, withoutPdf(', which takes solutions')),
    to: toOption('what to write', ALL_TARGETS),
    lossy: idleIf(
      flag('--lossy', 'also write a puzzle that the format cannot hold, and say what is lost'),
      whenOther('--to', (word) => isDrawn(word) && `with --to ${drawnFormat(word)}`),
    ),
    ...themeOption(),
    ...CANDIDATES,
    ...REMARKS,
    ...OUTPUT,
  },
  draws: ({ to }) => isDrawn(to),
  async run(operands, args, terminal) {
    const { lossy } = args;
    const to = args.to ?? (args.json ? 'json' : undefined);
    if (to === undefined)
      throw new UsageError('say what to write, as in --to line: sudoku convert --help lists the formats');
    const input = inputOf(operands, args, terminal);
    const jobs = jobsOf(args.jobs, terminal);
    const drawn = drawnFormat(to);
    if (drawn) {
      refuseTwoOutputs(args.json, `--to ${drawn}`);
      const { drawPuzzles } = await import('../draw/commands.js');
      return drawPuzzles(input, { ...toldOf(args, input, terminal), drawing: drawingOf(args, drawn) }, jobs, terminal);
    }
    const sheet = sheetNamed(to, args);
    if (sheet) return convertToSheet(input, sheet, { isLossy: lossy, language: args.language }, jobs, terminal);
    const json = args.json || to === 'json';
    if (json && !isOwnFormat(to)) throw new UsageError(`--json writes our own JSON: leave out --json or --to ${to}`);
    const inBlocks = !json && writerOf(to).isBlock;
    const told = toldOf({ ...args, json }, input, terminal);
    const options = { ...told, inBlocks, colour: false, to, isLossy: lossy };
    return overRecords(input, { work: convert, module: MODULE, exportName: 'convert', jobs }, options, terminal);
  },
});

/** Writes puzzles as rows of a sheet. Rows of a sheet keep their own columns. */
async function convertToSheet(
  given: Input,
  sheet: SheetName,
  asked: Pick<ConvertOptions, 'isLossy' | 'language'>,
  jobs: number,
  terminal: Terminal,
): Promise<Status> {
  const { input, rows } = await asRows(given, sheet, { added: [], withoutSheet: DETAIL_COLUMNS });
  const options: ConvertOptions = { ...input.expected, ...rows, colour: false, to: 'line', ...asked };
  return overRecords(input, { work: convert, module: MODULE, exportName: 'convert', jobs }, options, terminal);
}

/** The columns of details for puzzles that do not come from a sheet. */
const DETAIL_COLUMNS = ['title', 'author', 'source', 'difficulty', 'comment'] as const;

const isOwnFormat = (name: string): boolean => name === 'json' || (FORMATS as readonly string[]).includes(name);

/** The writer of a format; our own JSON, of `--to json` and of `--json` without another format, is a form of its own. */
type TextWriter = Omit<Writer, 'format'> & Partial<Writer>;

const JSON_WRITER: TextWriter = {
  name: 'json',
  holds: [...PUZZLE_PARTS, ...DETAILS],
  isBlock: false,
};

const writerOf = (name: string): TextWriter => (name === 'json' ? JSON_WRITER : writerNamed(name));

export const convert = workOn<ConvertOptions, ConvertedPuzzle>(
  (reading, options, _clock, record) => converted(reading, options, record),
  {
    cells: ({ metadata }, _, { sheet }) => (sheet!.added > 0 ? DETAIL_COLUMNS.map((detail) => metadata?.[detail]) : []),
  },
);

/** Parts that the other fields of an object or of a row do not hold. */
const BESIDE_JSON: readonly Part[] = ['candidates', 'singles', 'givens'];

/** True if a text draws more than a grid. */
const hasDrawing = ({ drawing }: Reading): boolean =>
  drawing !== undefined && [drawing.strokes, drawing.shapes, drawing.cages].some(({ length }) => length > 0);

/** The remark where a drawing is written as rules. */
const DRAWING_LOST = 'the drawing is written as rules alone: ornaments and the words of its rules are left out';
/** The reason to refuse a puzzle that was read in part. */
const NOT_UNDERSTOOD = 'no text holds rules that are not understood';

function converted(
  reading: Reading,
  { form, to, isLossy, language, rules }: ConvertOptions,
  record: PuzzleRecord,
): Result {
  const { puzzle } = reading;
  const metadata = metadataOf(record, reading);
  const writer = writerOf(to);
  const refusal = (reason: string, status: 1 | 2): Result => failure(reason, status, failureJson(reason, puzzle));
  const [clash] = writer.holds.includes('candidates') ? clashes(puzzle) : [];
  if (clash) return clashFailure(reading, clash, language);
  const drawing = writer.holdsDrawings && !rules && !reading.drawing?.named ? reading.drawing : undefined;
  const parts = partsOf(puzzle, metadata).filter((part) =>
    form !== 'text' ? BESIDE_JSON.includes(part) : part === 'rules' ? !drawing : part !== 'comment' || reading.metadata,
  );
  const lossOf = (some: readonly Part[]): string[] =>
    lossesIn(writer, some, puzzle.geometry, isOwnFormat(to) ? formats : HOLDERS);
  const isPartial = reading.rules?.ignored !== undefined && !drawing && form === 'text' && to !== 'json';
  const [lost] = isLossy ? [] : [...(isPartial ? [NOT_UNDERSTOOD] : []), ...lossOf(parts.filter(isOfPuzzle))];
  if (lost !== undefined) return refusal(`${lost}; --lossy writes the rest`, 2);
  let text: string | undefined;
  try {
    text = writer.format?.(puzzle, reading.alphabet, metadata, drawing);
  } catch (error) {
    if (error instanceof Unwritable) return refusal(error.message, 2);
    throw error;
  }
  return {
    text: () => text ?? '',
    data: () => convertedJson(puzzle, metadata, text),
    sharedRemarks: [...(hasDrawing(reading) && !drawing && form === 'text' ? [DRAWING_LOST] : []), ...lossOf(parts)],
  };
}
