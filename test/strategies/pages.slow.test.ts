/** All that the quick tier tries a share of. */
import './pages.test.js';
