/** All that the quick tier tries a share of. */
import './lengths.test.js';
