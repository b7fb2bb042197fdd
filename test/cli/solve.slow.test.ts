/** All that the quick tier tries a share of. */
import './solve.test.js';
