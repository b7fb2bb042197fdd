/** The formats of drawings. */

export const DRAWN_FORMATS = ['svg', 'png', 'html', 'pdf'] as const;
export type DrawnFormat = (typeof DRAWN_FORMATS)[number];

/** Returns the drawn format that a word names; undefined if it names a text format or none. */
export const drawnFormat = (word: unknown): DrawnFormat | undefined => DRAWN_FORMATS.find((format) => format === word);

export const isDrawn = (word: unknown): boolean => drawnFormat(word) !== undefined;
