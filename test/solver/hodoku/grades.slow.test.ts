/** All that the quick tier tries a share of. */
import './grades.test.js';
