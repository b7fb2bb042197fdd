import { type Bits, bitsOf } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Digit, HouseKind } from '../../src/core/geometry.js';
import { explainFish, type Fish } from '../../src/logic/digit/fish/fish.js';
import { LINES } from '../../src/logic/digit/fish/kinds.js';
import { hasUnplaceable } from '../../src/logic/digit/unplaceable.js';
import { fishSets } from '../../src/logic/sets/slices.js';
import { type Hit, type Level, removing, type Strategy } from '../../src/logic/step/strategy.js';

/** What a digit loses that in some lines of a kind, given by their places in it, has as many slots as they are. */
function basicFishHit(
  { geometry, slots }: Markup,
  digit: Digit,
  baseKind: HouseKind,
  coverKind: HouseKind,
  lines: Bits,
): Hit<Fish> | undefined {
  const { size } = geometry;
  const base = bitsOf(lines).map((line) => geometry.firstOf(baseKind) + line);
  let covers = 0;
  for (const house of base) covers |= slots[house * size + digit]!;
  const cover = bitsOf(covers).map((slot) => geometry.firstOf(coverKind) + slot);
  const placesIn = (house: number, among: Bits): Candidate[] =>
    bitsOf(slots[house * size + digit]! & among).map((slot) => geometry.candidate(geometry.cellAt(house, slot), digit));
  const remove = cover.flatMap((house) => placesIn(house, ~lines)).sort((a, b) => a - b);
  if (remove.length === 0) return undefined;
  return removing(
    { digit, base, cover, body: base.flatMap((house) => placesIn(house, covers)), fins: [], cannibal: false },
    remove,
  );
}

/** A digit that keeps to as many columns in some rows as they are goes from the rest of these columns; or the other way round. */
const basicFish = (size: number, id: string, name: string, level: Level, score: number): Strategy<Fish> => ({
  id,
  name,
  family: 'fish',
  level,
  score,

  *find(board, since = -1) {
    for (let digit = 0; digit < board.geometry.size; digit++) {
      if (board.digitStamps[digit]! <= since || !hasUnplaceable(board, digit)) continue;
      for (const [[baseKind], [coverKind]] of LINES)
        for (const lines of fishSets(board, baseKind, digit, size)) {
          const hit = basicFishHit(board, digit, baseKind, coverKind, lines);
          if (hit) yield hit;
        }
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
