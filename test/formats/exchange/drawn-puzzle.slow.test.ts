/** As `drawn-puzzle.test.ts`, with more puzzles of each kind. */
import './drawn-puzzle.test.js';
