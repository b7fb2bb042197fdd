/**
 * `npx tsx scripts/trust/completeness.ts 10000 SEED`: compares, this many times, the hits of a strategy in a position
 * with its definition, which is written for clarity, not speed (`definitions`): the outcomes must be the same.
 */
import { idsNamed, inPortions } from '../../test/trust/in-portions.js';
import { tryDefinitions } from '../../test/trust/try-definitions.js';

const ids = idsNamed();
await inPortions(5000, 1000, (count, seed) => tryDefinitions(count, seed, ids.length > 0 ? ids : undefined));
