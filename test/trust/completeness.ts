/**
 * `npm run trust:completeness -- 10000 SEED`: so many times what a strategy finds in a position is held against its definition, which is
 * written to be read and not to be quick (`definitions`): each outcome is found, and no other.
 */
import { freshSeed, seedAt } from '../../src/create/random.js';
import { tryDefinitions } from './try-definitions.js';

const count = Number(process.argv[2] ?? 5000);
const seed = process.argv[3] ?? freshSeed();
const ids = process.argv.slice(4);
/** Cases that are told of together: what was tried so far is seen while it goes on. */
const PORTION = 1000;
const all = new Map<string, { cases: number; outcomes: number }>();
let faults = 0;
for (let index = 0; index * PORTION < count; index++) {
  const own = seedAt(seed, index);
  const portion = Math.min(PORTION, count - index * PORTION);
  const { faults: found, perStrategy, ...figures } = tryDefinitions(portion, own, ids.length > 0 ? ids : undefined);
  for (const fault of found) console.log(fault);
  faults += found.length;
  for (const [id, { cases, outcomes }] of perStrategy) {
    const before = all.get(id) ?? { cases: 0, outcomes: 0 };
    all.set(id, { cases: before.cases + cases, outcomes: before.outcomes + outcomes });
  }
  console.log(`seed ${own}: ${JSON.stringify(figures)}, ${faults} faults so far`);
}
for (const [id, { cases, outcomes }] of all)
  console.log(`${id.padEnd(24)} ${String(cases).padStart(7)} cases ${String(outcomes).padStart(8)} outcomes`);
process.exitCode = faults > 0 ? 1 : 0;
