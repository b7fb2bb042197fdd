/** All that the quick tier tries a share of. */
import './text.test.js';
