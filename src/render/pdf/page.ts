/** The pages of a book: paper, typefaces, printed words, and where grids stand on them. */
import type { Geometry } from '../../core/geometry.js';
import type { Level } from '../../logic/step/strategy.js';
import type { LanguageCode } from '../language/language.js';
import { CELL, layoutOf, MARGIN as ROUND } from '../picture/layout.js';

/** Sizes of paper, and numbers of puzzles a page. One list for the forms that offer them and the code that draws. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export const PER_PAGE = [1, 2, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** The roles of the two faces in which pages are set; the caller assigns the fonts. */
export const REGULAR = 'regular';
export const BOLD = 'bold';

/** A file, or one of the fonts that every reader of PDFs has. */
export type Faces = Readonly<Record<typeof REGULAR | typeof BOLD, string>>;

export interface BookWords {
  readonly language: LanguageCode;
  readonly solutions: string;
  readonly levels: Readonly<Record<Level, string>>;
  /** The word after the score. */
  readonly points: string;
  /** The word before the seed. */
  readonly seed: string;
}

export const BOOK_WORDS: Readonly<Record<LanguageCode, BookWords>> = {
  en: {
    language: 'en',
    solutions: 'Solutions',
    levels: { easy: 'easy', medium: 'medium', hard: 'hard', unfair: 'unfair', extreme: 'extreme' },
    points: 'points',
    seed: 'seed',
  },
  de: {
    language: 'de',
    solutions: 'Lösungen',
    levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer', unfair: 'unfair', extreme: 'extrem' },
    points: 'Punkte',
    seed: 'Startwert',
  },
};

/** The square, `width` wide, in which a grid goes. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** The number of grids on it. */
  readonly count: number;
  /** The height that each grid needs above and below it. */
  readonly above: number;
  readonly below: number;
}

/** The free margin of a page, and the heights of the number above a grid and of the notes below it, in points. */
export const MARGIN = 36;
export const HEADING = 18;
export const NOTES = 14;

const GAP = 16;

/** The frames of a sheet, in reading order. */
export function framesOf(sheet: Sheet): Frame[] {
  const { width, height, margin, count, above, below } = sheet;
  let best = { side: 0, columns: 1, rows: count };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - 2 * margin - (columns - 1) * GAP) / columns;
    const down = (height - 2 * margin - (rows - 1) * GAP) / rows - above - below;
    const side = Math.min(across, down);
    if (side > best.side) best = { side, columns, rows };
  }
  const { side, columns, rows } = best;
  const pitch = { x: (width - 2 * margin + GAP) / columns, y: (height - 2 * margin + GAP) / rows };
  return Array.from({ length: count }, (_, index) => ({
    x: margin + (index % columns) * pitch.x + (pitch.x - GAP - side) / 2,
    y: margin + Math.floor(index / columns) * pitch.y + (pitch.y - GAP - side - above - below) / 2,
    width: side,
  }));
}

const POINTS: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [595, 842],
  letter: [612, 792],
};

/** Type below this height, in points, is hard to read on paper. */
export const LEGIBLE = 4;

/** The height of a grid's candidates on paper, in points. */
export function candidateHeightOn(geometry: Geometry, paper: Paper, perPage: PerPage): number {
  const [width, height] = POINTS[paper];
  const [frame] = framesOf({ width, height, margin: MARGIN, count: perPage, above: HEADING, below: NOTES });
  return (layoutOf(geometry, false).candidateHeight * frame!.width) / (geometry.size * CELL + 2 * ROUND);
}
