/** The codecs that need no library. They are small and loaded together. */
export { opensudoku, opensudoku1 } from './opensudoku.js';
export { sdm, sukakuExplainer, vbforums } from './plain.js';
export { sdk } from './sdk.js';
export { solo } from './solo.js';
export { ss, ss1, ss2 } from './ss.js';
export { sudokuwiki, sudokuwiki1, sudokuwikiB } from './sudokuwiki.js';
export { susser, susserShort } from './susser.js';
