/**
 * SadMan's and SudoCue's `.sdk`: rows of symbols, or sections `[Puzzle]` and `[State]` (the values so far), after header
 * lines of `#`, a letter and what it tells.
 */
import { EMPTY } from '../../core/board.js';
import type { Geometry } from '../../core/geometry.js';
import { givensOf, type Puzzle } from '../../core/puzzle.js';
import { checkThatFollows } from '../clipboard.js';
import type { Metadata, Reading } from '../format.js';
import { parseGrid } from '../grid.js';
import { partsOf } from '../losses.js';
import { HEADERS } from '../pasted/words.js';
import { type Codec, readingOf } from './codec.js';
import { plainRows } from './rows.js';

export const sdk: Codec = { parse, format };

const HEADER = /^#([ADCBSLU])(.*)$/;
const SECTION = /^\s*\[([^\]]*)\]\s*$/;

/** Lines of sections that are none of the two are left out, and that is told. */
function parse(text: string, shape?: Geometry): Reading {
  const metadata: Record<string, string> = {};
  const sections = new Map<string, string[]>();
  const lines = text.split('\n');
  let section = 'puzzle';
  for (const [index, line] of lines.entries()) {
    const [, letter, told] = HEADER.exec(line) ?? [];
    if (letter !== undefined) {
      const detail = HEADERS[letter]!;
      metadata[detail] = detail in metadata ? `${metadata[detail]}\n${told}` : told!;
      continue;
    }
    const [, name] = SECTION.exec(line) ?? [];
    if (name !== undefined) section = name.trim().toLowerCase();
    else if (line.trim() !== '') {
      const kept = sections.get(section) ?? lines.map(() => '');
      kept[index] = line;
      sections.set(section, kept);
    }
  }
  const { puzzle, alphabet } = parseGrid((sections.get('puzzle') ?? []).join('\n'), shape);
  const others = [...sections.keys()].filter((name) => name !== 'puzzle' && name !== 'state');
  const remark = others.length === 0 ? undefined : `the section [${others.join('], [')}] is not read`;
  const state = sections.get('state')?.join('\n');
  const position = state === undefined ? puzzle : withState(puzzle, state);
  return { ...readingOf(position, metadata, remark), alphabet };
}

function withState(puzzle: Puzzle, text: string): Puzzle {
  const { geometry } = puzzle;
  const { values } = parseGrid(text, geometry).puzzle;
  checkThatFollows(puzzle, { geometry, values }, text.search(/\S/) < 0 ? 1 : lineOfFirst(text));
  const placed = Uint8Array.from(values, (value, cell) => Number(value !== EMPTY && puzzle.values[cell] === EMPTY));
  return { geometry, values, placed };
}

const lineOfFirst = (text: string): number => text.split('\n').findIndex((line) => line.trim() !== '') + 1;

/** In sections where there is more than rows. */
function format(puzzle: Puzzle, metadata: Metadata = {}): string {
  const header = Object.entries(HEADERS).flatMap(([letter, detail]) =>
    metadata[detail] === undefined ? [] : metadata[detail].split('\n').map((line) => `#${letter}${line}`),
  );
  const isPosition = partsOf(puzzle).includes('givens');
  const rows = plainRows(givensOf(puzzle));
  const sections = header.length > 0 || isPosition ? ['[Puzzle]', ...rows] : rows;
  return [...header, ...sections, ...(isPosition ? ['[State]', ...plainRows(puzzle)] : [])].join('\n');
}
