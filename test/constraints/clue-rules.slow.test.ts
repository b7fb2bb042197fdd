/** All that the quick tier tries a share of. */
import './clue-rules.test.js';
