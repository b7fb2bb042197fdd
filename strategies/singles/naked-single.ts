import { isSingle, lowestBit } from '../../src/core/bits.js';
import type { Numbers } from '../../src/core/board.js';
import type { Cell, Digit } from '../../src/core/geometry.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import { conclusionParts, say } from '../../src/logic/step/message.js';
import { placing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { causesOfCell, placedByClues } from '../../src/rules/causes.js';
import { causedMessage, causeMarks } from './causes.js';

interface NakedSingle {
  readonly cell: Cell;
  readonly digit: Digit;
  /** The values of the grid, if it has clues: what they rule out is told with the single. */
  readonly values?: Numbers | undefined;
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

  *find(board) {
    const { geometry, digits: left } = board;
    for (let cell = 0; cell < geometry.cells; cell++) {
      if (!isSingle(left[cell]!)) continue;
      const digit = lowestBit(left[cell]!);
      yield placing({ cell, digit, values: placedByClues(board) }, geometry.candidate(cell, digit));
    }
  },

  explain({ place, remove, pattern: { cell, digit, values } }, geometry) {
    const causes = values ? causesOfCell(geometry, values, cell, digit) : [];
    const placed = conclusionParts({ place, remove });
    return {
      message:
        causes.length > 0
          ? causedMessage(causes, placed, geometry, values!)
          : say('{digit} is the only candidate left in {cell}.', placed),
      marks: [...markCells('pattern', [cell]), ...markCandidates('on', place), ...causeMarks(causes, cell)],
      truths: cellTruths([cell]),
    };
  },
};
