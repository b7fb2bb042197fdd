import { lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Cell, Digit } from '../../src/core/geometry.js';
import { seeingAll } from '../../src/core/seeing.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import { anyCell, cells, conclusion, digits, number, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { inEveryFilling, placesIn } from '../../src/rules/fillings.js';

/** A digit that all fillings of a sum contain. */
export interface SureDigit {
  readonly rule: number;
  readonly cells: readonly Cell[];
  readonly total: number;
  readonly digit: Digit;
  readonly places: readonly Cell[];
}

function* sureDigitHits(board: Markup): Generator<Hit<SureDigit>, void, void> {
  const { geometry } = board;
  for (const [index, rule] of geometry.rules.entries()) {
    if (rule.total === undefined) continue;
    for (let sure = inEveryFilling(rule, board); sure; sure &= sure - 1) {
      const digit = lowestBit(sure);
      const places = placesIn(rule, board, sure & -sure);
      const lost = seeingAll(board, digit, places).filter(
        (candidate) => !rule.cells.includes(geometry.cellOf(candidate)),
      );
      if (lost.length > 0)
        yield removing({ rule: index, cells: rule.cells, total: rule.total, digit, places }, [...lost]);
    }
  }
}

/** A digit that every way to reach a sum contains is in its cells, so it goes from the cells that see all its places. */
export const digitOfASum: Strategy<SureDigit> = {
  id: 'digit-of-a-sum',
  name: 'Digit of a Sum',
  names: { de: 'Ziffer einer Summe' },
  aliases: ['must-have digit', 'cage locked candidate'],
  learnAfter: ['sum-combinations', 'pointing'],
  family: 'rules',
  level: 'medium',
  score: 50,
  needs: 'rules',
  find: (board) => sureDigitHits(board),
  explain: (hit, geometry) => {
    const { rule, cells: list, total, digit, places } = hit.pattern;
    return {
      message: say(
        '{cells} add up to {total}, and each way to do so has {digit}. So one of {places} is {digit}, and no cell that sees them all is: {conclusion}.',
        {
          cells: cells(list),
          total: number(total),
          digit: digits(digit),
          places: anyCell(places),
          conclusion: conclusion(hit),
        },
      ),
      marks: [
        ...markCells('pattern', list),
        ...markCandidates(
          'pattern',
          places.map((cell) => geometry.candidate(cell, digit)),
        ),
        ...markCandidates('target', hit.remove),
      ],
      truths: [{ kind: 'rule', rule }],
    };
  },
};
