/**
 * Writes what was drawn: one picture or page to standard output or a file, several into a folder, puzzles as a book. It
 * stands where the terminal stands for text, and takes lines of `DrawnRecord`.
 */
import { join } from 'node:path';
import { Geometry } from '../../core/geometry.js';
import { boardOf } from '../../core/puzzle.js';
import { readPuzzle } from '../../formats/read.js';
import { picturePage } from '../../render/html/page.js';
import { bookOf, type Page } from '../../render/pdf/book.js';
import { FONT_FILES } from '../../render/pdf/fonts.js';
import { picture } from '../../render/picture/picture.js';
import { svgOf } from '../../render/picture/svg.js';
import { type Terminal, UsageError } from '../command.js';
import { isFolder, makeFolder } from '../folder.js';
import { outputOf } from '../output.js';
import type { Drawing } from './options.js';
import { pngOf } from './png.js';
import type { DrawnRecord } from './works.js';

interface File {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** What a puzzle that was made tells of itself besides. */
interface Told extends DrawnRecord {
  readonly seed?: string;
}

export interface DrawnTerminal extends Terminal {
  /** All has come: writes what is written at the end. Throws a UsageError, a WriteError. */
  end(): Promise<void>;
}

export function drawnTerminal(terminal: Terminal, drawing: Drawing): DrawnTerminal {
  const pages: Page[] = [];
  let records = 0;
  let waiting: File | undefined;
  const isInFolder = drawing.output !== undefined && isFolderName(drawing.output);

  const put = async (file: File): Promise<void> => {
    if (isInFolder) return writeFile(join(drawing.output!, `${file.name}.${drawing.format}`), file.content, terminal);
    if (waiting) throw new UsageError('there are several pictures: name a folder for them, as in --output pictures/');
    waiting = file;
  };

  const take = async (text: string): Promise<void> => {
    const drawn = JSON.parse(text) as Told;
    if (drawn.error !== undefined) return;
    records++;
    if (drawing.format === 'pdf') pages.push(pageOf(drawn, drawing));
    else if (drawn.page !== undefined) await put({ name: String(records), content: drawn.page });
    else
      for (const { name, svg } of drawn.pictures ?? [pictureOf(drawn, drawing)])
        await put({
          name: records > 1 ? `${records}-${name}` : name,
          content: drawing.format === 'png' ? await pngOf(svg) : svg,
        });
  };

  return {
    ...terminal,
    async write(text) {
      for (const line of String(text).split('\n')) if (line.startsWith('{')) await take(line);
    },
    async end() {
      if (drawing.format === 'pdf' && pages.length > 0)
        waiting = { name: 'book', content: await bookFor(pages, drawing) };
      if (waiting) await writeFile(drawing.output, waiting.content, terminal);
    },
  };
}

/** A name that ends in a slash, or a folder that is there. */
const isFolderName = (name: string): boolean => name.endsWith('/') || isFolder(name);

function prepareFolder(name: string): void {
  try {
    makeFolder(name);
  } catch (error) {
    throw new UsageError(`cannot write to ${name}: ${(error as Error).message}. Name a folder that can be written`);
  }
}

async function writeFile(name: string | undefined, content: string | Uint8Array, terminal: Terminal): Promise<void> {
  if (name?.includes('/')) prepareFolder(name.slice(0, name.lastIndexOf('/')) || '/');
  const output = outputOf(name, terminal);
  await output.write(typeof content === 'string' && !content.endsWith('\n') ? `${content}\n` : content);
  await output.close(true);
}

/** The puzzle as it stands; with its candidates where it has lost some. */
function pictureOf({ puzzle, box }: Told, { format, theme, title, book }: Drawing): { name: string; svg: string } {
  const read = readPuzzle(puzzle!, box && Geometry.of(...box)).puzzle;
  const candidates = book.candidates || read.candidates !== undefined;
  const drawn = picture(boardOf(read), undefined, { candidates, title: title ?? 'Sudoku', description: puzzle! });
  return { name: 'puzzle', svg: format === 'html' ? picturePage(drawn, theme) : svgOf(drawn, { theme }) };
}

function pageOf({ puzzle, box, solution, hodoku, se, seed }: Told, { notes, book: { words } }: Drawing): Page {
  const reading = readPuzzle(puzzle!, box && Geometry.of(...box));
  const { geometry } = reading.puzzle;
  const known: Readonly<Record<string, string | undefined>> = {
    level: hodoku && words.levels[hodoku.level],
    score: hodoku && `${hodoku.score} ${words.points}`,
    rating: se && `SE ${se.er.toFixed(1)}`,
    seed: seed && `${words.seed} ${seed}`,
  };
  return {
    puzzle: reading.puzzle,
    notes: notes.flatMap((note) => known[note] ?? []),
    ...(solution !== undefined && { solution: readPuzzle(solution, geometry).puzzle.values }),
  };
}

const bookFor = (pages: readonly Page[], { book, title }: Drawing): Promise<Uint8Array> =>
  bookOf(pages, { ...book, ...(title !== undefined && { title }) }, FONT_FILES).then(Buffer.concat);
