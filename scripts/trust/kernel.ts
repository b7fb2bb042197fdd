/**
 * `npx tsx scripts/trust/kernel.ts 60000 SEED FINDERS...`: compares the kernel for 9×9 with the searches in TypeScript
 * on this many random positions: every rung of HoDoKu's scale, or the named finders, with the kernel's memory between
 * queries; and the easy steps of Sudoku Explainer's scale.
 */
import { idsNamed, inPortions } from '../../test/trust/in-portions.js';
import { tryEasySteps, tryRungs } from '../../test/trust/try-kernel.js';

const names = idsNamed();
await inPortions(10_000, 2000, (count, seed) => {
  const rungs = tryRungs(count, seed, names.length > 0 ? names : undefined);
  const { faults, ...easy } = tryEasySteps(count, seed);
  return { ...rungs, easy, faults: [...rungs.faults, ...faults] };
});
