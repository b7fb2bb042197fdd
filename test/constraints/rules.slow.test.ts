/** All that the quick tier tries a share of. */
import './rules.test.js';
