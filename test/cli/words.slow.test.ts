/** All that the quick tier tries a share of. */
import './words.test.js';
