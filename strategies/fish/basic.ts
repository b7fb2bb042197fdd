import { allFishIn, type FishQuery } from '../../src/logic/digit/fish/find.js';
import { explainFish, type Fish, within } from '../../src/logic/digit/fish/fish.js';
import { LINES } from '../../src/logic/digit/fish/kinds.js';
import { type Level, removing, type Strategy } from '../../src/logic/step/strategy.js';

/** A digit that keeps to as many columns in some rows as they are goes from the rest of these columns; or the other way round. */
function basicFish(size: number, id: string, name: string, level: Level, score: number): Strategy<Fish> {
  const query: FishQuery = { kinds: LINES, size, finned: false, accepts: () => true };
  return {
    id,
    name,
    family: 'fish',
    level,
    score,
    *find(board, since) {
      for (const { remove, pattern } of allFishIn(query, board, since)) {
        const body = pattern.base.flatMap((house) => within(house, pattern.body, board.geometry));
        yield removing({ ...pattern, body }, remove);
      }
    },
    explain: explainFish,
  };
}

export const xWing = basicFish(2, 'x-wing', 'X-Wing', 'hard', 140);
export const swordfish = basicFish(3, 'swordfish', 'Swordfish', 'hard', 150);
export const jellyfish = basicFish(4, 'jellyfish', 'Jellyfish', 'hard', 160);
export const squirmbag = basicFish(5, 'squirmbag', 'Squirmbag', 'unfair', 470);
export const whale = basicFish(6, 'whale', 'Whale', 'unfair', 470);
export const leviathan = basicFish(7, 'leviathan', 'Leviathan', 'unfair', 470);
