import { type Bits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Cell, Digit, Geometry } from '../../src/core/geometry.js';
import type { Rule } from '../../src/core/rule.js';
import { seeingAll } from '../../src/core/seeing.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import { anyCell, clues, combinations, conclusion, digits, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { setsOf } from '../../src/rules/cages.js';
import { hasChanged, inEveryFilling, placesIn } from '../../src/rules/fillings.js';
import { MOST_TOLD } from './sum-combinations.js';

/** A digit that all fillings of a sum contain. */
export interface SureDigit {
  readonly rule: number;
  readonly cells: readonly Cell[];
  readonly digit: Digit;
  readonly places: readonly Cell[];
  /** The combinations of the sum, if its cells differ. */
  readonly sets?: readonly Bits[];
}

function* sureDigitHits(board: Markup, since?: number): Generator<Hit<SureDigit>, void, void> {
  const { geometry } = board;
  for (let index = 0; index < geometry.rules.length; index++) {
    const rule = geometry.rules[index]!;
    if (!mayLack(rule, geometry) || !hasChanged(rule, board, since)) continue;
    for (let sure = inEveryFilling(rule, board); sure; sure &= sure - 1) {
      const digit = lowestBit(sure);
      const places = placesIn(rule, board, sure & -sure);
      const lost = seeingAll(board, digit, places);
      if (places.length < 2 || lost.length === 0) continue;
      const sets = setsOf(board, rule);
      yield removing({ rule: index, cells: rule.cells, digit, places, ...(sets && { sets }) }, lost);
    }
  }
}

/** True if a rule, several cells that are no whole house, may lack digits. */
const mayLack = ({ cells, total, equation }: Rule, { size }: Geometry): boolean =>
  cells.length > 1 && (total !== undefined || (!equation && cells.length < size));

function messageOf(hit: Hit<SureDigit>, geometry: Geometry): Message {
  const { rule, digit, places, sets } = hit.pattern;
  const { cells, total } = geometry.rules[rule]!;
  const terms = {
    cage: clues(total === undefined ? { cells, rule } : { cells, total }),
    digit: digits(digit),
    places: anyCell(places),
    conclusion: conclusion(hit),
  };
  if (sets && sets.length <= MOST_TOLD)
    return say(
      'The {cage} can only be {sets}, so it has {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.',
      { ...terms, sets: combinations(sets) },
    );
  return total === undefined
    ? say(
        'However the {cage} is filled, it has {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.',
        terms,
      )
    : say(
        'Without {digit}, the {cage} cannot reach its sum, so it has {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.',
        terms,
      );
}

/** A digit that every way to reach a sum contains is in its cells, and in no cell that sees all its places there. */
export const digitOfASum: Strategy<SureDigit> = {
  id: 'digit-of-a-sum',
  name: 'Digit of a Sum',
  aliases: ['must-have digit', 'cage locked candidate'],
  learnAfter: ['sum-combinations', 'pointing'],
  family: 'rules',
  level: 'medium',
  score: 50,
  needs: 'rules',
  find: (board, since) => sureDigitHits(board, since),
  explain: (hit, geometry) => {
    const { rule, cells: list, digit, places } = hit.pattern;
    return {
      message: messageOf(hit, geometry),
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
