/** As `text-proofs.test`, with more texts and puzzles. */
import './text-proofs.test.js';
