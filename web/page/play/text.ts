/** Writes a puzzle as text. It is loaded after the first view, since nobody copies before. */
export { ruledLine } from '../../../src/formats/index.js';
