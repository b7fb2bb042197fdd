/** As `text-counts.test`, with more texts. */
import './text-counts.test.js';
