/** `npx tsx scripts/trust/traces.ts 100000 SEED`: so many spoilt traces are given to `verify`, which judges them or says that they are none. */
import { inPortions } from '../../test/trust/in-portions.js';
import { tryTraces } from '../../test/trust/try-traces.js';

await inPortions(20_000, 5_000, tryTraces);
