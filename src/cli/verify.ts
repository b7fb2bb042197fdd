/** `sudoku verify`: proves or refutes every step of a trace that `solve --json` or `hint --json` wrote. */
import { type JudgedStep, judgeSteps } from '../face/verify.js';
import { splitLines } from '../formats/lines.js';
import type { PuzzleRecord } from '../formats/record.js';
import { verdictJson } from '../render/json/verify.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type CommandModule, type Common } from './command.js';
import { inputOf } from './input.js';
import { failure, whereIs } from './puzzle.js';

export const command: CommandModule = {
  declare(command) {
    command
      .argument('[traces...]', 'files of what solve --explain --json or hint --json wrote, or - for standard input')
      .option('--json', 'one JSON object a trace, each in a line');
  },
  async run(operands, { json }, terminal) {
    const input = inputOf(operands, {}, terminal, splitLines);
    return overRecords(input, verify, { json: Boolean(json), inBlocks: false, colour: terminal.colour }, terminal);
  },
};

export function verify(record: PuzzleRecord, { json }: Common): Answer {
  let verdicts: JudgedStep[];
  try {
    verdicts = judgeSteps(record.text);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    const reason = `no trace, as solve --explain --json and hint --json write it: ${error.message}`;
    return failure(whereIs(record), reason, 2, json && { error: `${whereIs(record)}: ${reason}` });
  }
  const notes = verdicts.flatMap(({ step, verdict }, index) =>
    verdict.verdict === 'refuted'
      ? [`${whereIs(record)}: step ${index + 1}, ${step.name ?? step.strategy}: refuted: ${verdict.reason}`]
      : [],
  );
  const counts = verdictJson(verdicts.map(({ verdict }) => verdict));
  const text = Object.entries(counts)
    .map(([what, number]) => `${what} ${number}`)
    .join(', ');
  return answer(json ? JSON.stringify(counts) : text, notes, counts.proved === verdicts.length ? 0 : 1);
}
