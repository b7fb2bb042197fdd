import type { Geometry } from '../../src/core/geometry.js';
import type { Level, Strategy } from '../../src/logic/strategy.js';
import { explainFish, type Fish } from './fish.js';
import { fishIn, LINES } from './waters.js';

/** Whether a base house is left with one place at most once the fins are taken away. */
const isSashimi = ({ base, body }: Fish, geometry: Geometry): boolean =>
  base.some(
    (house) =>
      body.filter((candidate) => geometry.houseOf(geometry.houseKinds[house]!, geometry.cellOf(candidate)) === house)
        .length <= 1,
  );

/** A fish of lines with a few candidates too many: what it would take still goes where all of these are seen. */
const finnedFish = (
  size: number,
  sashimi: boolean,
  id: string,
  name: string,
  level: Level,
  score: number,
): Strategy<Fish> => ({
  id,
  name,
  family: 'fish',
  level,
  score,

  *find(board, since) {
    for (const hit of fishIn(LINES, size, true, board, since))
      if (isSashimi(hit.pattern, board.geometry) === sashimi) yield hit;
  },

  explain: explainFish,
});

export const finnedXWing = finnedFish(2, false, 'finned-x-wing', 'Finned X-Wing', 'hard', 130);
export const sashimiXWing = finnedFish(2, true, 'sashimi-x-wing', 'Sashimi X-Wing', 'hard', 150);
export const finnedSwordfish = finnedFish(3, false, 'finned-swordfish', 'Finned Swordfish', 'unfair', 200);
export const sashimiSwordfish = finnedFish(3, true, 'sashimi-swordfish', 'Sashimi Swordfish', 'unfair', 240);
export const finnedJellyfish = finnedFish(4, false, 'finned-jellyfish', 'Finned Jellyfish', 'unfair', 250);
export const sashimiJellyfish = finnedFish(4, true, 'sashimi-jellyfish', 'Sashimi Jellyfish', 'unfair', 260);
