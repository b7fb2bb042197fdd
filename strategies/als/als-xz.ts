import { digitsOf } from '../../src/core/candidates.js';
import { FewestCells } from '../../src/logic/sets/hit-filter.js';
import { type LinkedSets, linkedSets } from '../../src/logic/sets/linked-sets.js';
import { conclusion, digitSet, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { commonLinks, seenTerm, setLetter, setMarks, setTerm, setTruths } from './set.js';

/** Two sets linked by a restricted common: one of them lacks it and keeps all its other digits. */
export const alsXz: Strategy<LinkedSets> = {
  id: 'als-xz',
  name: 'Almost Locked Set XZ-Rule',
  aliases: ['ALS-XZ', 'ALS-XZ singly linked', 'ALS-XZ doubly linked'],
  learnAfter: ['xyz-wing', 'wxyz-wing'],
  family: 'als',
  level: 'unfair',
  score: 300,

  find: (board, { since, clock } = {}) => linkedSets(board, 'any', clock, since, new FewestCells(board.geometry)),

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
              'Sets {first} and {second} each have one digit more than cells, so a set without one of its digits holds all others. {a} and {b} cannot share any of {restricted}, so each lacks one of these and holds all its other digits. Cells that see all places of one of their digits cannot hold it: {conclusion}.',
              terms,
            )
          : say(
              'Sets {first} and {second} each have one digit more than cells, so a set without one of its digits holds all others. Every {restricted} in {a} sees every {restricted} in {b}, so not both sets hold it. The one without it holds {common}. {seen}',
              {
                ...terms,
                common: digitSet(digitsOf(remove, geometry)),
                seen: seenTerm({ place, remove }, 'both', geometry),
              },
            ),
      marks: [
        ...commonLinks(geometry, first, second, restricted),
        ...setMarks(geometry, [first, second], restricted, remove),
      ],
      truths: setTruths([first, second]),
    };
  },
};
