/** As `text-either.test`, with more texts and puzzles. */
import './text-either.test.js';
