/** All that the quick tier tries a share of. */
import './explanation.test.js';
