/** `sudoku convert`: puzzles from any format into one. */
import { clashes } from '../core/puzzle.js';
import { FORMATS, type FormatName, isOneLine } from '../formats/format.js';
import { lossNotes, partsOf } from '../formats/losses.js';
import { formatNamed } from '../formats/read.js';
import type { PuzzleRecord } from '../formats/record.js';
import { SHEETS } from '../formats/sheet/cells.js';
import { puzzleJson } from '../render/json/puzzle.js';
import { clashText } from '../render/reason.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type CommandModule, type Common, type Status, type Terminal } from './command.js';
import { isDrawn, withDrawing } from './draw/options.js';
import { type Input, inputOf } from './input.js';
import { formatOf, jobsOf, withInput, withJobs, withTimeLimit } from './options.js';
import { failure, onPuzzle, whereIs } from './puzzle.js';
import { metadataOf } from './recognised.js';
import { isSheet, overSheet, rowAnswer, sheetNamed } from './sheet.js';

export interface ConvertOptions extends Common {
  readonly to: FormatName;
}

/** Where threads find it, here and in the bundle. */
const MODULE = new URL('convert.js', import.meta.url).href;

export const command: CommandModule = {
  declare(command) {
    withDrawing(withTimeLimit(withJobs(withInput(command))), true)
      .requiredOption('--to <format>', `one of ${[...FORMATS, ...SHEETS].join(', ')}; or drawn: svg, png, html, pdf`)
      .option('--output <file>', 'of a drawing: a file, or a folder/ for several');
  },
  async run(operands, words, terminal) {
    const { json, jobs, to, verbose } = words;
    const input = inputOf(operands, words, terminal);
    if (isDrawn(to)) return (await import('./draw/commands.js')).convertDrawn(input, words, terminal);
    if (isSheet(to)) return convertToSheet(input, words, terminal);
    const format = formatOf(to)!;
    const inBlocks = !json && !isOneLine(format);
    const options = {
      ...input.expected,
      verbose: Boolean(verbose),
      json: Boolean(json),
      inBlocks,
      colour: false,
      to: format,
    };
    const threads = { module: MODULE, name: 'convert', jobs: jobsOf(jobs, terminal) };
    return overRecords(input, convert, options, terminal, threads);
  },
};

/** Puzzles as a sheet; of sheets, the rows as they are. */
function convertToSheet(input: Input, words: Readonly<Record<string, unknown>>, terminal: Terminal): Promise<Status> {
  const options: ConvertOptions = { ...input.expected, json: true, inBlocks: false, colour: false, to: 'line' };
  const threads = { module: MODULE, name: 'convertRow', jobs: jobsOf(words.jobs, terminal) };
  return overSheet(input, sheetNamed(words.to, words)!, [], convertRow, options, terminal, threads);
}

/** A puzzle in a row of a sheet, as a line. */
export const convertRow = (record: PuzzleRecord, options: ConvertOptions): Answer =>
  rowAnswer(record, options, convert, () => []);

export const convert = (record: PuzzleRecord, options: ConvertOptions): Answer =>
  onPuzzle(record, options, (puzzle, reading) => {
    const { format, holds } = formatNamed(options.to);
    const [clash] = holds.includes('candidates') ? clashes(puzzle) : [];
    if (clash) {
      const reason = clashText(puzzle.geometry, clash);
      return failure(whereIs(record), reason, 1, options.json && { ...puzzleJson(puzzle), error: reason });
    }
    const text = format(puzzle, reading.alphabet);
    const metadata = metadataOf(record, reading);
    const told = Object.keys(metadata).length > 0 && { metadata };
    const lost = options.json ? partsOf(puzzle).filter((part) => part !== 'boxes') : partsOf(puzzle);
    const notes = lossNotes(options.to, lost, puzzle.geometry).map((note) => `${whereIs(record)}: ${note}`);
    return answer(options.json ? JSON.stringify({ ...puzzleJson(puzzle), puzzle: text, ...told }) : text, notes);
  });
