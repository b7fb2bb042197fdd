import { digitsOf } from '../../src/core/candidates.js';
import { FewestCells } from '../../src/logic/sets/hit-filter.js';
import { type SetWing, setWings } from '../../src/logic/sets/set-wings.js';
import { digitSet, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { commonLinks, seenTerm, setLetter, setMarks, setTerm, setTruths } from './set.js';

/** Two sets linked to a third by different digits: one of the two lacks its link and keeps all other digits. */
export const alsXyWing: Strategy<SetWing> = {
  id: 'als-xy-wing',
  name: 'Almost Locked Set XY-Wing',
  aliases: ['ALS-XY-Wing'],
  learnAfter: ['als-xz', 'xy-wing'],
  family: 'als',
  level: 'unfair',
  score: 320,

  find: (board, { since, clock } = {}) => setWings(board, 'any', clock, since, new FewestCells(board.geometry)),

  explain({ place, remove, pattern: { stem, wings, restricted } }, geometry) {
    return {
      message: say(
        'Sets {first}, {stem} and {second} each have one digit more than cells, so a set without one of its digits holds all others. {b} cannot share {x} with {a}, nor {y} with {c}. {b} lacks at most one digit, so it holds {x} or {y}. If it holds {x}, {a} lacks {x} and holds {common}; if it holds {y}, {c} lacks {y} and holds {common}. {seen}',
        {
          stem: setTerm(stem, 1),
          x: digitSet(restricted[0]),
          first: setTerm(wings[0], 0),
          y: digitSet(restricted[1]),
          second: setTerm(wings[1], 2),
          a: setLetter(wings[0], 0),
          b: setLetter(stem, 1),
          c: setLetter(wings[1], 2),
          common: digitSet(digitsOf(remove, geometry)),
          seen: seenTerm({ place, remove }, 'both', geometry),
        },
      ),
      marks: [
        ...wings.flatMap((wing, index) => commonLinks(geometry, stem, wing, restricted[index]!)),
        ...setMarks(geometry, [wings[0], stem, wings[1]], restricted[0] | restricted[1], remove),
      ],
      truths: setTruths([stem, ...wings]),
    };
  },
};
