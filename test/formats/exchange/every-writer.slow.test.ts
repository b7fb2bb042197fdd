/** As `every-writer.test`, on more positions. */
import './every-writer.test.js';
