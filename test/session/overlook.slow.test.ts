/** As `overlook.test.ts`, with a small puzzle of each kind. */
import './overlook.test.js';
