/**
 * `npx tsx scripts/trust/completeness.ts 10000 SEED`: so many times what a strategy finds in a position is held against its definition, which is
 * written to be read and not to be quick (`definitions`): each outcome is found, and no other.
 */
import { idsNamed, inPortions } from '../../test/trust/in-portions.js';
import { tryDefinitions } from '../../test/trust/try-definitions.js';

const ids = idsNamed();
await inPortions(5000, 1000, (count, seed) => tryDefinitions(count, seed, ids.length > 0 ? ids : undefined));
