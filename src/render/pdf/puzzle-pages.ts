/** The pages of puzzles: each grid is under its number and above its rules and notes. */

import { shownPosition } from '../../core/position.js';
import { LEVELS, type Level } from '../../logic/step/strategy.js';
import { withSigns } from '../picture/grid-picture.js';
import { picture } from '../picture/picture.js';
import { rulesSentence } from '../rules.js';
import { type Code, type CodeOf, drawCode, roomFor } from './codes.js';
import { type Frame, framesOf, HEADING, NOTES, perPageOf } from './frames.js';
import { BOLD, type BookOptions, type Page, REGULAR } from './options.js';
import type { PageArea } from './page.js';
import { type PlannedPage, QUIET } from './press.js';
import { drawPicture } from './shapes.js';
import { drawStars, starsWidth } from './stars.js';
import { LEADING, type PageTools, type TypeStyle } from './typesetter.js';

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
      const rules = own.map(({ page }) => rulesOf(page, options));
      const notes = Math.max(NOTES, ...codes.map(roomFor));
      const { frames, ...look } = framesAbove(tools, area, { count, notes, rules });
      for (const [index, each] of own.entries())
        drawPuzzle(tools, each, frames[index]!, { ...options, ...look, code: codes[index], rules: rules[index] });
    },
  }));
}

/** The rules below a grid: the setter's, or ours for what a grid has beside the usual ones. */
const rulesOf = ({ puzzle, signs, rules }: Page, { words }: BookOptions): string | undefined =>
  rules?.trim() || rulesSentence(puzzle.geometry, { ...words, code: words.language }, signs);

interface Room {
  readonly count: number;
  /** The height of the notes. */
  readonly notes: number;
  /** The rules of each puzzle. */
  readonly rules: readonly (string | undefined)[];
}

/** The part of the height of a page that rules may take from grids: longer ones are set smaller, and then cut. */
const MOST_FOR_RULES = 0.45;

/** Returns the frames of grids as large as the rules below them leave, and how these are set. */
function framesAbove({ type }: PageTools, area: PageArea, { count, notes, rules }: Room) {
  const framesWith = (room: number): Frame[] => framesOf(area, { count, above: HEADING, below: notes + room });
  const styleOn = ({ width }: Frame): TypeStyle => ({
    face: REGULAR,
    size: Math.max(SMALLEST_RULES, Math.min(LARGEST_RULES, width / RULES_A_LINE)),
  });
  let [frames, room] = [framesWith(0), 0];
  let style = styleOn(frames[0]!);
  if (rules.every((each) => each === undefined)) return { frames, style, lines: 0 };
  // Smaller grids may leave rules less width, so that these need more height.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const [{ textWidth }] = frames as [Frame];
    const most = (MOST_FOR_RULES * area.height) / Math.ceil(count / 2);
    const heightOf = (size: number): number =>
      Math.max(...rules.map((each) => (each ? type.heightOf(each, { ...style, size }, textWidth) : 0))) + UNDER;
    let { size } = styleOn(frames[0]!);
    // The height of a text grows with the square of its type.
    for (let height = heightOf(size); size > LEAST_RULES && height > most; height = heightOf(size))
      size = Math.max(LEAST_RULES, Math.min(size - 0.25, size * Math.sqrt(most / height)));
    style = { ...style, size };
    const wanted = Math.min(most, heightOf(size));
    if (wanted <= room) break;
    room = wanted;
    frames = framesWith(room);
  }
  return { frames, style, lines: Math.floor((room - UNDER + 0.1) / (style.size * LEADING)) };
}

/** The most times that frames are made anew for their rules. */
const MOST_ROUNDS = 5;

/** Sorts puzzles by level, easy ones first. Puzzles without a level come last. */
export function byLevel(pages: readonly Page[]): Page[] {
  const rank = ({ level }: Page): number => (level ? LEVELS.indexOf(level) : LEVELS.length);
  return [...pages].sort((a, b) => rank(a) - rank(b));
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

interface PuzzleLook extends BookOptions {
  readonly code: Code | undefined;
  readonly rules: string | undefined;
  /** The type of the rules, and the most lines that they have. */
  readonly style: TypeStyle;
  readonly lines: number;
}

function drawPuzzle(tools: PageTools, { number, page }: Numbered, frame: Frame, look: PuzzleLook): void {
  const { author, notes = [], level, link, title } = page;
  const { x, y, width } = frame;
  drawHeading(tools, { number, title, level: look.stars ? level : undefined }, frame);
  if (link) tools.document.link(x, y, width / 2, HEADING, link);
  const bottom = drawGrid(tools, page, frame, look);
  const { code } = look;
  const text = [...(author === undefined ? [] : [author]), ...notes].join(' · ');
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

interface Heading {
  readonly number: number;
  readonly title: string | undefined;
  readonly level: Level | undefined;
}

/** Draws the number and the title on the left above the grid, and the stars of its level on the right. */
function drawHeading({ document, type }: PageTools, { number, title, level }: Heading, frame: Frame): void {
  const { x, y, width } = frame;
  const size = Math.min(LARGEST_NUMBER, width / NUMBERS_A_WIDTH);
  const height = size * 0.8;
  const stars = level ? starsWidth(height) + size : 0;
  const text = title === undefined ? String(number) : `${number}  ${title}`;
  const room = { most: 1, least: SMALLEST_TITLE };
  const style = type.fitted(text, { face: BOLD, size }, width - stars, room);
  type.write(text, style, { x, y: y + HEADING - style.size * 1.4, width: width - stars, most: 1 });
  if (!level) return;
  const top = y + HEADING - size * 1.4;
  drawStars(document, LEVELS.indexOf(level) + 1, { x: x + width - starsWidth(height), y: top + size - height, height });
}

/** The least type of a title. A longer one is cut. */
const SMALLEST_TITLE = 8;

/** Draws the grid below its number, and the rules of a variant below the grid. Returns the lower edge of both. */
function drawGrid(
  { document, type }: PageTools,
  { puzzle, signs }: Page,
  { x, y, width, textWidth }: Frame,
  { candidates, rules, style, lines }: PuzzleLook,
): number {
  const drawn = picture(withSigns(shownPosition(puzzle), signs), undefined, { candidates, labels: false });
  const bottom = y + HEADING + drawPicture(document, drawn, { x, y: y + HEADING, width });
  if (rules === undefined) return bottom;
  const at = { x: x - (textWidth - width) / 2, y: bottom + UNDER, width: textWidth };
  return bottom + UNDER + type.write(rules, style, { ...at, align: 'center', most: lines });
}

/**
 * The least and the largest usual type of the rules. Between these, it is the width of the grid divided by
 * `RULES_A_LINE`. Long rules are set smaller. `UNDER` is the gap between a grid and the text below it.
 */
const SMALLEST_RULES = 7;
const LEAST_RULES = 5;
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
