/**
 * `npx tsx scripts/trust/symmetry.ts 10000 SEED`: so many times a strategy is asked what it finds in a position and in what that becomes when digits
 * are renamed, lines, bands and stacks exchanged, the grid turned over. All that is found has to become all that is found there.
 */
import { strategyOf } from '../../strategies/index.js';
import { idsNamed, inPortions } from '../../test/trust/in-portions.js';
import { trySymmetry } from '../../test/trust/try-symmetry.js';

const strategies = idsNamed().map((id) => strategyOf(id)!);
await inPortions(5000, 2000, (count, seed) => trySymmetry(count, seed, strategies.length > 0 ? strategies : undefined));
