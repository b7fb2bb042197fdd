/**
 * `npx tsx scripts/trust/traces.ts 100000 SEED`: gives this many corrupted traces to `verify`, which must judge them or
 * reject them.
 */
import { inPortions } from '../../test/trust/in-portions.js';
import { tryTraces } from '../../test/trust/try-traces.js';

await inPortions(20_000, 5_000, tryTraces);
