/** The puzzle as text, loaded after the first view, since nobody copies before. */
export { ruledLine } from '../../../src/face/index.js';
