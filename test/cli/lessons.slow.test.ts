/** All that the quick tier tries a share of. */
import './lessons.test.js';
