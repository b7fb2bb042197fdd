/** The pages of puzzles: each grid is under its number and above its rules and notes. */

import { shownPosition } from '../../core/position.js';
import { LEVELS, type Level } from '../../logic/step/strategy.js';
import { withSigns } from '../picture/grid-picture.js';
import { picture } from '../picture/picture.js';
import { rulesSentence } from '../rules.js';
import { type Code, type CodeOf, drawCode, roomFor } from './codes.js';
import { type Frame, framesOf, HEADING, NOTES, perPageOf } from './frames.js';
import { BOLD, type BookOptions, type Page, REGULAR } from './options.js';
import { type PlannedPage, QUIET } from './press.js';
import { drawPicture } from './shapes.js';
import { drawStars, starsWidth } from './stars.js';
import type { PageTools } from './typesetter.js';

/** A puzzle with its number in the book. */
export interface Numbered {
  readonly number: number;
  readonly page: Page;
}

/** The puzzles of a page. `count` is the number for which the page has room. */
interface Group {
  readonly count: number;
  readonly level: Level | undefined;
  readonly puzzles: Numbered[];
}

/**
 * Plans the pages. A puzzle begins a new page if the last one is full or has room for another number of puzzles, or if,
 * with `levels`, it has another level.
 */
export function puzzlePages(puzzles: readonly Numbered[], options: BookOptions, codeOf: CodeOf): PlannedPage[] {
  const groups: Group[] = [];
  for (const each of puzzles) {
    const { puzzle, level } = each.page;
    const count = perPageOf(puzzle.geometry.size, options, puzzles.length);
    const last = groups.at(-1);
    const fits = last && last.puzzles.length < last.count && last.count === count;
    if (fits && (!options.levels || last.level === level)) last.puzzles.push(each);
    else groups.push({ count, level, puzzles: [each] });
  }
  return groups.map(({ count, level, puzzles: own }) => ({
    ...(options.levels && {
      heading: capitalised(level ? options.words.levels[level] : options.words.ungraded),
      level,
    }),
    ...(options.qr && own.some(({ page, number }) => codeOf(page, number)) && { foot: options.words.scan[options.qr] }),
    draw(tools, area) {
      const codes = own.map(({ page, number }) => codeOf(page, number));
      const below = Math.max(NOTES, ...codes.map(roomFor));
      const frames = framesOf(area, { count, above: HEADING, below });
      for (const [index, each] of own.entries())
        drawPuzzle(tools, each, frames[index]!, { ...options, code: codes[index] });
    },
  }));
}

/** Sorts puzzles by level, easy ones first. Puzzles without a level come last. */
export function byLevel(pages: readonly Page[]): Page[] {
  const rank = ({ level }: Page): number => (level ? LEVELS.indexOf(level) : LEVELS.length);
  return [...pages].sort((a, b) => rank(a) - rank(b));
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function drawPuzzle(
  tools: PageTools,
  { number, page }: Numbered,
  frame: Frame,
  options: BookOptions & { readonly code: Code | undefined },
): void {
  const { puzzle, notes = [], level, link, signs } = page;
  const { x, y, width } = frame;
  drawHeading(tools, number, options.stars ? level : undefined, frame);
  if (link) tools.document.link(x, y, width / 2, HEADING, link);
  const rules = rulesSentence(puzzle.geometry, { ...options.words, code: options.words.language }, signs);
  const bottom = drawGrid(tools, page, rules, frame, options);
  const { code } = options;
  const text = notes.join(' · ');
  if (!code) {
    if (text !== '') notesUnder(tools, text, { ...frame, y: bottom + UNDER });
    return;
  }
  const room = roomFor(code);
  drawCode(tools.document, code, { x: x + width - room, y: bottom });
  const style = { face: REGULAR, size: Math.min(LARGEST_NOTE, width / NOTES_A_WIDTH), colour: QUIET } as const;
  tools.type.write(text, style, { x, y: bottom + UNDER, width: width - room });
}

/** The largest type of a number. On narrow grids the type is the width of the grid divided by `NUMBERS_A_WIDTH`. */
const LARGEST_NUMBER = 16;
const NUMBERS_A_WIDTH = 17;

/** Draws the number on the left above the grid, and the stars of its level on the right. */
function drawHeading({ document, type }: PageTools, number: number, level: Level | undefined, frame: Frame): void {
  const { x, y, width } = frame;
  const size = Math.min(LARGEST_NUMBER, width / NUMBERS_A_WIDTH);
  const top = y + HEADING - size * 1.4;
  type.write(String(number), { face: BOLD, size }, { x, y: top, width });
  if (!level) return;
  const height = size * 0.8;
  drawStars(document, LEVELS.indexOf(level) + 1, { x: x + width - starsWidth(height), y: top + size - height, height });
}

/**
 * Draws the grid below its number, and the rules of a variant below the grid. The grid is smaller if there are rules.
 * Returns the lower edge of both.
 */
function drawGrid(
  { document, type }: PageTools,
  { puzzle, signs }: Page,
  rules: string | undefined,
  { x, y, width }: Frame,
  { candidates }: BookOptions,
): number {
  const size = Math.max(SMALLEST_RULES, Math.min(LARGEST_RULES, width / RULES_A_LINE));
  const style = { face: REGULAR, size } as const;
  const room = rules === undefined ? 0 : type.heightOf(rules, style, width) + UNDER;
  const drawn = picture(withSigns(shownPosition(puzzle), signs), undefined, { candidates, labels: false });
  const place = { x: x + room / 2, y: y + HEADING, width: width - room };
  const bottom = place.y + drawPicture(document, drawn, place);
  if (rules !== undefined) type.write(rules, style, { x, y: bottom + UNDER, width, align: 'center' });
  return bottom + room;
}

/**
 * The least and the largest type of the rules. Between these, it is the width of the grid divided by `RULES_A_LINE`.
 * `UNDER` is the gap between a grid and the text below it.
 */
const SMALLEST_RULES = 7;
const LARGEST_RULES = 11;
const RULES_A_LINE = 36;
const UNDER = 3;

/**
 * The largest and the least type of the notes. Between these, it is the width of the grid divided by `NOTES_A_WIDTH`,
 * or less if the notes are long.
 */
const LARGEST_NOTE = 10;
const NOTES_A_WIDTH = 30;
const SMALLEST_NOTE = 5;

/** Writes the notes in one line. If they are too long, the type gets smaller, and then they are cut. */
function notesUnder({ type }: PageTools, notes: string, { x, y, width }: Frame): void {
  const style = type.fitted(
    notes,
    { face: REGULAR, size: Math.min(LARGEST_NOTE, width / NOTES_A_WIDTH), colour: QUIET },
    width,
    {
      most: 1,
      least: SMALLEST_NOTE,
    },
  );
  type.write(notes, style, { x, y, width, align: 'center', most: 1 });
}
