import { digitsOf } from '../../src/core/candidates.js';
import { FewestCells } from '../../src/logic/sets/hit-filter.js';
import { type LinkedSets, linkedSets } from '../../src/logic/sets/linked-sets.js';
import { conclusion, digitSet, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { commonLinks, setLetter, setMarks, setTerm, setTruths } from './set.js';

/** Two sets linked by a restricted common: one of them lacks it and keeps all its other digits. */
export const alsXz: Strategy<LinkedSets> = {
  id: 'als-xz',
  name: 'Almost Locked Set XZ-Rule',
  names: { de: 'Fast gesperrte Mengen, XZ-Regel' },
  aliases: ['ALS-XZ', 'ALS-XZ singly linked', 'ALS-XZ doubly linked'],
  learnAfter: ['xyz-wing', 'wxyz-wing'],
  family: 'als',
  level: 'unfair',
  score: 300,

  find: (board, since, clock) => linkedSets(board, 'any', clock, since, new FewestCells(board.geometry)),

  explain({ place, remove, pattern: { first, second, restricted } }, geometry) {
    const terms = {
      first: setTerm(first, 0),
      second: setTerm(second, 1),
      a: setLetter(first, 0),
      b: setLetter(second, 1),
      restricted: digitSet(restricted),
      conclusion: conclusion({ place, remove }),
    };
    return {
      message:
        restricted & (restricted - 1)
          ? say(
              'Each of the sets {first} and {second} has one more digit than cells, so it holds all of its digits but one. {a} and {b} cannot share any of {restricted}, so each does without one of these and holds all its other digits: {conclusion}.',
              terms,
            )
          : say(
              'Each of the sets {first} and {second} has one more digit than cells, so it holds all of its digits but one. {restricted} cannot be in both, and the set without it holds all its other digits. So {a} or {b} holds {common}. A candidate ruled out in both cases is false: {conclusion}.',
              { ...terms, common: digitSet(digitsOf(remove, geometry)) },
            ),
      marks: [
        ...commonLinks(geometry, first, second, restricted),
        ...setMarks(geometry, [first, second], restricted, remove),
      ],
      truths: setTruths([first, second]),
    };
  },
};
