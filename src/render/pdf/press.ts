/** Prints planned pages: numbers them and places each on its paper. */
import { LEVELS, type Level } from '../../logic/step/strategy.js';
import { BOLD, REGULAR } from './options.js';
import { FOOT, type PageArea, type PageSize, type PrintOptions, printableOf, sizeOf } from './page.js';
import { LEADING, type PageTools } from './typesetter.js';

/** A page that is planned but not yet drawn, because its number is not yet known. */
export interface PlannedPage {
  /** Draws the content of the page in its printable area, below the heading. */
  draw(tools: PageTools, area: PageArea): void;
  /** The heading of the page. Default: none. */
  readonly heading?: string;
  /** The line at the foot of the page, beside its number. Default: none. */
  readonly foot?: string;
  /** True for a page that shows no number, such as a cover. */
  readonly isUnnumbered?: boolean;
  /** True if the whole page is tinted, which only a bleed allows. */
  readonly isTinted?: boolean;
  /** The level of the puzzles. With a bleed, a tab at the outer edge shows it even in the closed book. */
  readonly level?: Level | undefined;
}

/** The indices of the pages on one side of a sheet, from left to right; undefined for an empty page. */
type SheetSide = readonly (number | undefined)[];

/** The height of a heading with the gap below it, and sizes of type. */
const HEAD = 26;
const HEAD_TYPE = 14;
const NUMBER_TYPE = 9;
const FOOT_TYPE = 8;
/** The colour of what stands beside puzzles. */
export const QUIET = '#444444';

/** Returns the area below the heading of a page, if it has one. */
export const areaBelow = (area: PageArea, hasHeading: boolean): PageArea =>
  hasHeading ? { ...area, y: area.y + HEAD, height: area.height - HEAD } : area;

/** Sides drawn in one turn of the event loop, which hears interrupts between them. */
const SIDES_A_TURN = 20;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Draws all pages in the order in which the paper is printed. */
export async function print(tools: PageTools, pages: readonly PlannedPage[], options: PrintOptions): Promise<void> {
  const { document } = tools;
  const size = sizeOf(options);
  const sides = options.booklet ? foldedOrder(pages.length) : pages.map((_, index) => [index]);
  for (const [turn, side] of sides.entries()) {
    if (turn % SIDES_A_TURN === SIDES_A_TURN - 1) await nextTurn();
    const corner = beginSide(document, { ...size, width: size.width * side.length }, options);
    for (const [place, index] of side.entries()) {
      const page = index === undefined ? undefined : pages[index];
      if (!page) continue;
      document.save().translate(corner + place * size.width, corner);
      if (options.bleed)
        drawToEdge(document, page, outerEdges(size, place, side.length), isRightPage(index! + 1, options));
      drawPage(tools, page, index! + 1, options);
      document.restore();
    }
  }
}

/**
 * Returns the pages of a booklet for each side of each sheet, front before back. Folded in the middle, the sheets have
 * the pages in order.
 */
export function foldedOrder(count: number): SheetSide[] {
  const padded = Math.ceil(count / 4) * 4;
  const page = (index: number): number | undefined => (index < count ? index : undefined);
  return Array.from({ length: padded / 2 }, (_, side) =>
    side % 2 === 0 ? [page(padded - 1 - side), page(side)] : [page(side), page(padded - 1 - side)],
  );
}

/** The usual bleed of 3 mm, and the margin round a page for the bleed and the marks, in points. */
const BLEED = 8.5;
const SLUG = 26;

/**
 * Begins a side of the paper. With a bleed, it has the boxes and marks for cutting. Returns the distance of the pages
 * from its edges.
 */
function beginSide(document: PDFKit.PDFDocument, { width, height }: PageSize, { bleed }: PrintOptions): number {
  const room = bleed ? SLUG : 0;
  document.addPage({ size: [width + 2 * room, height + 2 * room], margin: 0 });
  if (!bleed) return 0;
  const boxAt = (inset: number): number[] => [inset, inset, width + 2 * room - inset, height + 2 * room - inset];
  Object.assign(document.page.dictionary.data, { TrimBox: boxAt(SLUG), BleedBox: boxAt(SLUG - BLEED) });
  document.lineWidth(0.25);
  for (const x of [room, room + width])
    for (const y of [room, room + height]) {
      const out = { x: x === room ? -1 : 1, y: y === room ? -1 : 1 };
      document.moveTo(x + out.x * (BLEED + 2), y).lineTo(x + out.x * SLUG, y);
      document.moveTo(x, y + out.y * (BLEED + 2)).lineTo(x, y + out.y * SLUG);
    }
  document.stroke('black');
  return room;
}

/** Returns the area of a page with its bleed on all sides except at a fold. */
function outerEdges({ width, height }: PageSize, place: number, count: number): PageArea {
  const x = place === 0 ? -BLEED : 0;
  return { x, y: -BLEED, width: width - x + (place === count - 1 ? BLEED : 0), height: height + 2 * BLEED };
}

const TINT = '#e4e4e4';
/** The width of a level's tab, which is within the margin. */
const TAB = 14;

/** Draws the parts that reach the edge of a page: its tint and the tab of its level. */
function drawToEdge(
  document: PDFKit.PDFDocument,
  { isTinted, level }: PlannedPage,
  { x, y, width, height }: PageArea,
  isRight: boolean,
): void {
  if (isTinted) document.rect(x, y, width, height).fill(TINT);
  if (!level) return;
  const length = (height - 2 * BLEED) / LEVELS.length;
  const left = isRight ? x + width - BLEED - TAB : x;
  document.rect(left, LEVELS.indexOf(level) * length, TAB + BLEED, length).fill(QUIET);
}

/** True if the outer edge of a page is on its right. */
const isRightPage = (number: number, { twoSided, booklet }: PrintOptions): boolean =>
  number % 2 === 1 || !(twoSided || booklet);

function drawPage(tools: PageTools, page: PlannedPage, number: number, options: PrintOptions): void {
  const { type } = tools;
  const area = printableOf(options, number);
  const { x, width } = area;
  if (page.heading !== undefined)
    type.write(page.heading, { face: BOLD, size: HEAD_TYPE }, { x, y: area.y, width, align: 'center' });
  page.draw(tools, areaBelow(area, page.heading !== undefined));
  if (page.isUnnumbered) return;
  const isBound = options.twoSided || options.booklet;
  const align = !isBound ? 'center' : isRightPage(number, options) ? 'right' : 'left';
  const y = area.y + area.height + FOOT - NUMBER_TYPE * LEADING;
  type.write(String(number), { face: REGULAR, size: NUMBER_TYPE, colour: QUIET }, { x, y, width, align });
  const foot = { face: REGULAR, size: FOOT_TYPE, colour: QUIET } as const;
  if (page.foot !== undefined) type.write(page.foot, foot, { x, y, width, align: isBound ? 'center' : 'left' });
}
