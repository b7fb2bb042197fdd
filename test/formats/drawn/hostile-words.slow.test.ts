/** All that the quick tier tries a share of. */
import './hostile-words.test.js';
