/** As `address.test.ts`, with the signs of every constraint. */
import './address.test.js';
