/** All that the quick tier tries a share of. */
import './causes.test.js';
