/** `npm run trust:traces -- 100000 SEED`: so many spoilt traces are given to `verify`, which judges them or says that they are none. */
import { inPortions } from './in-portions.js';
import { tryTraces } from './try-traces.js';

await inPortions(20_000, 5_000, tryTraces);
