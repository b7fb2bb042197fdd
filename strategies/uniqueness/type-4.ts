import { type Bits, lowestBit } from '../../src/core/bits.js';
import { candidatesAmong } from '../../src/core/candidates.js';
import type { Digit, House } from '../../src/core/geometry.js';
import { markHouses } from '../../src/logic/step/marks.js';
import { anyDigit, cells, clause, conclusion, digits, houses, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import {
  type DeadlyKind,
  type DeadlyPattern,
  finsOf,
  type Guarded,
  keepsTo,
  notAlone,
  numbered,
  patternMarks,
  setIn,
} from './deadly-pattern.js';

export interface Locked<Pattern extends DeadlyPattern> extends Guarded<Pattern> {
  /** The digit that two cells have to themselves in the house, and those that neither then takes. */
  readonly locked: Digit;
  readonly others: Bits;
  readonly house: House;
}

/** One digit of the pattern is locked in the two cells that may take more: neither takes another of the pattern. */
export const type4 = <Pattern extends DeadlyPattern>(kind: DeadlyKind<Pattern>): Strategy<Locked<Pattern>> => ({
  ...numbered(kind, 4),

  *find(board) {
    for (const pattern of kind.patternsOf(board)) {
      const { extra } = pattern;
      if (extra.length !== 2) continue;
      const common = board.geometry.commonHouses(extra);
      if (common.length === 0) continue;
      const first = setIn(pattern, extra[0]!);
      const second = setIn(pattern, extra[1]!);
      for (let rest = first & second; rest; rest &= rest - 1) {
        const locked = lowestBit(rest);
        const house = common.find((at) => keepsTo(board, at, locked, extra));
        if (house === undefined) continue;
        const others = (first | second) & ~(1 << locked);
        const remove = [
          ...candidatesAmong(board, [extra[0]!], first & others),
          ...candidatesAmong(board, [extra[1]!], second & others),
        ];
        if (remove.length > 0) yield removing({ pattern, fins: finsOf(board, pattern), locked, others, house }, remove);
      }
    }
  },

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
