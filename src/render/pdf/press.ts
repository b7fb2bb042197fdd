/** Prints planned pages: numbers them, and lays each on its paper. */
import { BOLD, REGULAR } from './faces.js';
import { FOOT, type PageArea, type Paper, printableOf, sizeOf } from './page.js';
import type { Pen } from './pen.js';

/** A page that is planned, but not yet drawn: its place in the book is not known. */
export interface PlannedPage {
  /** Draws what is on the page into the area that printers reach, less the head if it has one. */
  draw(pen: Pen, area: PageArea): void;
  /** The line at the head of the page. Default: none. */
  readonly heading?: string;
  /** True for a page that shows no number, such as a cover. */
  readonly isUnnumbered?: boolean;
}

/** The height of a page's heading, with the gap below it, and its type. */
export const HEAD = 26;
const HEAD_TYPE = 14;
const NUMBER_TYPE = 9;
const QUIET = '#444444';

/** The area for what is on a page, below its heading if it has one. */
export const areaBelow = (area: PageArea, hasHeading: boolean): PageArea =>
  hasHeading ? { ...area, y: area.y + HEAD, height: area.height - HEAD } : area;

/** Draws all pages, in order. */
export function print(pen: Pen, pages: readonly PlannedPage[], paper: Paper): void {
  const { document } = pen;
  const { width, height } = sizeOf(paper);
  for (const [index, page] of pages.entries()) {
    document.addPage({ size: [width, height], margin: 0 });
    drawPage(pen, page, index + 1, printableOf(paper));
  }
}

function drawPage({ document, type }: Pen, page: PlannedPage, number: number, area: PageArea): void {
  const { x, width } = area;
  if (page.heading !== undefined)
    type.write(page.heading, { weight: BOLD, size: HEAD_TYPE }, { x, y: area.y, width, align: 'center' });
  page.draw({ document, type }, areaBelow(area, page.heading !== undefined));
  if (page.isUnnumbered) return;
  const y = area.y + area.height + FOOT - NUMBER_TYPE * 1.25;
  const style = { weight: REGULAR, size: NUMBER_TYPE, colour: QUIET } as const;
  type.write(String(number), style, { x, y, width, align: 'center' });
}
