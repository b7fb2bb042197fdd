/** The colours with which players mark cells, light enough to keep digits readable. */
export const COLOUR_FILLS = ['#f4c7c3', '#fbe3b0', '#f6f3a8', '#cdeac0', '#bfe6ea', '#c7d4f5', '#e2c9f0', '#d0d0d0'];

/** The number of colours that a cell can have at once. */
export const COLOURS = COLOUR_FILLS.length;
