/**
 * `npx tsx scripts/trust/search.ts 1000000 SEED`: solves this many 9×9 puzzles with all engines. For every fifty
 * of them it also compares a position of 4×4, 6×6 or 8×8 with the list of all grids, or with brute force.
 */
import { freshSeed, seedAt } from '../../src/create/seeds.js';
import { type SearchFigures, tryEngines, tryFours, trySixes } from '../../test/trust/try-search.js';

const count = Number(process.argv[2] ?? 20_000);
const seed = process.argv[3] ?? freshSeed();
/** The number of puzzles between two reports of progress. */
const PORTION = 20_000;
let faults = 0;
const tell = (what: string, own: string, { faults: found, ...figures }: SearchFigures): void => {
  for (const fault of found) console.log(fault);
  faults += found.length;
  console.log(`${what}, seed ${own}: ${JSON.stringify(figures)}, ${faults} faults so far`);
};

const GRIDS_OF_FOUR = 288;
tell('4x4', seed, tryFours(Math.ceil(count / 100 / GRIDS_OF_FOUR), seed));
tell('6x6 and 8x8', seed, trySixes(Math.ceil(count / 100), seed));
for (let index = 0; index * PORTION < count; index++) {
  const own = seedAt(seed, index);
  tell('9x9', own, tryEngines(Math.min(PORTION, count - index * PORTION), own));
}
process.exitCode = faults > 0 ? 1 : 0;
