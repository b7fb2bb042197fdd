/** Bivalue universal graves with several candidates too many: types 2 to 4, and whatever conflicts with all of these. */

import type { Markup } from '../../src/core/board.js';
import { perPosition } from '../../src/core/per-position.js';
import { graveOf } from '../../src/logic/deadly/bug.js';
import { excludedByAll, graveMessage } from '../../src/logic/deadly/guardians.js';
import { type DeadlyPattern, finsOf, notAlone } from '../../src/logic/deadly/pattern.js';
import type { Guarded } from '../../src/logic/deadly/types.js';
import { clause, conclusion, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { type DeadlyKind, patternMarks } from './deadly-pattern.js';
import { type2 } from './type-2.js';
import { type3 } from './type-3.js';
import { type4 } from './type-4.js';

const graveKind: DeadlyKind = {
  id: 'bug-type',
  name: 'Bivalue Universal Grave',
  short: 'BUG type ',
  level: 'hard',
  score: 120,
  patternsOf: perPosition(gravesOf),
  why: (_, fins) => graveMessage(fins),
};

export const bugType2 = type2(graveKind);
export const bugType3 = type3(graveKind);
export const bugType4 = type4(graveKind);

/** The candidates too many may differ in digit: what cannot be true with any of them is false. */
export const bugPlusN: Strategy<Guarded<DeadlyPattern>> = {
  id: 'bug-plus-n',
  name: 'Bivalue Universal Grave + n',
  aliases: ['BUG+n', 'BUG+2', 'BUG+3'],
  family: 'uniqueness',
  level: 'hard',
  score: 140,
  assumes: 'uniqueness',

  *find(board) {
    for (const pattern of gravesOf(board)) {
      const fins = finsOf(board, pattern);
      const remove = fins.length > 1 ? excludedByAll(board, fins) : [];
      if (remove.length > 0) yield removing({ pattern, fins }, remove);
    }
  },

  explain({ place, remove, pattern: { pattern, fins } }, geometry) {
    return {
      message: say('{why} So one of these is true, and what cannot be true with any of them is false: {conclusion}.', {
        why: clause(graveMessage(fins)),
        conclusion: conclusion({ place, remove }),
      }),
      marks: patternMarks(geometry, pattern, fins, remove),
      truths: [notAlone(pattern)],
    };
  },
};

/** The position itself, if it is a grave but for some candidates. */
function gravesOf(board: Markup): readonly DeadlyPattern[] {
  const grave = graveOf(board);
  return grave ? [grave] : [];
}
