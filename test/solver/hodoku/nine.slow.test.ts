/** All that the quick tier tries a share of. */
import './nine.test.js';
