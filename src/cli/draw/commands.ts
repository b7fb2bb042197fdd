/** Commands that draw: they read the same records and options, but write pictures and pages instead of text. */
import type { Status } from '../../batch/answer.js';
import { SHORT_HEAD_START } from '../../batch/head-start.js';
import { type BatchWork, overRecords } from '../answers/batch.js';
import type { HintOptions } from '../answers/hint-options.js';
import type { SolveOptions } from '../answers/solution.js';
import { type Common, type Terminal, UsageError } from '../command.js';
import type { Input } from '../input/input.js';
import { drawHints } from './hints.js';
import type { Drawing } from './options.js';
import { type DrawOptions, drawPuzzle, drawSolution, drawSteps, drawStepsForPaper, drawWalkthrough } from './works.js';
import { drawingsFor } from './writer.js';

const WORKS = new URL('works.js', import.meta.url);
const HINTS = new URL('hints.js', import.meta.url);

/** Draws each puzzle, without a step. */
export const drawPuzzles = (input: Input, options: DrawOptions, jobs: number, terminal: Terminal): Promise<Status> =>
  drawRecords(
    input,
    { work: drawPuzzle, module: WORKS, exportName: 'drawPuzzle', jobs },
    { ...options, ...PLAIN },
    terminal,
  );

/** Draws the solved grid of each puzzle. */
export const drawSolutions = (
  input: Input,
  options: SolveOptions & { readonly drawing: Drawing },
  jobs: number,
  terminal: Terminal,
): Promise<Status> =>
  drawRecords(input, { work: drawSolution, module: WORKS, exportName: 'drawSolution', jobs }, options, terminal);

/** Draws the steps of a path: pictures, pages to print, or its walkthrough as HTML. */
export function drawPath(
  input: Input,
  options: SolveOptions & { readonly drawing: Drawing },
  jobs: number,
  terminal: Terminal,
): Promise<Status> {
  const { format } = options.drawing;
  const work =
    format === 'html'
      ? { work: drawWalkthrough, exportName: 'drawWalkthrough' }
      : format === 'pdf'
        ? { work: drawStepsForPaper, exportName: 'drawStepsForPaper' }
        : { work: drawSteps, exportName: 'drawSteps' };
  return drawRecords(input, { ...work, module: WORKS, jobs }, options, terminal);
}

/** Draws hints: a picture or a page for each step. */
export const drawHintSteps = (
  input: Input,
  options: HintOptions & { readonly drawing: Drawing },
  terminal: Terminal,
): Promise<Status> =>
  drawRecords(input, { work: drawHints, module: HINTS, exportName: 'drawHints', jobs: 1 }, options, terminal);

/** Options with which the answers are data, to draw or as drawn. */
const PLAIN = { form: 'data', inBlocks: false, colour: false } as const;

/** Draws each record. Throws a UsageError for `--resume`: only answers in text can be resumed. */
async function drawRecords<Options extends Common & { readonly drawing: Drawing }>(
  input: Input,
  work: BatchWork<Options>,
  options: Options,
  terminal: Terminal,
): Promise<Status> {
  if (input.resume) throw new UsageError('--resume is for answers that are text: leave it out, or what is drawn');
  const drawings = await drawingsFor(terminal, options.drawing);
  let status: Status | undefined;
  try {
    status = await overRecords(
      input,
      { ...work, headStart: SHORT_HEAD_START, take: drawings.take },
      { ...options, ...PLAIN, oneByOne: options.drawing.format !== 'pdf' },
      terminal,
    );
    return status;
  } finally {
    await drawings.close(status !== undefined);
  }
}
