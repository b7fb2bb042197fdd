import { explainFish, type Fish } from '../../src/logic/digit/fish/fish.js';
import { LINES } from '../../src/logic/digit/fish/kinds.js';
import { lineFish } from '../../src/logic/digit/fish/lines.js';
import { hasUnplaceable } from '../../src/logic/digit/unplaceable.js';
import type { Level, Strategy } from '../../src/logic/step/strategy.js';

/**
 * A digit confined in some rows to as many columns is removed from the rest of these columns; the same with rows and
 * columns exchanged.
 */
const basicFish = (size: number, id: string, name: string, level: Level, score: number): Strategy<Fish> => ({
  id,
  name,
  family: 'fish',
  level,
  score,

  *find(board, since = -1, clock) {
    for (let digit = 0; digit < board.geometry.size; digit++) {
      if (board.digitStamps[digit]! <= since || !hasUnplaceable(board, digit, clock)) continue;
      for (const kinds of LINES) yield* lineFish(board, digit, kinds, size);
    }
  },

  explain: explainFish,
});

export const xWing = basicFish(2, 'x-wing', 'X-Wing', 'hard', 140);
export const swordfish = basicFish(3, 'swordfish', 'Swordfish', 'hard', 150);
export const jellyfish = basicFish(4, 'jellyfish', 'Jellyfish', 'hard', 160);
export const squirmbag = basicFish(5, 'squirmbag', 'Squirmbag', 'unfair', 470);
export const whale = basicFish(6, 'whale', 'Whale', 'unfair', 470);
export const leviathan = basicFish(7, 'leviathan', 'Leviathan', 'unfair', 470);
