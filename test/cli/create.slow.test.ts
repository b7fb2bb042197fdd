/** All that the quick tier tries a share of. */
import './create.test.js';
