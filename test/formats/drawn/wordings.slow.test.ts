/** As `wordings.test.ts`, with all sentences and more puzzles of each kind. */
import './wordings.test.js';
