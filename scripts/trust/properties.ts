/**
 * `npx tsx scripts/trust/properties.ts 100000 SEED`: searches a strategy in a random position, this many times. Each
 * hit must change something, agree with every solution, be proved, leave the board unchanged, and be found again while
 * another search is running.
 */
import { inPortions } from '../../test/trust/in-portions.js';
import { tryStrategies } from '../../test/trust/try-strategies.js';

await inPortions(10_000, 10_000, tryStrategies);
