/** As `other-programs.test.ts`, with every constraint. */
import './other-programs.test.js';
