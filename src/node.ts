/** The library as Node gets it: nobody loads it over a line, so it comes with the kernels. */
import './solver/nine/fast.js';

export * from './index.js';
