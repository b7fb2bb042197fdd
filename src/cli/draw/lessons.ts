/** Lessons of books: the texts and examples of the strategies' pages, in the language of the book. */
import { catalogue } from '../../../strategies/index.js';
import { type Board, EMPTY } from '../../core/board.js';
import { boardOf } from '../../core/board-of.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { readPuzzle } from '../../formats/read.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';
import { ENGLISH } from '../../render/language/en/index.js';
import type { Language, LanguageCode } from '../../render/language/index.js';
import type { BookLesson } from '../../render/pdf/options.js';
import { picture } from '../../render/picture/picture.js';
import { sentence } from '../../render/text.js';
import { pageText } from '../output/archive.js';

/** Returns the lessons on strategies in the order of the catalogue, easier ones first. */
export const lessonsOf = (ids: ReadonlySet<string>, language: Language = ENGLISH): BookLesson[] =>
  catalogue.filter(({ id }) => ids.has(id)).map((strategy) => lessonOn(strategy, language));

/** Returns the names of strategies for which a language has no page, so that their lessons are in English. */
export const untranslated = (ids: ReadonlySet<string>, code: LanguageCode): string[] =>
  catalogue.filter((strategy) => ids.has(strategy.id) && pageIn(strategy, code) === undefined).map(({ name }) => name);

/**
 * Returns the page of a strategy in a language, which the program's package contains, if there is one: `x-wing.md`, and
 * `x-wing.de.md` in German.
 */
export const pageIn = ({ family, id }: Strategy, code: LanguageCode): string | undefined =>
  pageText(`strategies/${family}/${id}${code === 'en' ? '' : `.${code}`}.md`);

const EXAMPLE = /## Example\s*<!-- example -->/;

function lessonOn(strategy: Strategy, language: Language): BookLesson {
  const english = pageIn(strategy, 'en')!;
  const [, name = strategy.name, text] = /^# (.*)\n([\s\S]*)/.exec(pageIn(strategy, language.code) ?? english) ?? [];
  const example = exampleIn(strategy, english.split(EXAMPLE)[1]?.split('<!-- /example -->')[0] ?? '', language);
  return { name, text: textIn(text!.split(EXAMPLE)[0]!), ...(example && { example }) };
}

/** Returns the headings, paragraphs and list items of a Markdown text. */
export function textIn(markdown: string): BookLesson['text'] {
  const blocks: { kind: 'heading' | 'paragraph' | 'point'; text: string; mark?: string }[] = [];
  let isOpen = false;
  for (const line of plainText(markdown).split('\n')) {
    const [, hashes, mark, text = ''] = /^(?:(##+) |(\d+\.|[-*]) )?\s*(.*?)\s*$/.exec(line)!;
    if (hashes) blocks.push({ kind: 'heading', text });
    else if (mark) blocks.push({ kind: 'point', text, mark: /\d/.test(mark) ? mark : '•' });
    else if (isOpen && text !== '') blocks[blocks.length - 1]!.text += ` ${text}`;
    else if (text !== '') blocks.push({ kind: 'paragraph', text });
    isOpen = !hashes && text !== '';
  }
  return blocks;
}

/** Returns the example of an English page: the picture and sentence of the step that the page quotes. */
function exampleIn(strategy: Strategy, text: string, language: Language): BookLesson['example'] {
  const [, grid, quoted = ''] = /```text\n([\s\S]*?)\n```([\s\S]*)/.exec(text) ?? [];
  if (grid === undefined) return undefined;
  const example = inOneLine(quoted.replaceAll(/^> ?/gm, ''));
  const { puzzle } = readPuzzle(grid);
  const { geometry } = puzzle;
  const read = boardOf(puzzle);
  const named = cellsNamedIn(example, geometry);
  for (const board of [read, withLoneCandidates(read, named), withPlaced(puzzle, named)]) {
    const isExample = (hit: Hit): boolean =>
      example.startsWith(inOneLine(sentence(strategy.explain(hit, geometry).message, geometry)));
    const hit = findFirst(strategy.find(board), isExample);
    if (!hit) continue;
    const { marks, message } = strategy.explain(hit, geometry);
    const inWords = language === ENGLISH ? example : sentence(message, geometry, language);
    return { picture: picture(board, { ...hit, marks }, { legend: true, language }), sentence: inWords };
  }
  return undefined;
}

const cellsNamedIn = (sentence: string, { size }: Geometry): Cell[] =>
  [...sentence.matchAll(/r(\d+)c(\d+)/g)].flatMap(([, rows, columns]) =>
    [...rows!].flatMap((row) => [...columns!].map((column) => (Number(row) - 1) * size + Number(column) - 1)),
  );

/** Returns the position with a lone candidate instead of a value in some cells, because pages write both alike. */
function withLoneCandidates({ geometry, values, digits }: Board, cells: readonly Cell[]): Board {
  const open = Int8Array.from(values, (value, cell) => (cells.includes(cell) ? EMPTY : value));
  const candidates = Int32Array.from(digits, (set, cell) => (open[cell] === values[cell] ? set : 1 << values[cell]!));
  return boardOf({ geometry, values: open, candidates });
}

/** Returns the position with values in some cells marked as placed, because pages write placed values like givens. */
const withPlaced = (puzzle: Puzzle, cells: readonly Cell[]): Board =>
  boardOf({
    ...puzzle,
    placed: Uint8Array.from(puzzle.values, (value, cell) => (value !== EMPTY && cells.includes(cell) ? 1 : 0)),
  });

/** Returns the first wanted item, without reading further ones from a lazy search. */
function findFirst<T>(all: Iterable<T>, isWanted: (one: T) => boolean): T | undefined {
  for (const one of all) if (isWanted(one)) return one;
  return undefined;
}

/** Converts Markdown to plain text. */
const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)/g, '');

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
