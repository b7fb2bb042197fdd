import { digitsOf } from '../../src/core/candidates.js';
import { type DeadlyPattern, notAlone } from '../../src/logic/deadly/pattern.js';
import { type Guarded, type2Hits } from '../../src/logic/deadly/types.js';
import { cells, clause, conclusion, digitSet, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { type DeadlyKind, numbered, patternMarks } from './deadly-pattern.js';

/**
 * The cells that may take more may all take the same digit: one of them does. `number` and `isMeant` tell apart what
 * rectangles call types 2 and 5.
 */
export const type2 = <Pattern extends DeadlyPattern>(
  kind: DeadlyKind<Pattern>,
  number = 2,
  isMeant?: (pattern: Pattern) => boolean,
): Strategy<Guarded<Pattern>> => ({
  ...numbered(kind, number),

  find: (board) => type2Hits(board, kind.patternsOf(board), isMeant),

  explain({ place, remove, pattern: { pattern, fins } }, geometry) {
    return {
      message: say('{why} So one of {extra} is {digit}, and no cell that sees all of them is: {conclusion}.', {
        why: clause(kind.why(pattern, fins)),
        extra: cells(pattern.extra),
        digit: digitSet(digitsOf(fins, geometry)),
        conclusion: conclusion({ place, remove }),
      }),
      marks: patternMarks(geometry, pattern, fins, remove),
      truths: [notAlone(pattern)],
    };
  },
});
