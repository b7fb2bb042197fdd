/** Writes drawings: one picture or page to standard output or a file, several into a folder, puzzles as a book. */
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { exitAtInterrupt } from '../../batch/interrupt.js';
import { shownPosition } from '../../core/position.js';
import type { Puzzle } from '../../core/puzzle.js';
import { digitsText, type PackedPlay, packed } from '../../formats/address/index.js';
import { readPuzzle, readTold } from '../../formats/read.js';
import { formatLine } from '../../formats/text/line.js';
import { PackageMissing, Unprintable } from '../../render/errors.js';
import { picturePage } from '../../render/html/page.js';
import { loadLanguage } from '../../render/language/index.js';
import { listed } from '../../render/names.js';
import { bookOf } from '../../render/pdf/book.js';
import { embeddedFaces, facesFor } from '../../render/pdf/fonts.js';
import { candidateHeightOn, LEGIBLE, perPageOf } from '../../render/pdf/frames.js';
import type { BookLesson, Faces, Page } from '../../render/pdf/options.js';
import { withSigns } from '../../render/picture/grid-picture.js';
import { picture } from '../../render/picture/picture.js';
import { svgOf } from '../../render/picture/svg-of.js';
import { pngOf } from '../../render/png.js';
import { BadOption } from '../../settings/options.js';
import { rulesOf } from '../../variants/of-grid.js';
import { type Terminal, UsageError } from '../command.js';
import { withoutUndefined } from '../options.js';
import { confirmReplacing, refuseOtherName } from '../output/file.js';
import { isFolderName, makeFolder, outputOf } from '../output/output.js';
import type { Drawing } from './options.js';
import type { DrawnRecord } from './works.js';

interface File {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** The drawings of a run. */
export interface Drawings {
  /** Takes records, each a `DrawnRecord`, and writes their drawings. Throws a UsageError or a WriteError. */
  take(found: readonly unknown[]): Promise<void>;
  /** Ends the run. Writes the book, or the files held back, if it is complete. Throws a UsageError or a WriteError. */
  close(isComplete: boolean): Promise<void>;
}

/**
 * Prepares to write drawings. `count` is the number of records, if known. Rejects with a UsageError for a place that
 * would lose what it holds.
 */
export async function drawingsFor(terminal: Terminal, drawing: Drawing, count?: number): Promise<Drawings> {
  refuseBytes(terminal, drawing);
  await takePlace(terminal, drawing);
  // What cannot be printed is told before any work.
  if (drawing.format === 'pdf') facesOf(drawing, drawing.seed);
  const pages: Page[] = [];
  const used = new Set<string>();
  const seeds: string[] = [];
  /** The steps of each record that has some. */
  const paths: (readonly BookLesson[])[] = [];
  let records = 0;
  /** Files that are not written yet: their names, and the need for a folder, depend on further records. */
  let heldBack: File[] = [];
  const { output, format } = drawing;
  const folder = output !== undefined && isFolderName(output) ? output : undefined;
  // For all files together: between two of them nobody would listen.
  const stopListening = folder === undefined ? undefined : exitAtInterrupt();

  const write = async (files: readonly File[], number?: number): Promise<void> => {
    for (const { name, content } of files)
      await writeFile(join(folder!, `${numbered(name, number, count)}.${format}`), content, terminal);
  };
  const put = async (files: readonly File[]): Promise<void> => {
    if (folder === undefined) {
      heldBack = [...heldBack, ...files];
      if (heldBack.length > 1)
        throw new UsageError('there are several pictures: name a folder for them, as in --output pictures/');
    } else if (records === 1 && count === undefined) heldBack = [...files];
    else {
      makeFolder(folder);
      await write(heldBack.splice(0), 1);
      await write(files, count === 1 ? undefined : records);
    }
  };

  return {
    async take(found) {
      for (const drawn of found as DrawnRecord[]) {
        records++;
        if (drawn.steps) paths.push(drawn.steps);
        else if (format === 'pdf') {
          pages.push(pageOf(drawn, drawing));
          if (drawn.seed !== undefined && drawing.notes.includes('seed')) seeds.push(drawn.seed);
          for (const id of Object.keys(drawn.techniques ?? {})) used.add(id);
        } else await put(await filesOf(drawn, drawing));
      }
    },
    async close(isComplete) {
      await stopListening?.();
      if (!isComplete) return;
      if (pages.length > 0 || paths.flat().length > 0) {
        const said = pages.flatMap(({ title = '', author = '', rules = '' }) => [title, author, rules]);
        const faces = facesOf(drawing, seeds.join('\n'), said.join('\n'));
        for (const remark of smallPrint(pages, drawing)) terminal.note(`sudoku: ${remark}`);
        await writeFile(
          output,
          await bookFor(pages, drawing, faces, [
            ...(await lessonsFor(used, pages, drawing, terminal)),
            ...inOrder(paths),
          ]),
          terminal,
        );
      }
      if (heldBack.length === 0) return;
      if (folder === undefined) return writeFile(output, heldBack[0]!.content, terminal);
      makeFolder(folder);
      await write(heldBack);
    },
  };
}

/** Returns the steps of all paths. If there are several, the number of the puzzle comes before that of the step. */
const inOrder = (paths: readonly (readonly BookLesson[])[]): BookLesson[] =>
  paths.flatMap((steps, at) =>
    paths.length === 1 ? steps : steps.map((step) => ({ ...step, name: `${at + 1}.${step.name}` })),
  );

/** Asks if what the place of drawings holds may be replaced. Throws a UsageError. */
async function takePlace(terminal: Terminal, { output, overwrite, format }: Drawing): Promise<void> {
  if (output === undefined) return;
  refuseOtherName(output, format);
  await confirmReplacing(output, overwrite, terminal, `.${format}`);
}

/** Throws a UsageError if the bytes of a PDF or PNG would go to a screen. */
function refuseBytes({ screen }: Terminal, { format, output }: Drawing): void {
  if (screen && output === undefined && (format === 'pdf' || format === 'png'))
    throw new UsageError(
      `a ${format} is not text: name a file for it, as in --output sudoku.${format}, or - for the terminal`,
    );
}

/**
 * Finds the fonts of a book. Throws a UsageError if a character of its texts is in none of them. One in what setters said
 * is an empty box then.
 */
function facesOf({ title = '', book: { subtitle = '' }, fonts }: Drawing, seed = '', said = ''): Faces {
  const texts = { title, subtitle, seed };
  // Unpacked once for all texts.
  const embedded = embeddedFaces();
  for (const [name, text] of Object.entries(texts))
    try {
      facesFor(text, fonts, embedded);
    } catch (error) {
      if (!(error instanceof Unprintable)) throw new UsageError(`--font: no font: ${(error as Error).message}`);
      const instead = `${error.packages.length > 0 ? ', or' : ':'} name a font that has it with --font FILE`;
      throw new UsageError(`--${name}: ${error.message}${instead}`);
    }
  const own = Object.values(texts).join('\n');
  try {
    return facesFor(`${own}\n${said}`, fonts, embedded);
  } catch (error) {
    if (!(error instanceof Unprintable)) throw error;
    return facesFor(own, fonts, embedded);
  }
}

/** The width of the number in a file name if the number of puzzles is not known. */
const DIGITS = 4;

/** Returns a file name that sorts in the order of the puzzles: `puzzle-07`, `puzzle-07-012-x-wing`. */
function numbered(name: string, number: number | undefined, count: number | undefined): string {
  if (number === undefined) return name;
  const puzzle = `puzzle-${String(number).padStart(count === undefined ? DIGITS : String(count).length, '0')}`;
  return name === 'puzzle' ? puzzle : `${puzzle}-${name}`;
}

async function filesOf(drawn: DrawnRecord, drawing: Drawing): Promise<readonly File[]> {
  if (drawn.page !== undefined) return [{ name: 'walkthrough', content: drawn.page }];
  const pictures = drawn.pictures ?? [pictureOf(drawn, drawing)];
  return Promise.all(
    pictures.map(async ({ name, content }) => ({
      name,
      content: drawing.format === 'png' ? await pngFrom(content) : content,
    })),
  );
}

async function writeFile(name: string | undefined, content: string | Uint8Array, terminal: Terminal): Promise<void> {
  const output = outputOf(name, terminal);
  await output.write(typeof content === 'string' && !content.endsWith('\n') ? `${content}\n` : content);
  await output.close(true);
}

/** Draws a puzzle, with candidates if it lists some or the option requests them. */
function pictureOf(record: DrawnRecord, { format, theme, title, book }: Drawing): { name: string; content: string } {
  const read = readTold({ ...record, puzzle: record.puzzle! }).puzzle;
  const candidates = book.candidates || read.candidates !== undefined;
  const drawn = picture(withSigns(shownPosition(read), record.signs), undefined, {
    candidates,
    alphabet: record.alphabet,
    title: title ?? 'Sudoku',
    description: read.candidates ? record.puzzle! : formatLine(read, record.alphabet),
  });
  return { name: 'puzzle', content: format === 'html' ? picturePage(drawn, theme) : svgOf(drawn, { theme }) };
}

function pageOf(record: DrawnRecord, { notes, link, book: { words } }: Drawing): Page {
  const { solution, hodoku, full, se, seed, signs, said } = record;
  const level = hodoku?.level ?? full?.level;
  const reading = readTold({ ...record, puzzle: record.puzzle! });
  const { geometry } = reading.puzzle;
  const known: Readonly<Record<string, string | undefined>> = {
    level: level && words.levels[level],
    score: hodoku && `${hodoku.score} ${words.points}`,
    rating: se && `SE ${se.er.toFixed(1)}`,
    seed: seed && `${words.seed} ${seed}`,
  };
  return {
    puzzle: reading.puzzle,
    ...(signs && { signs }),
    ...said,
    notes: notes.flatMap((note) => known[note] ?? []),
    ...(level && { level }),
    ...(link !== undefined && pageLinks(link, reading.puzzle)),
    ...(solution !== undefined && { solution: readPuzzle(solution, geometry).puzzle.values }),
  };
}

/** Returns the addresses at which the page plays a puzzle and shows the path to its solution. */
export function pageLinks(page: string, { geometry, values }: Puzzle): Required<Pick<Page, 'link' | 'solutionLink'>> {
  const written: PackedPlay = {
    b: [geometry.boxRows, geometry.boxColumns],
    ...(!geometry.isPlain && { r: rulesOf(geometry) }),
    g: digitsText(values),
  };
  const play = new URLSearchParams({ p: packed(written) });
  return { link: `${page}#/play?${play}`, solutionLink: `${page}#/path?${play}` };
}

/** Returns a remark for each size of grid whose candidates are too small to read on paper. */
function smallPrint(pages: readonly Page[], { book }: Drawing): string[] {
  if (!book.candidates) return [];
  const bySize = new Map(pages.map(({ puzzle: { geometry } }) => [geometry.size, geometry]));
  return [...bySize].flatMap(([size, geometry]) => {
    const height = candidateHeightOn(geometry, book, pages.length);
    if (height >= LEGIBLE) return [];
    const instead = perPageOf(size, book, pages.length) > 1 ? 'fewer puzzles a page, or a png' : 'a png';
    return [
      `candidates of ${size}x${size} are ${height.toFixed(1)} points high on the page, too small for most to read: ${instead} shows them larger`,
    ];
  });
}

/**
 * Returns the lessons on the clues of the puzzles of a book and on the strategies that these need. Prints a remark on those that are in English.
 */
async function lessonsFor(
  used: ReadonlySet<string>,
  pages: readonly Page[],
  { teaches, book }: Drawing,
  { note }: Terminal,
): Promise<readonly BookLesson[]> {
  if (!teaches) return [];
  const [{ lessonsOf, untranslated }, { kindLessons }] = await Promise.all([
    import('./lessons.js'),
    import('./kind-lessons.js'),
  ]);
  const { language: code } = book.words;
  const english = untranslated(used, code);
  if (english.length > 0) note(`sudoku: --book howto: no text in '${code}' on ${listed(english)}: it is in English`);
  const language = await loadLanguage(code);
  return [
    ...kindLessons(
      pages.map(({ puzzle }) => puzzle.geometry),
      language,
    ),
    ...lessonsOf(used, language),
  ];
}

/** Returns the bytes of a book. Throws a UsageError for a link that is too long for a code. */
async function bookFor(
  pages: readonly Page[],
  { book, title }: Drawing,
  faces: Faces,
  howTo: readonly BookLesson[],
): Promise<Uint8Array> {
  try {
    return Buffer.concat(await bookOf(pages, { ...book, howTo, ...withoutUndefined({ title }) }, faces));
  } catch (error) {
    throw error instanceof BadOption ? new UsageError(`--book ${error.message}`) : error;
  }
}

/** Bytes of WebAssembly, about, that V8 runs in a function before it optimises it; two million on Node 20. */
const BUDGET = 200_000_000;

/**
 * Converts an SVG to a PNG. Throws a UsageError if resvg is not installed. To optimise resvg for the first picture would
 * take longer than to draw twenty.
 */
async function pngFrom(svg: string): Promise<Uint8Array> {
  setFlagsFromString(`--wasm-tiering-budget=${BUDGET}`);
  try {
    return await pngOf(svg);
  } catch (error) {
    throw error instanceof PackageMissing ? new UsageError(error.message) : error;
  }
}
