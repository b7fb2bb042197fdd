import { digitsOf } from '../../src/core/candidates.js';
import { type DeadlyPattern, notAlone } from '../../src/logic/deadly/pattern.js';
import { type3Hits } from '../../src/logic/deadly/subsets.js';
import type { WithSubset } from '../../src/logic/deadly/types.js';
import { markCells } from '../../src/logic/step/marks.js';
import { anyDigit, cells, clause, conclusion, digitSet, houses, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { type DeadlyKind, numbered, patternMarks } from './deadly-pattern.js';

/** Two cells take one of their extra digits between them, like one cell of a naked subset. */
export const type3 = <Pattern extends DeadlyPattern>(kind: DeadlyKind<Pattern>): Strategy<WithSubset<Pattern>> => ({
  ...numbered(kind, 3),

  find: (board) => type3Hits(board, kind.patternsOf(board)),

  explain({ place, remove, pattern: { pattern, fins, house, subset, digits } }, geometry) {
    return {
      message: say(
        '{why} So one of {extra} takes {fins}. Together with {subset} in {house} it uses up {digits}: {conclusion}.',
        {
          why: clause(kind.why(pattern, fins)),
          extra: cells(pattern.extra),
          fins: anyDigit(digitsOf(fins, geometry)),
          house: houses([house]),
          subset: cells(subset),
          digits: digitSet(digits),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...patternMarks(geometry, pattern, fins, remove), ...markCells('cover', subset)],
      truths: [notAlone(pattern), ...cellTruths(subset)],
    };
  },
});
