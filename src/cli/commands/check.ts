/** `sudoku check`: the number of solutions, clashes of givens, and unneeded givens and clues. */
import { LEVELS } from '../../logic/step/strategy.js';
import { overRecords } from '../answers/batch.js';
import { type CheckOptions, check, MODULE } from '../answers/check-record.js';
import { asRows, sheetNamed } from '../answers/sheet.js';
import { commandOf, formOf } from '../command.js';
import { idleIf, lacking, whenOther } from '../idle.js';
import { inputOf } from '../input/input.js';
import {
  BATCH,
  choice,
  flag,
  INPUT,
  jobsOf,
  languageOption,
  option,
  PUZZLES,
  solutionCount,
  TIME_LIMIT,
  withoutUndefined,
} from '../options.js';
import { OUTPUT } from '../output/options.js';
import { SHEET } from '../to.js';

export const command = commandOf({
  operands: PUZZLES,
  options: {
    ...INPUT,
    ...BATCH,
    ...OUTPUT,
    ...TIME_LIMIT,
    ...SHEET,
    ...languageOption('the verdict'),
    minimal: flag('--minimal', 'also test if every given, clue and rule of the whole grid is needed'),
    all: idleIf(
      flag('--all', 'with --minimal: all minimal puzzles within each, one per line, up to --limit'),
      lacking('--minimal'),
      whenOther('--to', (sheet) => sheet !== undefined && `with --to ${sheet}`),
    ),
    backdoors: flag('--backdoors', 'also the smallest sets of cells, up to three, after which singles suffice'),
    maxLevel: idleIf(
      option(
        '--max-level <level>',
        'with --backdoors: after which steps up to this level suffice',
        choice('level', LEVELS),
      ),
      lacking('--backdoors'),
    ),
    estimate: flag('--estimate', 'also estimate the number of solutions, by random probes'),
    limit: option('--limit <number>', 'the number of solutions at which the count stops', solutionCount, '1000'),
  },
  async run(operands, args, terminal) {
    const { json, minimal, all, backdoors, estimate, limit: count, timeLimit: milliseconds, to, verbose, lang } = args;
    const sheet = sheetNamed(to, args);
    const input = inputOf(operands, args, terminal);
    const { colour } = terminal;
    const asked = {
      minimal,
      all: all && minimal,
      backdoors,
      estimate,
      count,
      milliseconds,
      language: lang,
      ...withoutUndefined({ level: args.maxLevel }),
    };
    const common = { ...input.expected, verbose, tellsRules: true, form: formOf(json), inBlocks: false, colour };
    const options: CheckOptions = { ...common, ...asked, inRows: asked.all };
    const work = { ...(await workOf(options)), jobs: jobsOf(args.jobs, terminal) };
    if (!sheet) return overRecords(input, work, options, terminal);
    const added = ['solutions', minimal && 'minimal', backdoors && 'backdoors', estimate && 'estimate', 'remark'];
    const titles = { added: added.filter((title) => title !== false) };
    const { rows, ...others } = await asRows(input, sheet, titles);
    return overRecords(others.input, work, { ...options, ...rows }, terminal);
  },
});

/** Returns the work on a record. Backdoors, minimal puzzles and estimates load strategies; the rest is exact search. */
async function workOf({ all, backdoors, estimate }: CheckOptions) {
  if (!all && !backdoors && !estimate) return { work: check, module: MODULE, exportName: 'check' };
  const { checkInDepth, DEPTH_MODULE } = await import('../answers/check-depth.js');
  return { work: checkInDepth, module: DEPTH_MODULE, exportName: 'checkInDepth' };
}
