/** The pages of solutions at the back of a book. */

import { EMPTY } from '../../core/values.js';
import { withSigns } from '../picture/grid-picture.js';
import { picture } from '../picture/picture.js';
import { framesOf, HEADING, NOTES, perPageOf, solutionsPerPage } from './frames.js';
import { BOLD, type BookOptions, type Page } from './options.js';
import { printableOf } from './page.js';
import type { PlannedPage } from './press.js';
import type { Numbered } from './puzzle-pages.js';
import { IN_BLACK } from './shape-text.js';
import { drawPicture } from './shapes.js';
import type { PageTools } from './typesetter.js';

/** The height above a solution, and the largest type of its number. */
const ABOVE = 16;
const NUMBER_TYPE = 11;

/** Successive solutions that can share pages, `most` on each. */
interface Chapter {
  readonly most: number;
  readonly solved: Numbered[];
}

/**
 * Plans as few pages as readable digits allow. The solutions are spread evenly: the numbers on two pages differ by at
 * most one.
 */
export function solutionPages(puzzles: readonly Numbered[], options: BookOptions): PlannedPage[] {
  const chapters: Chapter[] = [];
  for (const each of puzzles) {
    if (!each.page.solution) continue;
    const most = solutionsPerPage(each.page.puzzle.geometry.size, options);
    const last = chapters.at(-1);
    if (last?.most === most) last.solved.push(each);
    else chapters.push({ most, solved: [each] });
  }
  return chapters.flatMap((chapter) => pagesOf(chapter, options, puzzles.length));
}

function pagesOf({ most, solved }: Chapter, options: BookOptions, total: number): PlannedPage[] {
  const pages = Math.ceil(solved.length / most);
  const count = Math.ceil(solved.length / pages);
  const widest = puzzleWidth(solved[0]!.page, options, total);
  return Array.from({ length: pages }, (_, index) => {
    const from = Math.round((index * solved.length) / pages);
    const own = solved.slice(from, Math.round(((index + 1) * solved.length) / pages));
    return {
      heading: options.words.solutions,
      draw(tools, area) {
        const frames = framesOf(area, { count, above: ABOVE, below: 0, widest });
        for (const [place, each] of own.entries()) drawSolution(tools, each, frames[place]!);
      },
    };
  });
}

/** Returns the width of a puzzle's grid in the book. The grid of its solution is no wider. */
function puzzleWidth({ puzzle }: Page, options: BookOptions, total: number): number {
  const count = perPageOf(puzzle.geometry.size, options, total);
  return framesOf(printableOf(options), { count, above: HEADING, below: NOTES })[0]!.width;
}

function drawSolution(
  { document, type }: PageTools,
  { number, page }: Numbered,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const size = Math.min(NUMBER_TYPE, width / 14);
  type.write(String(number), { face: BOLD, size }, { x, y: y + ABOVE - size * 1.4, width });
  if (page.solutionLink) document.link(x, y, width, ABOVE, page.solutionLink);
  const drawn = picture(withSigns(solutionOf(page), page.signs), undefined, { candidates: false, labels: false });
  drawPicture(document, drawn, { x, y: y + ABOVE, width }, IN_BLACK);
}

/** Returns the solved grid, in which the givens are still marked as such. */
function solutionOf({ puzzle, solution }: Page) {
  const { geometry, values } = puzzle;
  return {
    geometry,
    values: solution!,
    givens: Uint8Array.from({ length: geometry.cells }, (_, cell) => (values[cell] === EMPTY ? 0 : 1)),
    digits: new Int32Array(geometry.cells),
  };
}
