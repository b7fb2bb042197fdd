import { candidatesAmong } from '../../src/core/candidates.js';
import { cells, clause, conclusion, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import {
  type DeadlyKind,
  type DeadlyPattern,
  finsOf,
  type Guarded,
  notAlone,
  numbered,
  patternMarks,
  setIn,
} from './deadly-pattern.js';

/** One cell alone may take anything else: it does. */
export const type1 = <Pattern extends DeadlyPattern>(kind: DeadlyKind<Pattern>): Strategy<Guarded<Pattern>> => ({
  ...numbered(kind, 1),

  *find(board) {
    for (const pattern of kind.patternsOf(board)) {
      if (pattern.extra.length !== 1) continue;
      const remove = candidatesAmong(board, pattern.extra, setIn(pattern, pattern.extra[0]!));
      if (remove.length > 0) yield removing({ pattern, fins: finsOf(board, pattern) }, remove);
    }
  },

  explain({ place, remove, pattern: { pattern, fins } }, geometry) {
    return {
      message: say('{why} Only {corner} has other candidates, so it takes one of those: {conclusion}.', {
        why: clause(kind.why(pattern, fins)),
        corner: cells(pattern.extra),
        conclusion: conclusion({ place, remove }),
      }),
      marks: patternMarks(geometry, pattern, fins, remove),
      truths: [notAlone(pattern)],
    };
  },
});
