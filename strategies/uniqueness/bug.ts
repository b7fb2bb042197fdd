/**
 * Bivalue universal graves: with one extra candidate, types 2 to 4, and candidates that conflict with all extra ones.
 */
import type { Markup } from '../../src/core/board.js';
import { bugOf } from '../../src/logic/deadly/bug.js';
import { bugMessage, excludedByAll } from '../../src/logic/deadly/guardians.js';
import { type DeadlyPattern, finsOf, notAlone } from '../../src/logic/deadly/pattern.js';
import { type Guarded, type1Hit } from '../../src/logic/deadly/types.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { candidates, clause, conclusion, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { type DeadlyKind, patternMarks, type2, type3, type4 } from './types.js';

/**
 * Two candidates in every cell except one, and each digit twice in every house except for one extra candidate: it is
 * true.
 */
export const bugPlus1: Strategy<Guarded<DeadlyPattern>> = {
  id: 'bug-plus-1',
  name: 'Bivalue Universal Grave + 1',
  aliases: ['BUG+1', 'BUG type 1'],
  learnAfter: ['unique-rectangle-1'],
  family: 'uniqueness',
  level: 'hard',
  score: 100,
  assumes: 'uniqueness',

  *find(board) {
    const bug = bugOf(board, 1);
    const hit = bug && type1Hit(board, bug);
    if (hit?.pattern.fins.length === 1) yield hit;
  },

  explain({ place, remove, pattern: { pattern, fins } }) {
    return {
      message: say(
        'Without {surplus}, every unsolved cell would have two candidates, and every digit two places in each house or none. Such a position has no solution, or more than one. So {surplus} is true: {conclusion}.',
        { surplus: candidates(fins), conclusion: conclusion({ place, remove }) },
      ),
      marks: [...markCandidates('on', fins), ...markCandidates('target', remove)],
      truths: [notAlone(pattern)],
    };
  },
};

const bugKind: DeadlyKind = {
  id: 'bug-type',
  name: 'Bivalue Universal Grave',
  short: 'BUG type ',
  learnAfter: {
    2: ['bug-plus-1', 'unique-rectangle-2'],
    3: ['bug-plus-1', 'unique-rectangle-3'],
    4: ['bug-plus-1', 'unique-rectangle-4'],
  },
  part: 'deadly',
  level: 'hard',
  score: 120,
  patternsOf: (board) => board.memo(bugsOf),
  why: (_, fins) => bugMessage(fins),
};

export const bugType2 = type2(bugKind);
export const bugType3 = type3(bugKind);
export const bugType4 = type4(bugKind);

/** The extra candidates may have different digits: a candidate that conflicts with each of them is false. */
export const bugPlusN: Strategy<Guarded<DeadlyPattern>> = {
  id: 'bug-plus-n',
  name: 'Bivalue Universal Grave + n',
  aliases: ['BUG+n', 'BUG+2', 'BUG+3'],
  learnAfter: ['bug-type-2'],
  family: 'uniqueness',
  level: 'hard',
  score: 140,
  assumes: 'uniqueness',

  *find(board) {
    for (const pattern of bugsOf(board)) {
      const fins = finsOf(board, pattern);
      const remove = fins.length > 1 ? excludedByAll(board, fins) : [];
      if (remove.length > 0) yield removing({ pattern, fins }, remove);
    }
  },

  explain({ place, remove, pattern: { pattern, fins } }, geometry) {
    return {
      message: say('{why} So at least one of these is true. What each of them rules out is false: {conclusion}.', {
        why: clause(bugMessage(fins)),
        conclusion: conclusion({ place, remove }),
      }),
      marks: patternMarks(geometry, 'deadly', pattern, fins, remove),
      truths: [notAlone(pattern)],
    };
  },
};

/** The position as a BUG, if it is one except for some candidates. */
function bugsOf(board: Markup): readonly DeadlyPattern[] {
  const bug = bugOf(board);
  return bug ? [bug] : [];
}
