import { digitsOf } from '../../src/core/candidates.js';
import { unlimited } from '../../src/core/clock.js';
import { refutedBySetChains } from '../../src/logic/links/refuted.js';
import { FewestCells } from '../../src/logic/sets/hit-filter.js';
import { type SetChain, setChains } from '../../src/logic/sets/set-chains.js';
import { digitSet, lines, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { commonLinks, seenTerm, setLetter, setMarks, setTerm, setTruths } from './set.js';

/** Four or more sets, each linked to the next by another digit: a digit of both ends is in one of them. */
export const alsChain: Strategy<SetChain> = {
  id: 'als-chain',
  name: 'Almost Locked Set Chain',
  aliases: ['ALS chain', 'ALS-XY-Chain'],
  learnAfter: ['als-xy-wing', 'xy-chain'],
  family: 'als',
  level: 'unfair',
  score: 340,

  *find(board, { clock = unlimited } = {}) {
    if (refutedBySetChains(board, clock).nodes.length === 0) return;
    yield* setChains(board, 'any', 'any', clock, new FewestCells(board.geometry));
  },

  explain({ place, remove, pattern: { sets, links } }, geometry) {
    const common = digitSet(digitsOf(remove, geometry));
    return {
      message: say(
        'Each set below has one digit more than cells, so a set without one of its digits holds all others. Suppose {first} does not hold {common}:{chain}\nSo {first} or {last} holds {common}. {seen}',
        {
          chain: lines(
            sets.map((set, index) => {
              const terms = { set: setTerm(set, index), held: index < links.length ? digitSet(links[index]!) : common };
              return index === 0
                ? say('{set} holds {held}.', terms)
                : say('{set} cannot hold {lost} too, so it holds {held}.', {
                    ...terms,
                    lost: digitSet(links[index - 1]!),
                  });
            }),
          ),
          first: setLetter(sets[0]!, 0),
          last: setLetter(sets.at(-1)!, sets.length - 1),
          common,
          seen: seenTerm({ place, remove }, 'both', geometry),
        },
      ),
      marks: [
        ...links.flatMap((link, index) => commonLinks(geometry, sets[index]!, sets[index + 1]!, link)),
        ...setMarks(geometry, sets, links[0]! | links.at(-1)!, remove),
      ],
      truths: setTruths(sets),
    };
  },
};
