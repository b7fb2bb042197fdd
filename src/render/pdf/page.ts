/** The paper of a book, and the part of a page that every printer reaches. */

/** Sizes of paper. One list for the forms that offer them and the code that draws. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

const POINTS: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};

/** A place on a page, in points. */
export interface PageArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Margins that the printers of homes and offices leave free: a little more than the 9 mm of most, 12.7 mm at the ends. */
export const SIDE = 28;
export const END = 36;

/** The room for a page's number, at the foot of the printable area. */
export const FOOT = 16;

export const sizeOf = (paper: Paper): { readonly width: number; readonly height: number } => {
  const [width, height] = POINTS[paper];
  return { width, height };
};

/** The printable area of a page, without the foot. */
export function printableOf(paper: Paper): PageArea {
  const { width, height } = sizeOf(paper);
  return { x: SIDE, y: END, width: width - 2 * SIDE, height: height - 2 * END - FOOT };
}
