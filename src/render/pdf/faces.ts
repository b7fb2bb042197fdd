/** The typefaces of a book. */

/** The two faces of a book; the caller assigns their fonts. */
export const REGULAR = 'regular';
export const BOLD = 'bold';
export type Face = typeof REGULAR | typeof BOLD;

/** The font of each face: a file, or one of the fonts that every PDF reader has. */
export type Pair = Readonly<Record<Face, string>>;

export interface Faces extends Pair {
  /** Fonts for characters that these two lack, in the order in which they are searched. Default: none. */
  readonly others?: readonly Pair[];
}
