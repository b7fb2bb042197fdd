import type { Bits } from '../../src/core/bits.js';
import type { Candidate } from '../../src/core/geometry.js';
import { type AlmostLockedSet, collectSeenByBoth, setAt } from '../../src/logic/sets/almost-locked.js';
import { restrictedCommons } from '../../src/logic/sets/restricted-commons.js';
import { conclusion, digitSet, lines, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { withFewestCells } from './fewest-cells.js';
import { commonLinks, digitsOf, setMarks, setTerm, setTruths } from './set.js';
import { beginWalk, type ChainRules, followLinks, forgetWalk, SHORTEST, walkFor, wayTo } from './set-walk.js';

interface Chain {
  readonly sets: readonly AlmostLockedSet[];
  /** The digits that link each set to the next one. */
  readonly links: readonly Bits[];
}

/** Four or more sets, each linked to the next by another digit: what both ends have is in one of them. */
export const alsChainWith = (rules: ChainRules): Strategy<Chain> => ({
  id: 'als-chain',
  name: 'Almost Locked Set Chain',
  aliases: ['ALS chain', 'ALS-XY-Chain'],
  family: 'als',
  level: 'unfair',
  score: 340,

  *find(board) {
    const { geometry } = board;
    const commons = restrictedCommons(board);
    const { sets } = commons;
    const walk = walkFor(commons, geometry.size, rules);
    let remove: Candidate[] = [];
    for (let start = 0; start < sets.count; start++)
      for (let rest = sets.digits[start]!; rest; rest &= rest - 1) {
        const first = rest & -rest;
        beginWalk(walk, start, first);
        for (let at = 0; at < walk.length; at++) {
          const end = walk.set[at]!;
          if (walk.links[at]! >= SHORTEST && start < end) {
            collectSeenByBoth(remove, geometry, sets, start, end, first | walk.used[at]!);
            if (remove.length > 0) {
              const way = wayTo(walk, at);
              yield removing(
                {
                  sets: [start, ...way.map((step) => walk.set[step]!)].map((set) => setAt(board, sets, set)),
                  links: way.map((step) => walk.used[step]!),
                },
                remove,
              );
              remove = [];
            }
          }
          followLinks(walk, at);
        }
        forgetWalk(walk);
      }
  },

  explain({ place, remove, pattern: { sets, links } }, geometry) {
    return {
      message: say(
        'Each of these sets has one digit more than cells, so it lacks one of its digits at most, and it cannot share its link with the next:{chain}\nIf the first set lacks {common}, it holds its link, so the second lacks that and holds the next link, and so on to the last, which holds {common}. So the first or the last set holds {common}, which rules out the same either way: {conclusion}.',
        {
          chain: lines(
            sets.map((set, index) =>
              index < links.length
                ? say('{set}, link {link}', { set: setTerm(set), link: digitSet(links[index]!) })
                : say('{set}', { set: setTerm(set) }),
            ),
          ),
          common: digitSet(digitsOf(remove, geometry)),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...links.flatMap((link, index) => commonLinks(geometry, sets[index]!, sets[index + 1]!, link)),
        ...setMarks(
          geometry,
          sets,
          links.reduce((all, link) => all | link, 0),
          remove,
        ),
      ],
      truths: setTruths(sets),
    };
  },
});

export const alsChain = withFewestCells(alsChainWith({ overlaps: true, forwardOnly: false }), ({ sets }) => sets);
