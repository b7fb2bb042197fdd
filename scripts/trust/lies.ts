/**
 * `npx tsx scripts/trust/lies.ts 1000000 SEED`: gives the checker this many wrong conclusions about positions, with
 * random truths: cells, houses, patterns that may or may not be deadly, symmetries that may not exist, and places
 * outside the grid.
 */
import { inPortions } from '../../test/trust/in-portions.js';
import { tryLies } from '../../test/trust/try-lies.js';

await inPortions(100_000, 20_000, async (count, seed) => {
  const { truths, ...figures } = tryLies(count, seed);
  return { ...figures, ...truths };
});
