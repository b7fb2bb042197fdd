/**
 * The colours with which players mark cells, light enough to keep dark digits readable, and dark enough to keep light
 * ones readable.
 */
const LIGHT = ['#f4c7c3', '#fbe3b0', '#f6f3a8', '#cdeac0', '#bfe6ea', '#c7d4f5', '#e2c9f0', '#d0d0d0'];
const DARK = ['#81625f', '#82714e', '#7d7a46', '#637759', '#597577', '#616a81', '#74637e', '#686868'];

export const COLOUR_FILLS = LIGHT.map((light, index) => `light-dark(${light},${DARK[index]})`);

/** The number of colours that a cell can have at once. */
export const COLOURS = COLOUR_FILLS.length;
