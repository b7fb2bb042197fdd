/** All that the quick tier tries a share of. */
import './step-link.test.js';
