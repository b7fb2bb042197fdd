/** HTML pages that need no other file: a picture, or the walkthrough of a path. */
export { picturePage } from './page.js';
export { type Walkthrough, walkthroughPage } from './walkthrough.js';
