/** All that the quick tier tries a share of. */
import './variant.test.js';
