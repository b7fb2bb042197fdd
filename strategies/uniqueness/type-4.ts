import { type DeadlyPattern, notAlone } from '../../src/logic/deadly/pattern.js';
import { type Locked, type4Hits } from '../../src/logic/deadly/types.js';
import { markHouses } from '../../src/logic/step/marks.js';
import { anyDigit, cells, clause, conclusion, digits, houses, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { type DeadlyKind, numbered, patternMarks } from './deadly-pattern.js';

/** One digit of the pattern is locked in the two cells that may take more: neither takes another of the pattern. */
export const type4 = <Pattern extends DeadlyPattern>(kind: DeadlyKind<Pattern>): Strategy<Locked<Pattern>> => ({
  ...numbered(kind, 4),

  find: (board) => type4Hits(board, kind.patternsOf(board)),

  explain({ place, remove, pattern: { pattern, fins, locked, others, house } }, geometry) {
    return {
      message: say(
        '{why} In {house}, the only places for {locked} are {extra}, so one of these takes it. With {others} in the other, nothing but the pattern would be left. So {conclusion}.',
        {
          why: clause(kind.why(pattern, fins)),
          house: houses([house]),
          locked: digits(locked),
          others: anyDigit(others),
          extra: cells(pattern.extra),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...markHouses('cover', [house]), ...patternMarks(geometry, pattern, fins, remove)],
      truths: [notAlone(pattern), ...houseTruths([house], locked)],
    };
  },
});
