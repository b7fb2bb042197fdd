/** All that the quick tier tries a share of. */
import './session.test.js';
