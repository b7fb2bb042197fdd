/**
 * `npm run trust:parsers -- 1000000 SEED`: so many texts that readers were not made for, each read in some way. Nothing but a Misread may
 * come of it, soon, with a reason and a place; and what is read as a puzzle is the same puzzle when it is written and read again.
 */
import { freshSeed, seedAt } from '../../src/create/random.js';
import { tryParsers } from './try-parsers.js';

const count = Number(process.argv[2] ?? 100_000);
const seed = process.argv[3] ?? freshSeed();
/** Texts that are told of together: what was tried so far is seen while it goes on. */
const PORTION = 20_000;
let faults = 0;
for (let index = 0; index * PORTION < count; index++) {
  const own = seedAt(seed, index);
  const { faults: found, ...figures } = await tryParsers(Math.min(PORTION, count - index * PORTION), own);
  for (const fault of found) console.log(fault);
  faults += found.length;
  console.log(`seed ${own}: ${JSON.stringify(figures)}, ${faults} faults so far`);
}
process.exitCode = faults > 0 ? 1 : 0;
