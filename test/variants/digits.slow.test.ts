/** All that the quick tier tries a share of. */
import './digits.test.js';
