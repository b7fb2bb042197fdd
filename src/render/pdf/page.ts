/** The paper of a book, its pages, and the area of a page that every printer can print. */
import { frozen } from '../../core/frozen.js';

/** The sizes of paper, for the forms that offer them and for the code that draws. */
export const PAPERS = frozen(['a4', 'letter']);
/** A size of paper. */
export type Paper = (typeof PAPERS)[number];

/** The paper of a book, and the place of its pages on it. */
export interface PrintOptions {
  readonly paper: Paper;
  /** True if pages have a wider margin at the spine, and numbers at the outer edge. Default: false. */
  readonly twoSided?: boolean;
  /** True if the paper is larger than the page, with marks for cutting. Default: false. */
  readonly bleed?: boolean;
  /** True if two pages lie side by side on each side of a sheet, in the order for folding. Default: false. */
  readonly booklet?: boolean;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A place on a page, in points. */
export interface PageArea extends PageSize {
  readonly x: number;
  readonly y: number;
}

const POINTS: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};

/** Margins that printers of homes and offices leave free: 10 mm at the sides, 12.7 mm at top and bottom. */
const SIDE = 28;
const END = 36;
/** The extra margin at the spine if both sides of the paper are printed: 6 mm. */
const SPINE = 17;

/** The height of a page's number, below the area of its content. */
export const FOOT = 16;

/** Returns the size of a page: its paper, or half of it in a booklet. */
export function sizeOf({ paper, booklet }: PrintOptions): PageSize {
  const [width, height] = POINTS[paper];
  return booklet ? { width: height / 2, height: width } : { width, height };
}

/**
 * Returns the printable area of a page, without the room for its number. Odd pages are on the right, so their spine is
 * on the left.
 */
export function printableOf(options: PrintOptions, number = 1): PageArea {
  const { width, height } = sizeOf(options);
  const spine = options.twoSided ? SPINE : 0;
  return {
    x: SIDE + (number % 2 === 1 ? spine : 0),
    y: END,
    width: width - 2 * SIDE - spine,
    height: height - 2 * END - FOOT,
  };
}
