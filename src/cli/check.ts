/** `sudoku check`: the number of solutions, clashes of givens, and unneeded givens. */
import { LEVELS } from '../logic/step/strategy.js';
import { overRecords } from './batch.js';
import { type CheckOptions, check, checkRow } from './check-record.js';
import { commandOf } from './command.js';
import { inputOf } from './input.js';
import { among, BATCH, flag, INPUT, jobsOf, option, PUZZLES, present, several, TIME_LIMIT } from './options.js';
import { inRows, sheetNamed } from './sheet.js';
import { SHEET } from './sheet-options.js';

/** The module that workers import the work from, here and in the bundle. */
const MODULE = new URL('check-record.js', import.meta.url);

export const command = commandOf({
  operands: PUZZLES,
  options: {
    ...INPUT,
    ...BATCH,
    ...TIME_LIMIT,
    ...SHEET,
    minimal: flag('--minimal', 'also test if every given is needed'),
    all: flag('--all', 'with --minimal: all minimal puzzles within each, a line each, up to --count'),
    backdoors: flag('--backdoors', 'also the smallest sets of cells, up to three, after which singles suffice'),
    level: option(
      '--level <level>',
      'with --backdoors: after which steps up to this level suffice',
      among('level', LEVELS),
    ),
    estimate: flag('--estimate', 'also estimate the number of solutions, by random probes'),
    count: option('--count <number>', 'the number of solutions at which the count stops', several, '1000'),
  },
  idle: ({ minimal, backdoors, to }) => ({
    all: minimal ? to !== undefined && `with --to ${to}` : 'without --minimal',
    level: !backdoors && 'without --backdoors',
  }),
  async run(operands, words, terminal) {
    const { json, minimal, all, backdoors, level, estimate, count, timeLimit: milliseconds, to, verbose } = words;
    const sheet = sheetNamed(to, words);
    const input = inputOf(operands, words, terminal);
    const { colour } = terminal;
    const asked = { minimal, all: all && minimal, backdoors, estimate, count, milliseconds, ...present({ level }) };
    const common = { ...input.expected, verbose, json, inBlocks: false, colour };
    const options: CheckOptions = { ...common, ...asked, inRows: asked.all };
    const { record, row, module } = await workOf(options);
    const work = sheet ? row : record;
    const spread = { work, module, name: work.name, jobs: jobsOf(words.jobs, terminal) };
    if (!sheet) return overRecords(input, spread, options, terminal);
    const added = ['solutions', minimal && 'minimal', backdoors && 'backdoors', estimate && 'estimate', 'remark'];
    const titles = { added: added.filter((title) => title !== false) };
    const { rows, ...others } = await inRows(input, sheet, titles);
    return overRecords(others.input, spread, { ...options, ...rows }, terminal);
  },
});

/** Returns the work on a record. Backdoors, minimal puzzles and estimates load strategies; the rest is exact search. */
async function workOf({ all, backdoors, estimate }: CheckOptions) {
  if (!all && !backdoors && !estimate) return { record: check, row: checkRow, module: MODULE };
  const { DEPTH, depthRecord, depthRow } = await import('./check-depth.js');
  return { record: depthRecord, row: depthRow, module: DEPTH };
}
