/** All that the quick tier tries a share of. */
import './grid.test.js';
