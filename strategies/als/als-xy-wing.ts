import { digitsOf } from '../../src/core/candidates.js';
import { FewestCells } from '../../src/logic/sets/hit-filter.js';
import { type SetWing, setWings } from '../../src/logic/sets/set-wings.js';
import { conclusion, digitSet, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { commonLinks, setLetter, setMarks, setTerm, setTruths } from './set.js';

/** Two sets linked to a third by different digits: one of the two lacks its link and keeps all other digits. */
export const alsXyWing: Strategy<SetWing> = {
  id: 'als-xy-wing',
  name: 'Almost Locked Set XY-Wing',
  names: { de: 'Fast gesperrte Mengen, XY-Wing' },
  aliases: ['ALS-XY-Wing'],
  learnAfter: ['als-xz', 'xy-wing'],
  family: 'als',
  level: 'unfair',
  score: 320,

  find: (board, since, clock) => setWings(board, 'any', clock, since, new FewestCells(board.geometry)),

  explain({ place, remove, pattern: { stem, wings, restricted } }, geometry) {
    return {
      message: say(
        'Each of the sets {first}, {stem} and {second} has one more digit than cells, so it holds all of its digits but one. {b} cannot share {x} with {a}, nor {y} with {c}. If it holds {x}, {a} does without that and holds all its other digits; if it holds {y}, {c} does without that and holds all its others. So {a} or {c} holds {common}. A candidate ruled out in both cases is false: {conclusion}.',
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
          conclusion: conclusion({ place, remove }),
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
