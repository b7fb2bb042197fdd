/** All that the quick tier tries a share of. */
import './meaning.test.js';
