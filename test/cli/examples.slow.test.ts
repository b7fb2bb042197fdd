/** All that the quick tier tries a share of. */
import './examples.test.js';
