/** All that the quick tier tries a share of. */
import './easy.test.js';
