/** As `bug.test`, on more grids. */
import './bug.test.js';
