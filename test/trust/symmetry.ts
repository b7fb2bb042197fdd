/**
 * `npm run trust:symmetry -- 10000 SEED`: so many times a strategy is asked what it finds in a position and in what that becomes when digits
 * are renamed, lines, bands and stacks exchanged, the grid turned over. All that is found has to become all that is found there.
 */
import { freshSeed, seedAt } from '../../src/create/random.js';
import { strategyOf } from '../../strategies/index.js';
import { trySymmetry } from './try-symmetry.js';

const count = Number(process.argv[2] ?? 5000);
const seed = process.argv[3] ?? freshSeed();
const ids = process.argv.slice(4);
const strategies = ids.length > 0 ? ids.map((id) => strategyOf(id)!) : undefined;
/** Cases that are told of together: what was tried so far is seen while it goes on. */
const PORTION = 2000;
const all = new Map<string, { cases: number; outcomes: number; faults: number }>();
let faults = 0;
for (let index = 0; index * PORTION < count; index++) {
  const own = seedAt(seed, index);
  const portion = Math.min(PORTION, count - index * PORTION);
  const { faults: found, perStrategy, ...figures } = trySymmetry(portion, own, strategies);
  for (const fault of found) console.log(fault);
  for (const [id, { cases, outcomes, faults: wrong }] of perStrategy) {
    const before = all.get(id) ?? { cases: 0, outcomes: 0, faults: 0 };
    all.set(id, { cases: before.cases + cases, outcomes: before.outcomes + outcomes, faults: before.faults + wrong });
    faults += wrong;
  }
  console.log(`seed ${own}: ${JSON.stringify(figures)}, ${faults} faults so far`);
}
for (const [id, { cases, outcomes, faults: wrong }] of all)
  console.log(
    `${id.padEnd(36)} ${String(cases).padStart(6)} cases ${String(outcomes).padStart(8)} outcomes ${String(wrong).padStart(6)} faults`,
  );
process.exitCode = faults > 0 ? 1 : 0;
