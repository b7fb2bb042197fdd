/** All that the quick tier tries a share of. */
import './longest-case.test.js';
