/** All that the quick tier tries a share of. */
import './ladder.test.js';
