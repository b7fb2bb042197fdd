import { isSingle, lowestBit } from '../../src/core/bits.js';
import type { Numbers } from '../../src/core/board.js';
import type { Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { markCandidates, markHouses } from '../../src/logic/step/marks.js';
import { conclusionParts, houses, say } from '../../src/logic/step/message.js';
import { placing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { causesOfPlace, placedByClues } from '../../src/rules/causes.js';
import { causedPlaceMessage, causeMarks } from './causes.js';

interface HiddenSingle {
  readonly house: House;
  readonly cell: Cell;
  readonly digit: Digit;
  /** The values of the grid, if it has clues: what they rule out is told with the single. */
  readonly values?: Numbers | undefined;
}

/** Boxes first: a digit is easier to trace there than along a line. */
const searchOrder = (geometry: Geometry): readonly House[] => geometry.housesOf('box', 'column', 'row', 'extra');

/** A digit with one place left in a house goes there. */
export const hiddenSingle: Strategy<HiddenSingle> = {
  id: 'hidden-single',
  name: 'Hidden Single',
  aliases: ['pinned digit', 'crosshatching', 'last digit'],
  learnAfter: ['full-house'],
  family: 'singles',
  level: 'easy',
  score: 14,

  *find(board) {
    const { geometry, slots } = board;
    for (const house of geometry.memo(searchOrder))
      for (let digit = 0; digit < geometry.size; digit++) {
        const places = slots[house * geometry.size + digit]!;
        if (!isSingle(places)) continue;
        const cell = geometry.cellAt(house, lowestBit(places));
        yield placing({ house, cell, digit, values: placedByClues(board) }, geometry.candidate(cell, digit));
      }
  },

  explain({ place, remove, pattern: { house, cell, digit, values } }, geometry) {
    const causes = values ? causesOfPlace(geometry, values, { house, cell, digit }) : [];
    const placed = { house: houses([house]), ...conclusionParts({ place, remove }) };
    return {
      message:
        causes.length > 0
          ? causedPlaceMessage(causes, placed, geometry, values!)
          : say('In {house}, the only place for {digit} is {cell}.', placed),
      marks: [...markHouses('pattern', [house]), ...markCandidates('on', place), ...causeMarks(causes, cell)],
      truths: houseTruths([house], digit),
    };
  },
};
