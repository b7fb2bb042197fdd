/** All that the quick tier tries a share of. */
import './round-trip.test.js';
