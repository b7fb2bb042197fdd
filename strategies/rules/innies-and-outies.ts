import { EMPTY, type Markup } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import { type Message, say } from '../../src/logic/step/message.js';
import { type Hit, placing, type Strategy } from '../../src/logic/step/strategy.js';
import type { HouseDifference } from '../../src/rules/house-differences.js';
import { differenceMarks, differencesOf, differenceTerms, differenceTruth } from './house-differences.js';

/** Yields the one cell that sums leave in some houses, or that they have beyond these. */
function* singleHits(board: Markup): Generator<Hit<HouseDifference>, void, void> {
  const { geometry, digits, values } = board;
  for (const { difference, rule } of differencesOf(geometry)) {
    const cell = rule.cells[0]!;
    // Those of one cell come first.
    if (rule.cells.length > 1) return;
    if (values[cell] !== EMPTY) continue;
    const digit = geometry.numbers.indexOf(Math.abs(difference.total));
    if (digit >= 0 && digits[cell]! & (1 << digit)) yield placing(difference, geometry.candidate(cell, digit));
  }
}

function messageOf(hit: Hit<HouseDifference>, geometry: Geometry): Message {
  const { innies, rules } = hit.pattern;
  const terms = differenceTerms(hit, geometry);
  if (innies.length > 0 && rules.length === 1)
    return say(
      'The digits of {houses} add up to {whole}, and the sum inside takes {parts} of this. The one cell left, {innies}, is the rest, {total}: {conclusion}.',
      terms,
    );
  if (innies.length > 0)
    return say(
      'The digits of {houses} add up to {whole}. The sums inside take {parts} of this. The one cell left, {innies}, is the rest, {total}: {conclusion}.',
      terms,
    );
  return say(
    'The digits of {houses} add up to {whole}. The sums that cover {houses:it|them} add up to {parts}. The one cell outside, {outies}, is the difference, {total}: {conclusion}.',
    terms,
  );
}

/** Houses have a known sum, so the one cell that sums inside leave, or that sums that cover them have outside, is known. */
export const inniesAndOuties: Strategy<HouseDifference> = {
  id: 'innies-and-outies',
  name: 'Innies and Outies',
  aliases: ['45 rule', 'rule of 45'],
  learnAfter: ['sum-combinations'],
  family: 'rules',
  level: 'easy',
  score: 30,
  needs: 'rules',
  find: (board) => singleHits(board),
  explain: (hit, geometry) => ({
    message: messageOf(hit, geometry),
    marks: differenceMarks(hit, hit, geometry),
    truths: [differenceTruth(hit.pattern)],
  }),
};
