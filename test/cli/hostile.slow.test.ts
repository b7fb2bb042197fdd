/** All that the quick tier tries a share of. */
import './hostile.test.js';
