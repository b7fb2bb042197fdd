/** All that the quick tier tries a share of. */
import './equations.test.js';
