/** `sudoku convert`: puzzles from any format into one. */
import { clashes } from '../core/puzzle.js';
import { FORMATS, type FormatName, isOneLine } from '../formats/format.js';
import { formatNamed } from '../formats/read.js';
import type { Record } from '../formats/records.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type CommandModule, type Common } from './command.js';
import { inputOf } from './input.js';
import { formatOf, jobsOf, withInput, withJobs } from './options.js';
import { clashText, failure, onPuzzle, puzzleJson, whereIs } from './puzzle.js';

export interface ConvertOptions extends Common {
  readonly to: FormatName;
}

/** Formats that show candidates, which clashing values do not leave. */
const OF_POSITIONS: readonly FormatName[] = ['pencilmarks', 'library', 'sukaku', 'clipboard'];

export const command: CommandModule = {
  declare(command) {
    withJobs(withInput(command)).requiredOption('--to <format>', `one of ${FORMATS.join(', ')}`);
  },
  async run(operands, { box, json, jobs, to }, terminal) {
    const input = inputOf(operands, box as string | undefined, terminal);
    const format = formatOf(to)!;
    const inBlocks = !json && !isOneLine(format);
    const options = { ...input.expected, json: Boolean(json), inBlocks, colour: false, to: format };
    return overRecords(input, convert, options, terminal, { module: import.meta.url, jobs: jobsOf(jobs) });
  },
};

export const convert = (record: Record, options: ConvertOptions): Answer =>
  onPuzzle(record, options, (puzzle, { alphabet }) => {
    const [clash] = OF_POSITIONS.includes(options.to) ? clashes(puzzle) : [];
    if (clash) {
      const reason = clashText(puzzle.geometry, clash);
      return failure(whereIs(record), reason, 1, options.json && { ...puzzleJson(puzzle), error: reason });
    }
    const text = formatNamed(options.to).format(puzzle, alphabet);
    return answer(options.json ? JSON.stringify({ puzzle: text }) : text);
  });
