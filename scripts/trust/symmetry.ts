/**
 * `npx tsx scripts/trust/symmetry.ts 10000 SEED`: searches a strategy in a position and in an equivalent one, this many
 * times. Digits are renamed, lines, bands and stacks exchanged, the grid transposed. The hits must correspond.
 */
import { strategyOf } from '../../strategies/index.js';
import { idsNamed, inPortions } from '../../test/trust/in-portions.js';
import { trySymmetry } from '../../test/trust/try-symmetry.js';

const strategies = idsNamed().map((id) => strategyOf(id)!);
await inPortions(5000, 2000, (count, seed) => trySymmetry(count, seed, strategies.length > 0 ? strategies : undefined));
