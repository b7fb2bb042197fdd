import { isSingle, lowestBit } from '../../src/core/bits.js';
import type { Cell, Digit, House } from '../../src/core/geometry.js';
import { markCandidates, markHouses } from '../../src/logic/step/marks.js';
import { conclusionParts, houses, say } from '../../src/logic/step/message.js';
import { placing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

interface FullHouse {
  readonly house: House;
  readonly cell: Cell;
  readonly digit: Digit;
}

/** The last unsolved cell of a house takes the digit that is missing there. */
export const fullHouse: Strategy<FullHouse> = {
  id: 'full-house',
  name: 'Full House',
  aliases: ['last cell', 'last digit of a house', 'open single'],
  family: 'singles',
  level: 'easy',
  score: 4,

  *find({ geometry, open, digits: left }) {
    for (let house = 0; house < geometry.houses; house++) {
      if (!isSingle(open[house]!)) continue;
      const cell = geometry.cellAt(house, lowestBit(open[house]!));
      if (!isSingle(left[cell]!)) continue;
      const digit = lowestBit(left[cell]!);
      yield placing({ house, cell, digit }, geometry.candidate(cell, digit));
    }
  },

  explain({ place, remove, pattern: { house, cell } }) {
    return {
      message: say('In {house}, {cell} is the last empty cell, and {digit} is the last digit missing.', {
        house: houses([house]),
        ...conclusionParts({ place, remove }),
      }),
      marks: [...markHouses('pattern', [house]), ...markCandidates('on', place)],
      truths: cellTruths([cell]),
    };
  },
};
