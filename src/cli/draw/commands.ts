/** The drawn forms of commands: the same records and options, pictures and pages instead of text. */
import type { Status } from '../../batch/answer.js';
import { overRecords } from '../batch.js';
import { type Terminal, UsageError } from '../command.js';
import type { Input } from '../input.js';
import { jobsOf, numberOf } from '../options.js';
import type { SolveOptions } from '../solution.js';
import { type Drawing, drawingOf } from './options.js';
import { drawHint, drawHintPage, drawPuzzle, drawSteps, drawWalkthrough } from './works.js';
import { drawnTerminal } from './writer.js';

type Words = Readonly<Record<string, unknown>>;

const module = new URL('works.js', import.meta.url).href;

/** Puzzles as they stand. */
export async function convertDrawn(input: Input, words: Words, terminal: Terminal): Promise<Status> {
  const drawing = drawingOf(words, words.to);
  const milliseconds = numberOf('--time-limit', words.timeLimit) * 1000;
  const options = { ...input.expected, json: true, inBlocks: false, colour: false, drawing, milliseconds };
  const drawn = drawnTerminal(terminal, drawing);
  const status = await overRecords(input, drawPuzzle, options, drawn, {
    module,
    name: 'drawPuzzle',
    jobs: jobsOf(words.jobs, terminal),
  });
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
  const drawing: Drawing = drawingOf(words, words.format);
  if (drawing.format === 'pdf')
    throw new UsageError('pdf is for puzzles: sudoku convert --to pdf, sudoku create --format pdf');
  const drawn = drawnTerminal(terminal, drawing);
  const works = isHint ? { drawHint, drawHintPage } : { drawSteps, drawWalkthrough };
  const [steps, page] = Object.entries(works);
  const [name, work] = drawing.format === 'html' ? page! : steps!;
  const asked = { ...options, json: true, inBlocks: false, drawing, ...(isHint && { most: 1 }) };
  const status = await overRecords(input, work, asked, drawn, { module, name, jobs: 1 });
  await drawn.end();
  return status;
}
