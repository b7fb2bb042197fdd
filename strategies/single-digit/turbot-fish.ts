import { highestBit, isPair, lowestBit } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Cell, Digit, House } from '../../src/core/geometry.js';
import { countSeeingBoth, seeingAll } from '../../src/core/seeing.js';
import { explainTwoLinks, type TwoLinks } from '../../src/logic/links/two-links.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';

/** Any two strong links of a digit joined by a weak one. */
export const turbotFish: Strategy<TwoLinks> = {
  id: 'turbot-fish',
  name: 'Turbot Fish',
  aliases: ['crane'],
  learnAfter: ['skyscraper', 'two-string-kite'],
  family: 'single-digit',
  level: 'hard',
  score: 120,

  find: (board, { since } = {}) => firstOfEachOutcome(pairsOfLinks(board, since)),

  explain: explainTwoLinks,
};

function* pairsOfLinks(board: Markup, since: Stamp = -1): Generator<Hit<TwoLinks>, void, void> {
  for (let digit = 0; digit < board.geometry.size; digit++) {
    if (board.digitStamps[digit]! <= since) continue;
    const links = conjugates(board, digit);
    for (let i = 0; i < links.length; i++)
      for (let j = i + 1; j < links.length; j++)
        // The four ways to go along both links, as numbers: few pairs of links are a fish.
        for (let way = 0; way < 4; way++) {
          const [a, b] = links[i]!.ways[way >> 1]!;
          const [c, d] = links[j]!.ways[way & 1]!;
          if (b === c || a === c || b === d || !board.geometry.sees(b, c)) continue;
          if (countSeeingBoth(board, digit, a, d) === 0) continue;
          const remove = seeingAll(board, digit, [a, d]);
          yield removing({ digit, houses: [links[i]!.house, links[j]!.house], cells: [a, b, c, d] }, remove);
        }
  }
}

interface Conjugates {
  readonly house: House;
  /** Its cells, from either to the other. */
  readonly ways: readonly (readonly [Cell, Cell])[];
}

/** Returns the houses in which a digit has two places; among houses with the same places, the first. */
function conjugates({ geometry, slots }: Markup, digit: Digit): Conjugates[] {
  const { size } = geometry;
  const found: Conjugates[] = [];
  for (let house = 0; house < geometry.houses; house++) {
    const places = slots[house * size + digit]!;
    if (!isPair(places)) continue;
    const a = geometry.cellAt(house, lowestBit(places));
    const b = geometry.cellAt(house, highestBit(places));
    if (found.some(({ ways: [way] }) => way![0] === a && way![1] === b)) continue;
    found.push({
      house,
      ways: [
        [a, b],
        [b, a],
      ],
    });
  }
  return found;
}
