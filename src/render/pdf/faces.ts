/** The two faces that pages are set in, by role: who writes a book says what they are. */
export const REGULAR = 'regular';
export const BOLD = 'bold';

/** A file, or one of the fonts that every reader of PDFs has. */
export type Faces = Readonly<Record<typeof REGULAR | typeof BOLD, string>>;
