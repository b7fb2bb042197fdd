/**
 * `npx tsx scripts/trust/whips.ts 100000 SEED`: rates this many puzzles of our own by whips and braids, with and
 * without segments. The ratings must keep the order gB ≤ B ≤ W and gB ≤ gW ≤ W, and B must exist if trial and error,
 * implemented separately, solves the puzzle. `whips.ts LIST...` tests the latter on lists.
 */
import { puzzlesIn } from '../../bench/measure.js';
import { readPuzzle } from '../../src/formats/read.js';
import { inPortions } from '../../test/trust/in-portions.js';
import { ownPuzzles, tryBraids, tryRatings, type WhipFigures } from '../../test/trust/try-whips.js';

const tried = ({ perRating, ...figures }: WhipFigures) => ({
  ...figures,
  perStrategy: new Map([...perRating].map(([ratings, puzzles]) => [ratings, { puzzles }])),
});

const words = process.argv.slice(2);
if (Number(words[0] ?? 0) >= 0)
  await inPortions(words, 10_000, 2000, (count, seed) => tried(tryRatings(ownPuzzles(count, seed))));
else
  for (const list of words) {
    const { faults, perRating, ...figures } = tryBraids(puzzlesIn(list).map((line) => readPuzzle(line).puzzle));
    console.log(list, JSON.stringify(figures), Object.fromEntries(perRating), ...faults);
    if (faults.length > 0) process.exitCode = 1;
  }
