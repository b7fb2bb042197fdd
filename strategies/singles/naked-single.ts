import { isSingle, lowestBit } from '../../src/core/bits.js';
import type { Cell, Digit } from '../../src/core/geometry.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import { conclusionParts, say } from '../../src/logic/step/message.js';
import { placing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

interface NakedSingle {
  readonly cell: Cell;
  readonly digit: Digit;
}

/** A cell with one candidate left takes it. */
export const nakedSingle: Strategy<NakedSingle> = {
  id: 'naked-single',
  name: 'Naked Single',
  aliases: ['sole candidate', 'forced digit'],
  learnAfter: ['full-house'],
  family: 'singles',
  level: 'easy',
  score: 4,

  *find({ geometry, digits: left }) {
    for (let cell = 0; cell < geometry.cells; cell++) {
      if (!isSingle(left[cell]!)) continue;
      const digit = lowestBit(left[cell]!);
      yield placing({ cell, digit }, geometry.candidate(cell, digit));
    }
  },

  explain({ place, remove, pattern: { cell } }) {
    return {
      message: say('{digit} is the only candidate left in {cell}.', conclusionParts({ place, remove })),
      marks: [...markCells('pattern', [cell]), ...markCandidates('on', place)],
      truths: cellTruths([cell]),
    };
  },
};
