/** All that the quick tier tries a share of. */
import './interleaved.test.js';
