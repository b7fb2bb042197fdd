/** As `backtracking.test`, with texts of the greatest length of a line. */
import './backtracking.test.js';
