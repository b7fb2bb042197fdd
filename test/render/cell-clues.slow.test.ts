/** All that the quick tier tries a share of. */
import './cell-clues.test.js';
