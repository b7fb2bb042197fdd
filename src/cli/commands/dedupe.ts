/** `sudoku dedupe`: the first of several equivalent puzzles, as it was written. */
import { KindSet } from '../../bank/kind-set.js';
import { type BatchWork, overRecords } from '../answers/batch.js';
import { KindFilter } from '../answers/kind-filter.js';
import { type KindOptions, kindsIn, LABELLING, type LabelOptions } from '../answers/labelled.js';
import { commandOf, type Terminal } from '../command.js';
import { inputOf, lookAhead } from '../input/input.js';
import { BATCH, choice, fileName, INPUT, jobsOf, megabytes, option, PUZZLES, REMARKS, TIME_LIMIT } from '../options.js';

export const command = commandOf({
  operands: PUZZLES,
  options: {
    ...INPUT,
    ...BATCH,
    ...TIME_LIMIT,
    ...REMARKS,
    by: option(
      '--by <what>',
      'the meaning of equal: puzzle, equivalent givens; solution, equivalent solution grids',
      choice('by', ['puzzle', 'solution'] as const),
      'puzzle',
    ),
    against: option('--against <bank>', 'also leave out the puzzles of this file (folder, pattern)', fileName),
    memory: option(
      '--memory <MB>',
      'the most memory for the table of kinds; further kinds are compared in files',
      megabytes,
      '256',
    ),
  },
  async run(operands, args, terminal) {
    const { json: writesJson, verbose, by, against, memory, resume, timeLimit: milliseconds, lang: language } = args;
    const jobs = jobsOf(args.jobs, terminal);
    const { input } = await lookAhead(inputOf(operands, args, terminal));
    const kindOptions: KindOptions = { ...input.expected, milliseconds, solution: by === 'solution', language };
    const common = { ...kindOptions, verbose, form: 'data', colour: false, language } as const;
    const options: LabelOptions = { ...common, ...input.expected, writesJson };
    const known =
      against === undefined ? new KindSet() : await kindsIn(against, '--against', kindOptions, jobs, terminal);
    const filter = new KindFilter(known, memory, resume);
    const transform: BatchWork<LabelOptions>['transform'] = (answers, before) => filter.transform(answers, before);
    const header = input.sheet()?.header;
    const headed = header === undefined || writesJson ? input : { ...input, head: `${header}\n` };
    try {
      const status = await overRecords(headed, { ...LABELLING, jobs, transform }, options, terminal);
      reportKept(filter, terminal);
      return status;
    } finally {
      filter.end();
    }
  },
});

const reportKept = ({ kept, seen }: KindFilter, { note }: Terminal): void =>
  note(`${kept.toLocaleString('en')} of ${seen.toLocaleString('en')} kept`);
