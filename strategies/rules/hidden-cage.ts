import type { Bits } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import { clause, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { setsOf } from '../../src/rules/cages.js';
import type { HouseDifference } from '../../src/rules/house-differences.js';
import { differenceHits, differenceMarks, differenceTerms, differenceTruth } from './house-differences.js';
import { combinationMessage } from './sum-combinations.js';

/** Cells that sums leave in some houses, or have beyond them, with the combinations of digits if they differ. */
export interface HiddenCage {
  readonly difference: HouseDifference;
  readonly sets?: readonly Bits[];
}

const isHiddenCage = ({ innies, outies }: HouseDifference): boolean =>
  (innies.length === 0 || outies.length === 0) && innies.length + outies.length > 1;

function* hiddenCageHits(board: Markup, since?: Stamp): Generator<Hit<HiddenCage>, void, void> {
  for (const { remove, pattern } of differenceHits(board, isHiddenCage, since)) {
    const { innies, outies, total } = pattern;
    const sets = setsOf(board, { cells: [...innies, ...outies], total: Math.abs(total) });
    yield removing({ difference: pattern, ...(sets && { sets }) }, remove);
  }
}

function messageOf(hit: Hit<HiddenCage>, geometry: Geometry): Message {
  const { difference, sets } = hit.pattern;
  const { innies, outies, total } = difference;
  const own = [...innies, ...outies];
  const cage = { total: Math.abs(total), cells: own };
  const { conclusion: _, ...terms } = differenceTerms({ ...hit, pattern: difference }, geometry);
  const why = clause(
    combinationMessage(hit, { cage, total: Math.abs(total), cells: own, ...(sets && { sets }) }, geometry),
  );
  return innies.length > 0
    ? say(
        'The digits of {houses} add up to {whole}. The sums inside take {parts} of this, so the cells left, {innies}, add up to {total}. {why}',
        { ...terms, why },
      )
    : say(
        'The digits of {houses} add up to {whole}. The sums that cover {houses:it|them} add up to {parts}, so {outies:the cell|the cells} outside, {outies}, {outies:is|make} the difference, {total}. {why}',
        { ...terms, why },
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
  find: (board, since) => hiddenCageHits(board, since),
  explain: (hit, geometry) => ({
    message: messageOf(hit, geometry),
    marks: differenceMarks({ pattern: hit.pattern.difference }, hit, geometry),
    truths: [differenceTruth(hit.pattern.difference)],
  }),
};
