/** All that the quick tier tries a share of. */
import './clue-trial.test.js';
