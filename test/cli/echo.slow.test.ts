/** All that the quick tier tries a share of. */
import './echo.test.js';
