import { type DeadlyPattern, notAlone } from '../../src/logic/deadly/pattern.js';
import { type Guarded, type1Hits } from '../../src/logic/deadly/types.js';
import { cells, clause, conclusion, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { type DeadlyKind, numbered, patternMarks } from './deadly-pattern.js';

/** One cell alone may take anything else: it does. */
export const type1 = <Pattern extends DeadlyPattern>(kind: DeadlyKind<Pattern>): Strategy<Guarded<Pattern>> => ({
  ...numbered(kind, 1),

  find: (board) => type1Hits(board, kind.patternsOf(board)),

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
