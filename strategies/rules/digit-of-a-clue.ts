import { type Bits, bitsOf } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { seeingAll } from '../../src/core/seeing.js';
import { markCandidates, markClue } from '../../src/logic/step/marks.js';
import {
  anyCell,
  clues,
  combinations,
  conclusion,
  digits,
  houses,
  type Message,
  say,
} from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { setsOf } from '../../src/rules/cages.js';
import { hasChanged, placesIn, sureDigits } from '../../src/rules/fillings.js';
import { MOST_TOLD } from './sum-combinations.js';

/** Digits that all fillings of a clue have in its open cells, and the places of each. */
export interface SureDigits {
  readonly rule: number;
  readonly cells: readonly Cell[];
  readonly digits: readonly { readonly digit: Digit; readonly places: readonly Cell[] }[];
  /** The houses of all these places, if they have common ones in which they are used up. */
  readonly houses: readonly House[];
  /** True if a solved cell of the clue has the digit, which is then the only one, so that the places hold another. */
  readonly isAgain?: true;
  /** The combinations of the sum, if its cells differ. */
  readonly sets?: readonly Bits[];
}

function* sureDigitHits(board: Markup, since?: number): Generator<Hit<SureDigits>, void, void> {
  const { geometry } = board;
  const all = sureDigits(board);
  for (let index = 0; index < geometry.rules.length; index++) {
    const rule = geometry.rules[index]!;
    if (!hasChanged(rule, board, since)) continue;
    const sure = bitsOf(all[index]!).flatMap((digit) => {
      const places = placesIn(rule, board, 1 << digit);
      const lost = places.length < 2 ? [] : seeingAll(board, digit, places);
      return lost.length > 0 ? [{ digit, places, lost }] : [];
    });
    const isAgain = ({ digit }: Sure): boolean => rule.cells.some((cell) => board.values[cell] === digit);
    const first = sure.filter((each) => !isAgain(each));
    if (first.length > 0) yield sureHit(board, index, first, false);
    for (const each of sure.filter(isAgain)) yield sureHit(board, index, [each], true);
  }
}

/** A digit, its places in the open cells of a clue, and what these rule out. */
interface Sure {
  readonly digit: Digit;
  readonly places: readonly Cell[];
  readonly lost: readonly Candidate[];
}

function sureHit(board: Markup, index: number, sure: readonly Sure[], isAgain: boolean): Hit<SureDigits> {
  const { geometry } = board;
  const rule = geometry.rules[index]!;
  const remove = sure.flatMap(({ lost }) => lost);
  const sets = isAgain ? undefined : setsOf(board, rule);
  const common = geometry.commonHouses([...new Set(sure.flatMap(({ places }) => places))]);
  const isIn = (candidate: Candidate): boolean =>
    common.some((house) => geometry.holds(house, geometry.cellOf(candidate)));
  return removing(
    {
      rule: index,
      cells: rule.cells,
      digits: sure.map(({ digit, places }) => ({ digit, places })),
      houses: remove.every(isIn) ? common : [],
      ...(isAgain && { isAgain }),
      ...(sets && { sets }),
    },
    remove,
  );
}

function messageOf(hit: Hit<SureDigits>, geometry: Geometry): Message {
  const { rule, digits: sure, isAgain, sets, houses: common } = hit.pattern;
  const { cells, total } = geometry.rules[rule]!;
  const isTold = sets !== undefined && sets.length <= MOST_TOLD;
  const terms = {
    cage: clues(total === undefined ? { cells, rule } : { cells, total }),
    sets: combinations(isTold ? sets : []),
    conclusion: conclusion(hit),
  };
  const [{ digit, places }, ...others] = sure as [SureDigits['digits'][number]];
  const one = { ...terms, digit: digits(digit), places: anyCell(places) };
  if (others.length > 0) {
    const all = { ...terms, digits: digits(...sure.map((each) => each.digit)) };
    if (common.length > 0)
      return isTold && sets.length > 1
        ? say('The {cage} takes {sets}, so {digits} are used up in {houses}: {conclusion}.', {
            ...all,
            houses: houses(common),
          })
        : say('The {cage} takes {digits}, which are used up in {houses}: {conclusion}.', {
            ...all,
            houses: houses(common),
          });
    return isTold && sets.length > 1
      ? say(
          'The {cage} takes {sets}, so it has {digits}. Cells that see all places of one of these in it are not that digit: {conclusion}.',
          all,
        )
      : say(
          'The {cage} has {digits}. Cells that see all places of one of these in it are not that digit: {conclusion}.',
          all,
        );
  }
  if (isTold)
    return say(
      'The {cage} takes {sets}, so it has {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.',
      one,
    );
  if (isAgain)
    return say(
      'However the {cage} is filled, it has another {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.',
      one,
    );
  return total === undefined
    ? say(
        'However the {cage} is filled, it has {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.',
        one,
      )
    : say(
        'Without {digit}, the {cage} cannot reach its sum, so it has {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.',
        one,
      );
}

/** Digits that every way to fill a clue has in its open cells are in these, and in no cell that sees all their places. */
export const digitOfAClue: Strategy<SureDigits> = {
  id: 'digit-of-a-clue',
  name: 'Digit of a Clue',
  aliases: ['digit of a sum', 'must-have digit', 'cage locked candidate'],
  learnAfter: ['sum-combinations', 'pointing'],
  family: 'rules',
  level: 'medium',
  score: 50,
  needs: 'rules',
  find: (board, { since } = {}) => sureDigitHits(board, since),
  explain: (hit, geometry) => {
    const { rule, cells: list, digits: sure } = hit.pattern;
    return {
      message: messageOf(hit, geometry),
      marks: [
        ...markClue(list),
        ...markCandidates(
          'pattern',
          sure.flatMap(({ digit, places }) => places.map((cell) => geometry.candidate(cell, digit))),
        ),
        ...markCandidates('target', hit.remove),
      ],
      truths: [{ kind: 'rule', rule }],
    };
  },
};
