/** All that the quick tier tries a share of. */
import './every-option.test.js';
