/** The drawn forms of commands: the same records and options, pictures and pages instead of text. */
import type { Status } from '../../batch/answer.js';
import { overRecords, type Threads } from '../batch.js';
import { type Common, type Terminal, UsageError, type Work } from '../command.js';
import type { HintOptions } from '../hint-steps.js';
import type { Input } from '../input.js';
import type { SolveOptions } from '../solution.js';
import { drawHints } from './hints.js';
import type { Drawing } from './options.js';
import { type DrawOptions, drawPuzzle, drawSteps, drawWalkthrough } from './works.js';
import { drawnTerminal } from './writer.js';

const WORKS = new URL('works.js', import.meta.url);
const HINTS = new URL('hints.js', import.meta.url);

/** Draws puzzles without any step. */
export const puzzlesDrawn = (
  input: Input,
  asked: Pick<DrawOptions, 'drawing' | 'milliseconds' | 'verbose'>,
  jobs: number,
  terminal: Terminal,
): Promise<Status> =>
  drawn(input, drawPuzzle, { ...input.expected, ...PLAIN, ...asked }, terminal, {
    module: WORKS,
    name: 'drawPuzzle',
    jobs,
  });

/** Draws the steps of a path; as HTML, one walkthrough. */
export function stepsDrawn(
  input: Input,
  options: SolveOptions & { readonly drawing: Drawing },
  jobs: number,
  terminal: Terminal,
): Promise<Status> {
  const isPage = options.drawing.format === 'html';
  const threads = { module: WORKS, name: isPage ? 'drawWalkthrough' : 'drawSteps', jobs };
  return drawn(input, isPage ? drawWalkthrough : drawSteps, options, terminal, threads);
}

/** Draws hints, a picture or page for each step. */
export const hintsDrawn = (
  input: Input,
  options: HintOptions & { readonly drawing: Drawing },
  terminal: Terminal,
): Promise<Status> => drawn(input, drawHints, options, terminal, { module: HINTS, name: 'drawHints', jobs: 1 });

/** Options by which the work on a record answers with JSON, which holds the drawings. */
const PLAIN = { json: true, inBlocks: false, colour: false };

/** Draws each record. Throws a UsageError if `--resume` is given: a run that writes pictures cannot be resumed. */
async function drawn<Options extends Common & { readonly drawing: Drawing }>(
  input: Input,
  work: Work<Options>,
  options: Options,
  terminal: Terminal,
  threads: Threads,
): Promise<Status> {
  if (input.resume) throw new UsageError('--resume is for answers that are text: leave it out, or what is drawn');
  const files = drawnTerminal(terminal, options.drawing);
  const status = await overRecords(input, work, { ...options, ...PLAIN }, files, threads);
  await files.end();
  return status;
}
