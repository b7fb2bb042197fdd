/** `sudoku verify`: proves or refutes every step of a trace that `solve --json` or `hint --json` wrote. */
import { prove, type Verdict } from '../check/prove.js';
import { Geometry } from '../core/geometry.js';
import { boardOf } from '../core/puzzle.js';
import { splitLines } from '../formats/lines.js';
import { Misread } from '../formats/misread.js';
import { readPuzzle } from '../formats/read.js';
import type { PuzzleRecord } from '../formats/record.js';
import { claimOf, type JsonStep } from '../render/json/step.js';
import { verdictJson } from '../render/json/verify.js';
import { applyHit } from '../solver/ladder.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type CommandModule, type Common } from './command.js';
import { inputOf } from './input.js';
import { failure, whereIs } from './puzzle.js';

/** The parts of a trace that are looked at. A path tells whether it was `solved`; hints stand side by side. */
interface Trace {
  readonly puzzle: string;
  readonly box?: readonly [number, number];
  readonly solved?: boolean;
  readonly steps: readonly JsonStep[];
}

export const command: CommandModule = {
  declare(command) {
    command
      .argument('[traces...]', 'files of what solve --explain --json or hint --json wrote, or - for standard input')
      .option('--json', 'one JSON object a trace, each in a line');
  },
  async run(operands, { json }, terminal) {
    const input = inputOf(operands, undefined, terminal, splitLines);
    return overRecords(input, verify, { json: Boolean(json), inBlocks: false, colour: terminal.colour }, terminal);
  },
};

export function verify(record: PuzzleRecord, { json }: Common): Answer {
  let verdicts: { step: JsonStep; verdict: Verdict }[];
  try {
    verdicts = verdictsOn(parseTrace(record.text));
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

function parseTrace(text: string): Trace {
  const trace = JSON.parse(text) as Partial<Trace> | null;
  if (typeof trace?.puzzle !== 'string' || !Array.isArray(trace.steps))
    throw new Misread('an object with puzzle and steps is wanted');
  const isStep = (step: Partial<JsonStep> | null): boolean =>
    [step?.place, step?.remove, step?.truths].every((list) => Array.isArray(list));
  if (!trace.steps.every(isStep)) throw new Misread('each step has place, remove and truths');
  return trace as Trace;
}

function verdictsOn({ puzzle, box, solved, steps }: Trace): { step: JsonStep; verdict: Verdict }[] {
  const board = boardOf(readPuzzle(puzzle, box && Geometry.of(...box)).puzzle);
  return steps.map((step) => {
    const claim = claimOf(board.geometry, step);
    const verdict = prove(board, claim);
    if (solved !== undefined && verdict.verdict !== 'refuted') applyHit(board, claim);
    return { step, verdict };
  });
}
