/** All that the quick tier tries a share of. */
import './patterns.test.js';
