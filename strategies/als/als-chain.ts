import { digitsOf } from '../../src/core/candidates.js';
import { unlimited } from '../../src/core/clock.js';
import { refutedBySetChains } from '../../src/logic/links/refuted.js';
import { FewestCells } from '../../src/logic/sets/hit-filter.js';
import { type SetChain, setChains } from '../../src/logic/sets/set-chains.js';
import { conclusion, digitSet, lines, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { commonLinks, setLetter, setMarks, setTerm, setTruths } from './set.js';

/** Four or more sets, each linked to the next by another digit: a digit of both ends is in one of them. */
export const alsChain: Strategy<SetChain> = {
  id: 'als-chain',
  name: 'Almost Locked Set Chain',
  names: { de: 'Kette fast gesperrter Mengen' },
  aliases: ['ALS chain', 'ALS-XY-Chain'],
  learnAfter: ['als-xy-wing', 'xy-chain'],
  family: 'als',
  level: 'unfair',
  score: 340,

  *find(board, _, clock = unlimited) {
    if (refutedBySetChains(board, clock).nodes.length === 0) return;
    yield* setChains(board, 'any', 'any', clock, new FewestCells(board.geometry));
  },

  explain({ place, remove, pattern: { sets, links } }, geometry) {
    return {
      message: say(
        'Each of these sets has one more digit than cells, so it holds all of its digits but one. It cannot share its link with the next set:{chain}\nIf {first} does not hold {common}, it holds its link, so the next set does without that digit and holds the next link, and so on to {last}, which holds {common}. So {first} or {last} holds {common}. A candidate ruled out in both cases is false: {conclusion}.',
        {
          chain: lines(
            sets.map((set, index) =>
              index < links.length
                ? say('{set}, link {link}', { set: setTerm(set, index), link: digitSet(links[index]!) })
                : say('{set}', { set: setTerm(set, index) }),
            ),
          ),
          first: setLetter(sets[0]!, 0),
          last: setLetter(sets.at(-1)!, sets.length - 1),
          common: digitSet(digitsOf(remove, geometry)),
          conclusion: conclusion({ place, remove }),
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
