import { overRecords } from '../answers/batch.js';
import { CHECK_OPTIONS, type CheckOptions, check, MODULE } from '../answers/check-record.js';
import { asRows, sheetNamed } from '../answers/sheet.js';
import { commandOf, valuesAmong } from '../command.js';
import { inputOf, toldOf } from '../input/input.js';
import { BATCH, INPUT, jobsOf, languageOption, PUZZLES, TIME_LIMIT } from '../options.js';
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
    ...CHECK_OPTIONS,
  },
  async run(operands, args, terminal) {
    const { all, minimal, backdoors, estimate, to } = args;
    const sheet = sheetNamed(to, args);
    const input = inputOf(operands, args, terminal);
    const options: CheckOptions = {
      ...valuesAmong(CHECK_OPTIONS, args),
      ...toldOf(args, input, terminal),
      all: all && minimal,
      tellsRules: true,
      inBlocks: false,
      inRows: all && minimal,
    };
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
