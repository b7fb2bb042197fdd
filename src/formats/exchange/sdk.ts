/**
 * SadMan's and SudoCue's `.sdk`: rows of symbols, or sections `[Puzzle]` and `[State]` (the values so far), below
 * header lines of `#`, a letter and a detail.
 */
import type { Geometry } from '../../core/geometry.js';
import { givensOf, type Puzzle } from '../../core/puzzle.js';
import type { Metadata, Reading } from '../format.js';
import { partsOf } from '../losses.js';
import { HEADERS } from '../pasted/words.js';
import { plainRows } from '../text/rows.js';
import { parseSections } from '../text/sections.js';
import type { Codec } from './codec.js';

export const sdk: Codec = { parse, format };

const HEADER = /^#([ADCBSLU])(.*)$/;

function parse(text: string, shape?: Geometry): Reading {
  const metadata: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [, letter, detailText] = HEADER.exec(line) ?? [];
    if (letter === undefined) continue;
    const detail = HEADERS[letter]!;
    metadata[detail] = detail in metadata ? `${metadata[detail]}\n${detailText}` : detailText!;
  }
  return { ...parseSections(text, shape), ...(Object.keys(metadata).length > 0 && { metadata }) };
}

/** Writes sections if there is more than rows. */
function format(puzzle: Puzzle, metadata: Metadata = {}): string {
  const header = Object.entries(HEADERS).flatMap(([letter, detail]) =>
    metadata[detail] === undefined ? [] : metadata[detail].split('\n').map((line) => `#${letter}${line}`),
  );
  const isPosition = partsOf(puzzle).includes('givens');
  const rows = plainRows(givensOf(puzzle));
  const sections = header.length > 0 || isPosition ? ['[Puzzle]', ...rows] : rows;
  return [...header, ...sections, ...(isPosition ? ['[State]', ...plainRows(puzzle)] : [])].join('\n');
}
