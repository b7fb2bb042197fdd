/** The drawn forms of commands: the same records and options, pictures and pages instead of text. */
import type { Status } from '../../batch/answer.js';
import { overRecords } from '../batch.js';
import { type Terminal, UsageError } from '../command.js';
import type { HintOptions } from '../hint-steps.js';
import type { Input } from '../input.js';
import { LANGUAGE } from '../language.js';
import { jobsOf } from '../options.js';
import type { SolveOptions } from '../solution.js';
import { oneOf } from '../words.js';
import { drawHints } from './hints.js';
import { DRAWING, DRAWN, type Drawing, drawingOf, oneAnswer, UNSEEN } from './options.js';
import { type DrawOptions, drawPuzzle, drawSteps, drawWalkthrough } from './works.js';
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

/** The steps of a path; as html, a walkthrough. */
export async function stepsDrawn(
  input: Input,
  words: Words,
  options: SolveOptions,
  terminal: Terminal,
): Promise<Status> {
  noResume(input);
  const drawing = stepsDrawing(words, terminal, true);
  if (words.proof !== undefined) throw new UsageError('--proof and a drawing are two answers: leave one out');
  if (words.grid) terminal.note('sudoku: --grid does nothing with a drawing, which shows the position of each step');
  const [name, work] = drawing.format === 'html' ? ['drawWalkthrough', drawWalkthrough] : ['drawSteps', drawSteps];
  const drawn = drawnTerminal(terminal, drawing);
  const asked = { ...options, json: true, inBlocks: false, drawing };
  const status = await overRecords(input, work, asked, drawn, { module, name, jobs: jobsOf(words.jobs, terminal) });
  await drawn.end();
  return status;
}

/** Hints: as many pictures or pages as there are steps to tell. */
export async function hintsDrawn(
  input: Input,
  words: Words,
  options: HintOptions,
  terminal: Terminal,
): Promise<Status> {
  noResume(input);
  const drawing = stepsDrawing(words, terminal, false);
  const drawn = drawnTerminal(terminal, drawing);
  const asked = { ...options, json: true, inBlocks: false, drawing };
  const where = { module: new URL('hints.js', import.meta.url), name: 'drawHints', jobs: 1 };
  const status = await overRecords(input, drawHints, asked, drawn, where);
  await drawn.end();
  return status;
}

/** Throws a UsageError. */
function stepsDrawing(words: Words, terminal: Terminal, isPath: boolean): Drawing {
  const format = oneOf('format', String(words.format), DRAWN);
  if (format === 'pdf') throw new UsageError('pdf is for puzzles: sudoku convert --to pdf, sudoku create --format pdf');
  oneAnswer(words.json === true, `--format ${format}`);
  const idle = (names: readonly string[], why: string): void => {
    for (const name of names)
      if (words[name] !== undefined && words[name] !== LANGUAGE.lang.usual)
        terminal.note(`sudoku: --${name} does nothing ${why}`);
  };
  if (format === 'png') idle(['title', 'lang'], UNSEEN);
  if (format === 'html' && isPath) idle(['theme', 'lang'], 'with a walkthrough: it follows the reader, in English');
  const output = words.output === undefined ? undefined : String(words.output);
  return drawingOf({ theme: DRAWING.theme.read(words.theme), title: DRAWING.title.read(words.title), output }, format);
}
