/** The drawn forms of commands: the same records and options, pictures and pages instead of text. */
import type { Status } from '../../batch/answer.js';
import { overRecords } from '../batch.js';
import { type Terminal, UsageError } from '../command.js';
import type { Input } from '../input.js';
import type { SolveOptions } from '../solution.js';
import { oneOf } from '../words.js';
import { DRAWING, DRAWN, drawingOf } from './options.js';
import { type DrawOptions, drawHint, drawHintPage, drawPuzzle, drawSteps, drawWalkthrough } from './works.js';
import { drawnTerminal } from './writer.js';

type Words = Readonly<Record<string, unknown>>;

const module = new URL('works.js', import.meta.url);

/** Throws a UsageError: pictures are files, and those that are there are not made again in part. */
function noResume({ resume }: Input): void {
  if (resume) throw new UsageError('--resume is for answers that are text: leave it out, or what is drawn');
}

/** Puzzles as they stand. */
export async function puzzlesDrawn(
  input: Input,
  asked: Pick<DrawOptions, 'drawing' | 'milliseconds' | 'verbose'>,
  jobs: number,
  terminal: Terminal,
): Promise<Status> {
  noResume(input);
  const options = { ...input.expected, json: true, inBlocks: false, colour: false, ...asked };
  const drawn = drawnTerminal(terminal, asked.drawing);
  const status = await overRecords(input, drawPuzzle, options, drawn, { module, name: 'drawPuzzle', jobs });
  await drawn.end();
  return status;
}

/** The steps of a path, or of a play the next one; as html, a walkthrough. */
export async function stepsDrawn(
  input: Input,
  words: Words,
  options: SolveOptions,
  terminal: Terminal,
  isHint = false,
): Promise<Status> {
  const format = oneOf('format', String(words.format), DRAWN);
  if (format === 'pdf') throw new UsageError('pdf is for puzzles: sudoku convert --to pdf, sudoku create --format pdf');
  const output = words.output === undefined ? undefined : String(words.output);
  const drawing = drawingOf(
    { theme: DRAWING.theme.read(words.theme), title: DRAWING.title.read(words.title), output },
    format,
  );
  noResume(input);
  const drawn = drawnTerminal(terminal, drawing);
  const works = isHint ? { drawHint, drawHintPage } : { drawSteps, drawWalkthrough };
  const [steps, page] = Object.entries(works);
  const [name, work] = drawing.format === 'html' ? page! : steps!;
  const asked = { ...options, json: true, inBlocks: false, drawing, ...(isHint && { most: 1 }) };
  const status = await overRecords(input, work, asked, drawn, { module, name, jobs: 1 });
  await drawn.end();
  return status;
}
