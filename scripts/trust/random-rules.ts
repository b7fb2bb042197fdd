/**
 * `npx tsx scripts/trust/random-rules.ts 10000 SEED`: searches a strategy in a grid of size 4 to 9 with random rules
 * (regions, houses, sets, pairs), this many times, with the checks of `properties.ts`, and a tenth as often those of
 * `completeness.ts` and of `symmetry.ts`.
 */
import { inPortions } from '../../test/trust/in-portions.js';
import { tryRuled, tryRuledDefinitions, tryRuledSymmetry } from '../../test/variants/try-rules.js';

await inPortions(10_000, 5000, (count, seed) => {
  const { faults, positions, hits, proofs, perStrategy } = tryRuled(count, seed);
  const defined = tryRuledDefinitions(count / 10, seed);
  const turned = tryRuledSymmetry(count / 10, seed);
  return {
    faults: [...faults, ...defined.faults, ...turned.faults],
    positions: positions + defined.positions + turned.positions,
    hits,
    proofs,
    defined: defined.cases,
    turned: turned.cases,
    perStrategy,
  };
});
