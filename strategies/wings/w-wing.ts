import { highestBit, isPair, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { bivalueCells } from '../../src/core/candidates.js';
import type { Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { countSeeingBoth, seeingAll } from '../../src/core/seeing.js';
import {
  type Chain,
  casesMarks,
  chainTruths,
  linkToOtherDigit,
  linkToOtherPlace,
  weakLinkTo,
} from '../../src/logic/links/chain.js';
import { markCandidates, markCells, markHouses, named } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';

export interface WWing {
  /** Two cells with the same two candidates. */
  readonly ends: readonly [Cell, Cell];
  /** The digit that is removed, and the linking digit. */
  readonly digit: Digit;
  readonly link: Digit;
  /**
   * The house with two places of the linking digit. The first end sees the bridge's first cell, the second its second.
   */
  readonly house: House;
  readonly bridge: readonly [Cell, Cell];
}

/** The pattern as a chain, from end to end. */
function wWingChain({ ends: [a, b], digit, link, house, bridge: [c, d] }: WWing, geometry: Geometry): Chain {
  return [
    weakLinkTo(geometry.candidate(a, digit)),
    linkToOtherDigit(geometry, a, link),
    weakLinkTo(geometry.candidate(c, link)),
    linkToOtherPlace(geometry, house, d, link),
    weakLinkTo(geometry.candidate(b, link)),
    linkToOtherDigit(geometry, b, digit),
  ];
}

/**
 * Two bivalue cells with the same pair, bridged by a strong link of one of their digits: one of them takes the other
 * digit.
 */
export const wWing: Strategy<WWing> = {
  id: 'w-wing',
  name: 'W-Wing',
  aliases: ['semi-remote pair'],
  learnAfter: ['xy-wing'],
  family: 'wings',
  level: 'hard',
  score: 150,

  *find(board, { since = -1 } = {}) {
    const { geometry, digits: left, cellStamps, houseStamps } = board;
    const cells = bivalueCells(board);
    for (let i = 0; i < cells.length; i++) {
      const a = cells[i]!;
      const pair = left[a]!;
      for (let j = i + 1; j < cells.length; j++) {
        const b = cells[j]!;
        if (left[b] !== pair) continue;
        const isNew = cellStamps[a]! > since || cellStamps[b]! > since;
        for (let rest = pair; rest; rest &= rest - 1) {
          const digit = lowestBit(rest);
          if (countSeeingBoth(board, digit, a, b) === 0) continue;
          const link = lowestBit(pair & ~(1 << digit));
          for (let house = 0; house < geometry.houses; house++) {
            if (!isNew && houseStamps[house]! <= since) continue;
            const bridge = bridgeIn(board, house, link, a, b);
            if (bridge) yield removing({ ends: [a, b], digit, link, house, bridge }, seeingAll(board, digit, [a, b]));
          }
        }
      }
    }
  },

  explain({ place, remove, pattern }, geometry) {
    const { ends, digit, link, house, bridge } = pattern;
    const chain = wWingChain(pattern, geometry);
    return {
      message: say(
        '{ends} have only {pair}. In {house}, {link} is in {c}, which {a} sees, or in {d}, which {b} sees. So {a} and {b} are not both {link}: one of them is {digit}. Cells that see both are not {digit}: {conclusion}.',
        {
          ends: cells(ends),
          pair: digits(digit, link),
          digit: digits(digit),
          link: digits(link),
          house: houses([house]),
          a: cells([ends[0]]),
          b: cells([ends[1]]),
          c: cells([bridge[0]]),
          d: cells([bridge[1]]),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...markHouses('pattern', [house]),
        ...named('pair', markCells('fin', ends)),
        ...casesMarks(
          ends.map((end, at) => [
            geometry.candidate(bridge[at]!, link),
            geometry.candidate(end, link),
            geometry.candidate(end, digit),
          ]),
        ),
        ...markCandidates('target', remove),
      ],
      truths: chainTruths(chain),
    };
  },
};

/**
 * Returns the two places of a digit in a house, if one is seen by `a` and the other by `b`, and neither is one of
 * these.
 */
function bridgeIn(
  { geometry, slots }: Markup,
  house: House,
  digit: Digit,
  a: Cell,
  b: Cell,
): readonly [Cell, Cell] | undefined {
  const places = slots[house * geometry.size + digit]!;
  if (!isPair(places)) return undefined;
  const first = geometry.cellAt(house, lowestBit(places));
  const second = geometry.cellAt(house, highestBit(places));
  if (first === a || first === b || second === a || second === b) return undefined;
  if (geometry.sees(first, a) && geometry.sees(second, b)) return [first, second];
  if (geometry.sees(second, a) && geometry.sees(first, b)) return [second, first];
  return undefined;
}
