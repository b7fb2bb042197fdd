/** `sudoku dedupe`: the first of several equivalent puzzles, as it was written. */
import { KindSet } from '../bank/kind-set.js';
import { overRecords, type Spread } from './batch.js';
import { commandOf, type Terminal } from './command.js';
import { inputOf, lookAhead } from './input.js';
import { KindSieve } from './kind-sieve.js';
import { type KindOptions, kindsIn, LABELLING, type LabelOptions } from './labelled.js';
import { among, BATCH, fileName, INPUT, jobsOf, megabytes, option, PUZZLES, TIME_LIMIT } from './options.js';

export const command = commandOf({
  operands: PUZZLES,
  options: {
    ...INPUT,
    ...BATCH,
    ...TIME_LIMIT,
    by: option(
      '--by <what>',
      'the meaning of equal: puzzle, equivalent givens; solution, equivalent solution grids',
      among('by', ['puzzle', 'solution'] as const),
      'puzzle',
    ),
    against: option('--against <bank>', 'also leave out the puzzles of this file (folder, pattern)', fileName),
    memory: option(
      '--memory <MB>',
      'the most memory for the table of kinds; further kinds are sorted by the command sort',
      megabytes,
      '256',
    ),
  },
  async run(operands, words, terminal) {
    const { json: tellsJson, verbose, by, against, memory, resume, timeLimit: milliseconds } = words;
    const jobs = jobsOf(words.jobs, terminal);
    const { input } = await lookAhead(inputOf(operands, words, terminal));
    const kindOptions: KindOptions = { ...input.expected, milliseconds, solution: by === 'solution' };
    const common = { ...kindOptions, verbose, json: false, inRows: true, colour: false };
    const options: LabelOptions = { ...common, ...input.expected, tellsJson };
    const known =
      against === undefined ? new KindSet() : await kindsIn(against, '--against', kindOptions, jobs, terminal);
    const sieve = new KindSieve(known, memory, resume);
    const refine: Spread<LabelOptions>['refine'] = (answers, before) => sieve.refine(answers, before);
    const header = input.sheet()?.header;
    const headed = header === undefined || tellsJson ? input : { ...input, head: `${header}\n` };
    try {
      const status = await overRecords(headed, { ...LABELLING, jobs, refine }, options, terminal);
      tellKept(sieve, terminal);
      return status;
    } finally {
      sieve.end();
    }
  },
});

const tellKept = ({ kept, seen }: KindSieve, { note }: Terminal): void =>
  note(`${kept.toLocaleString('en')} of ${seen.toLocaleString('en')} kept`);
