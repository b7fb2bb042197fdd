/** The title page of a book, or its cover, which also has a grid and the numbers of puzzles. */
import { shownPosition } from '../../core/position.js';
import { LEVELS } from '../../logic/step/strategy.js';
import { withSigns } from '../picture/grid-picture.js';
import { picture } from '../picture/picture.js';
import { BOLD, type BookOptions, type Face, type Page, REGULAR } from './options.js';
import type { PageArea } from './page.js';
import type { PlannedPage } from './press.js';
import { IN_BLACK } from './shape-text.js';
import { drawPicture } from './shapes.js';
import { drawStars } from './stars.js';
import { LEADING, type PageTools } from './typesetter.js';

/**
 * The type of titles: its largest and its least size, relative to the width of the page; the most lines before it gets
 * smaller; and the share of the page's height at which a title is cut.
 */
const TITLE = { largest: 1 / 16, least: 1 / 38, most: 4, share: 0.4 };
const SUBTITLE = { largest: 1 / 32, least: 1 / 60, most: 4, share: 0.2 };
const INSIDE_TYPE = 13;
const GAP = 18;

/** Plans the title page or the cover. Returns no page without a title, unless the options request a cover. */
export function coverPages(pages: readonly Page[], options: BookOptions): PlannedPage[] {
  const { title, cover, twoSided, booklet } = options;
  if (!title?.trim() && !cover) return [];
  // The back of a cover is empty, so that the inside begins on the right.
  const back: PlannedPage[] = cover && (twoSided || booklet) ? [{ isUnnumbered: true, draw: () => {} }] : [];
  return [
    {
      isUnnumbered: true,
      isTinted: cover ?? false,
      draw(tools, area) {
        const [first] = pages;
        if (!cover || !first) titles(tools, options, { ...area, y: area.y + area.height * 0.3 });
        else drawCover(tools, { first, pages }, options, area);
      },
    },
    ...back,
  ];
}

/** Writes the title and the subtitle, centred. Returns their lower edge. */
function titles(tools: PageTools, { title = 'Sudoku', subtitle }: BookOptions, area: PageArea): number {
  const end = writeTitle(tools, title, BOLD, { ...area, ...TITLE });
  return subtitle ? writeTitle(tools, subtitle, REGULAR, { ...area, y: end + GAP / 2, ...SUBTITLE }) : end;
}

function writeTitle({ type }: PageTools, text: string, face: Face, room: PageArea & typeof TITLE): number {
  const { x, y, width, height, largest, least, most, share } = room;
  const style = type.fitted(text, { face, size: width * largest }, width, { most, least: width * least });
  const fitting = Math.floor((height * share) / (style.size * LEADING));
  return y + type.write(text, style, { x, y, width, align: 'center', most: fitting });
}

/** The greatest share of the page's width, and of its height, that the grid takes. */
const GRID_SHARE = 0.68;
const MOST_OF_HEIGHT = 0.5;
/** The least width of a grid in points. A smaller one is left out. */
const SMALLEST_GRID = 80;

/** Draws a white panel with the titles, the grid of the first puzzle, and the number of puzzles of each level. */
function drawCover(
  tools: PageTools,
  { first, pages }: { readonly first: Page; readonly pages: readonly Page[] },
  options: BookOptions,
  area: PageArea,
): void {
  const { document } = tools;
  document
    .lineWidth(3)
    .rect(area.x + 1.5, area.y + 1.5, area.width - 3, area.height - 3)
    .fillAndStroke('white', 'black');
  const inner = { ...area, x: area.x + GAP, y: area.y + 2 * GAP, width: area.width - 2 * GAP };
  const end = titles(tools, options, inner);
  const lines = insideOf(pages, options);
  const foot = area.y + area.height - GAP - lines.length * INSIDE_TYPE * 1.6;
  const width = Math.min(area.width * GRID_SHARE, area.height * MOST_OF_HEIGHT, foot - end - 2 * GAP);
  if (width >= SMALLEST_GRID) {
    const drawn = picture(withSigns(shownPosition(first.puzzle), first.signs), undefined, {
      candidates: false,
      labels: false,
    });
    const place = { x: area.x + (area.width - width) / 2, y: (end + foot - width) / 2, width };
    drawPicture(document, drawn, place, IN_BLACK);
  }
  for (const [index, line] of lines.entries())
    drawInside(tools, line, { ...inner, y: foot + index * INSIDE_TYPE * 1.6 }, options);
}

interface Inside {
  readonly text: string;
  /** The index of the level in `LEVELS`, for its stars. */
  readonly rank?: number;
}

/** Returns a line for all puzzles and one for each level, with their numbers. */
function insideOf(pages: readonly Page[], { words }: BookOptions): Inside[] {
  const levels = LEVELS.flatMap((level, rank): Inside[] => {
    const count = pages.filter((page) => page.level === level).length;
    return count === 0 ? [] : [{ text: `${count} ${words.levels[level]}`, rank }];
  });
  return [{ text: `${pages.length} ${pages.length === 1 ? words.puzzle : words.puzzles}` }, ...levels];
}

function drawInside(
  { document, type }: PageTools,
  { text, rank }: Inside,
  area: PageArea,
  { stars }: BookOptions,
): void {
  const { x, y, width } = area;
  const style = { face: rank === undefined ? BOLD : REGULAR, size: INSIDE_TYPE } as const;
  if (rank === undefined || !stars) {
    type.write(text, style, { x, y, width, align: 'center' });
    return;
  }
  const half = width / 2 - GAP / 2;
  type.write(text, style, { x, y, width: half, align: 'right' });
  const height = INSIDE_TYPE * 0.85;
  drawStars(document, rank + 1, { x: x + half + GAP, y: y + INSIDE_TYPE - height, height });
}
