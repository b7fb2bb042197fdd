/**
 * `npx tsx scripts/trust/kernel.ts 60000 SEED FINDERS...`: what the kernel for 9×9 finds, held against the searches in TypeScript, on so many
 * random positions: rung for rung of HoDoKu's scale, or some of them by their names in the kernel, with all that it remembers
 * from one look to the next; and the easy steps of Sudoku Explainer's.
 */
import { idsNamed, inPortions } from '../../test/trust/in-portions.js';
import { tryEasySteps, tryRungs } from '../../test/trust/try-kernel.js';

const names = idsNamed();
await inPortions(10_000, 2000, (count, seed) => {
  const rungs = tryRungs(count, seed, names.length > 0 ? names : undefined);
  const { faults, ...easy } = tryEasySteps(count, seed);
  return { ...rungs, easy, faults: [...rungs.faults, ...faults] };
});
