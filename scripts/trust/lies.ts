/**
 * `npx tsx scripts/trust/lies.ts 1000000 SEED`: so many times the checker is told something wrong of a position, resting on truths named at
 * random: of cells, houses, patterns that may be deadly, symmetries that may be none, and of what the grid does not have.
 */
import { inPortions } from '../../test/trust/in-portions.js';
import { tryLies } from '../../test/trust/try-lies.js';

await inPortions(100_000, 20_000, async (count, seed) => {
  const { truths, ...figures } = tryLies(count, seed);
  return { ...figures, ...truths };
});
