import { isPair, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Digit, HouseKind } from '../../src/core/geometry.js';
import { seeingAll } from '../../src/core/seeing.js';
import { hasUnplaceable } from '../../src/logic/digit/unplaceable.js';
import { explainTwoLinks, type TwoLinks } from '../../src/logic/links/two-links.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';

/** Two parallel lines with two places each, one of them in a common crossing line: one of the other two is true. */
export const skyscraper: Strategy<TwoLinks> = {
  id: 'skyscraper',
  name: 'Skyscraper',
  learnAfter: ['x-wing'],
  aboutLines: true,
  family: 'single-digit',
  level: 'hard',
  score: 130,

  *find(board, { since = -1, clock } = {}) {
    for (const kind of ['row', 'column'] as const)
      for (let digit = 0; digit < board.geometry.size; digit++)
        if (board.digitStamps[digit]! > since && hasUnplaceable(board, digit, clock))
          yield* inLines(board, kind, digit);
  },

  explain: explainTwoLinks,
};

function* inLines(board: Markup, kind: HouseKind, digit: Digit): Generator<Hit<TwoLinks>, void, void> {
  const { geometry, slots } = board;
  const { size } = geometry;
  const from = geometry.firstOf(kind);
  for (let first = from; first < from + size; first++) {
    const some = slots[first * size + digit]!;
    if (!isPair(some)) continue;
    for (let second = first + 1; second < from + size; second++) {
      const others = slots[second * size + digit]!;
      if (!isPair(others)) continue;
      const base = some & others;
      if (base === 0 || some === others) continue;
      const shared = lowestBit(base);
      const cells = [
        geometry.cellAt(first, lowestBit(some & ~base)),
        geometry.cellAt(first, shared),
        geometry.cellAt(second, shared),
        geometry.cellAt(second, lowestBit(others & ~base)),
      ] as const;
      const remove = seeingAll(board, digit, [cells[0], cells[3]]);
      if (remove.length > 0) yield removing({ digit, houses: [first, second], cells }, remove);
    }
  }
}
