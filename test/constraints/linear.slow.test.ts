/** All that the quick tier tries a share of. */
import './linear.test.js';
