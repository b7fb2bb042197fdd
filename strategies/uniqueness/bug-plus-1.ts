import { graveOf } from '../../src/logic/deadly/bug.js';
import { type DeadlyPattern, notAlone } from '../../src/logic/deadly/pattern.js';
import { type Guarded, type1Hit } from '../../src/logic/deadly/types.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { candidates, conclusion, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';

/** Two candidates in every cell but one, each digit twice in every house but for one surplus candidate: it is true. */
export const bugPlus1: Strategy<Guarded<DeadlyPattern>> = {
  id: 'bug-plus-1',
  name: 'Bivalue Universal Grave + 1',
  aliases: ['BUG+1', 'BUG type 1'],
  family: 'uniqueness',
  level: 'hard',
  score: 100,
  assumes: 'uniqueness',

  *find(board) {
    const grave = graveOf(board, 1);
    const hit = grave && type1Hit(board, grave);
    if (hit?.pattern.fins.length === 1) yield hit;
  },

  explain({ place, remove, pattern: { pattern, fins } }) {
    return {
      message: say(
        'Without {surplus}, every unsolved cell would have two candidates, and every digit two places in each house or none. Such a position has two solutions or none, so {surplus} is true, and its cell takes nothing else: {conclusion}.',
        { surplus: candidates(fins), conclusion: conclusion({ place, remove }) },
      ),
      marks: [...markCandidates('on', fins), ...markCandidates('target', remove)],
      truths: [notAlone(pattern)],
    };
  },
};
