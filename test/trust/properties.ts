/**
 * `npm run trust:properties -- 100000 SEED`: so many times a strategy is asked what it finds in a random position. What it finds does something,
 * agrees with every solution, is proved, leaves the board as it is, and is found again when it is asked anew while another search is under way.
 */
import { freshSeed, seedAt } from '../../src/create/random.js';
import { tryStrategies } from './try-strategies.js';

const count = Number(process.argv[2] ?? 10_000);
const seed = process.argv[3] ?? freshSeed();
/** Cases that are told of together: what was tried so far is seen while it goes on. */
const PORTION = 10_000;
const all = new Map<string, { cases: number; hits: number }>();
let faults = 0;
for (let index = 0; index * PORTION < count; index++) {
  const own = seedAt(seed, index);
  const { faults: found, perStrategy, ...figures } = tryStrategies(Math.min(PORTION, count - index * PORTION), own);
  for (const fault of found) console.log(fault);
  faults += found.length;
  for (const [id, { cases, hits }] of perStrategy) {
    const before = all.get(id) ?? { cases: 0, hits: 0 };
    all.set(id, { cases: before.cases + cases, hits: before.hits + hits });
  }
  console.log(`seed ${own}: ${JSON.stringify(figures)}, ${faults} faults so far`);
}
for (const [id, { cases, hits }] of all)
  console.log(`${id.padEnd(36)} ${String(cases).padStart(7)} cases ${String(hits).padStart(8)} hits`);
process.exitCode = faults > 0 ? 1 : 0;
