/**
 * `npx tsx scripts/trust/properties.ts 100000 SEED`: so many times a strategy is asked what it finds in a random position. What it finds does something,
 * agrees with every solution, is proved, leaves the board as it is, and is found again when it is asked anew while another search is under way.
 */
import { inPortions } from '../../test/trust/in-portions.js';
import { tryStrategies } from '../../test/trust/try-strategies.js';

await inPortions(10_000, 10_000, tryStrategies);
