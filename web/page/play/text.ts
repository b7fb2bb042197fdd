/** The puzzle as text. Loaded once somebody can play: nobody copies before. */
export { ruledLine } from '../../../src/face/index.js';
