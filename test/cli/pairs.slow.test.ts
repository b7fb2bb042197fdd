/** The options of `solve` in pairs: half of all pairs, most of which draw or explain a whole path. */
import { checkPairs } from './check-pairs.js';

checkPairs(['solve']);
