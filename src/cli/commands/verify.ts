/** `sudoku verify`: proves or refutes every step of a trace that `solve --json` or `hint --json` wrote. */
import { clockOf, LIMIT_REACHED } from '../../batch/answer.js';
import { OutOfTime } from '../../core/clock.js';
import { type JudgedStep, judgeSteps } from '../../face/verify.js';
import { readTold } from '../../formats/read.js';
import { lineSplitter, type PuzzleRecord } from '../../formats/record.js';
import { failureJson } from '../../render/json/puzzle.js';
import { verdictJson } from '../../render/json/solve.js';
import { measuresIn } from '../../render/language/measures.js';
import { retoldOrSame } from '../../render/language/retold.js';
import { overRecords } from '../answers/batch.js';
import { written } from '../answers/forms.js';
import { type Answer, commandOf, type Result, type Status, type Told } from '../command.js';
import { inputOf, toldOf } from '../input/input.js';
import { failure, placeOf, timeLimitText } from '../input/puzzle.js';
import { BATCH, flag, jobsOf, QUIET, REMARKS, TIME_LIMIT } from '../options.js';
import { OUTPUT } from '../output/options.js';

const MODULE = new URL('verify.js', import.meta.url);

export const command = commandOf({
  operands: { '[traces...]': 'files written by solve --explain --json or hint --json, or - for standard input' },
  options: {
    ...BATCH,
    ...OUTPUT,
    ...TIME_LIMIT,
    ...REMARKS,
    ...QUIET,
    json: flag('--json', 'one JSON object per trace, each on its own line'),
  },
  async run(operands, args, terminal) {
    const input = inputOf(operands, args, terminal, lineSplitter);
    const options = { ...toldOf({ ...args, verbose: false }, input, terminal), inBlocks: false };
    const work = { work: verify, module: MODULE, exportName: 'verify', jobs: jobsOf(args.jobs, terminal) };
    return overRecords(input, work, options, terminal);
  },
});

export const verify = (record: PuzzleRecord, options: Told): Answer =>
  written(verdictsOn(record, options), record, options);

function verdictsOn(record: PuzzleRecord, options: Told): Result {
  const { milliseconds, language } = options;
  const failed = (reason: string, status: Status): Result =>
    failure(reason, status, failureJson(`${placeOf(record, {}, language)}: ${retoldOrSame(reason, language)}`));
  let verdicts: JudgedStep[];
  try {
    verdicts = judgeSteps(record.text, clockOf(options), (told) => readTold(told).puzzle);
  } catch (error) {
    if (error instanceof OutOfTime)
      return failed(`${timeLimitText(milliseconds)}: not all steps were judged`, LIMIT_REACHED);
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    return failed(`no trace, as solve --explain --json and hint --json write it: ${error.message}`, 2);
  }
  if (verdicts.length === 0) return failed('the trace has no steps: there is nothing to prove', 1);
  const remarks = verdicts.flatMap(({ step, verdict }, index) => {
    const named = `step ${index + 1}, ${step.name ?? step.strategy}`;
    if (verdict.verdict === 'undecided') return [`${named}: undecided: a proof takes too many choices`];
    return verdict.verdict === 'refuted' ? [`${named}: refuted: ${verdict.reason}`] : [];
  });
  const counts = verdictJson(verdicts.map(({ verdict }) => verdict));
  const { verdicts: verdictWords } = measuresIn(language);
  return {
    text: () =>
      Object.entries(counts)
        .filter(([, count]) => typeof count === 'number')
        .map(([what, number]) => `${verdictWords[what] ?? what} ${number}`)
        .join(', '),
    data: () => counts,
    remarks,
    status: counts.proved + (counts.assumed ?? 0) === verdicts.length ? 0 : 1,
  };
}
