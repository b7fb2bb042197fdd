import type { Bits } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import { clause, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, leaving, type Strategy } from '../../src/logic/step/strategy.js';
import { setsOf } from '../../src/rules/cages.js';
import type { HouseDifference } from '../../src/rules/house-differences.js';
import { type Misfit, misfitOf } from '../../src/rules/misfit.js';
import { differenceHits, differenceMarks, differenceTerms, differenceTruth } from './house-differences.js';
import { combinationMessage, MOST_TOLD } from './sum-combinations.js';

/** Cells that sums leave in some houses, or have beyond them, with the combinations of digits if they differ. */
export interface HiddenCage {
  readonly difference: HouseDifference;
  readonly sets?: readonly Bits[];
  /** A candidate that does not fit, if some have a digit of the combinations. */
  readonly misfit?: Misfit;
}

const isHiddenCage = ({ innies, outies }: HouseDifference): boolean =>
  (innies.length === 0 || outies.length === 0) && innies.length + outies.length > 1;

function* hiddenCageHits(board: Markup, since?: Stamp): Generator<Hit<HiddenCage>, void, void> {
  for (const { remove, pattern } of differenceHits(board, isHiddenCage, since)) {
    const { innies, outies, total } = pattern;
    const own = [...innies, ...outies];
    const sum = Math.abs(total);
    const sets = setsOf(board, { cells: own, total: sum });
    const used = sets?.reduce((union, set) => union | set, 0);
    const isListed =
      used !== undefined &&
      sets!.length <= MOST_TOLD &&
      remove.every((candidate) => (used & (1 << board.geometry.digitOf(candidate))) === 0);
    const why = { ...(sets && { sets }), ...(!isListed && { misfit: misfitOf(board, own, sum, remove) }) };
    yield leaving({ difference: pattern, ...why }, board, remove);
  }
}

function messageOf(hit: Hit<HiddenCage>, geometry: Geometry): Message {
  const { difference, ...why } = hit.pattern;
  const { innies, outies, total } = difference;
  const own = [...innies, ...outies];
  const cage = { total: Math.abs(total), cells: own };
  const { conclusion: _, ...terms } = differenceTerms({ ...hit, pattern: difference }, geometry);
  const told = clause(combinationMessage(hit, { cage, total: Math.abs(total), cells: own, ...why }, geometry));
  return innies.length > 0
    ? say(
        'The digits of {houses} add up to {whole}. The sums inside take {parts} of this, so the cells left, {innies}, add up to {total}. {why}',
        { ...terms, why: told },
      )
    : say(
        'The digits of {houses} add up to {whole}. The sums that cover {houses:it|them} add up to {parts}, so {outies:the cell|the cells} outside, {outies}, {outies:is|make} the difference, {total}. {why}',
        { ...terms, why: told },
      );
}

/** Several cells that sums leave in some houses, or have beyond them, are a cage of their own. */
export const hiddenCage: Strategy<HiddenCage> = {
  id: 'hidden-cage',
  name: 'Hidden Cage',
  aliases: ['virtual cage', 'innies of several cells'],
  learnAfter: ['innies-and-outies'],
  family: 'rules',
  level: 'medium',
  score: 60,
  needs: 'rules',
  find: (board, { since } = {}) => hiddenCageHits(board, since),
  explain: (hit, geometry) => ({
    message: messageOf(hit, geometry),
    marks: differenceMarks({ pattern: hit.pattern.difference }, hit, geometry),
    truths: [differenceTruth(hit.pattern.difference)],
  }),
};
