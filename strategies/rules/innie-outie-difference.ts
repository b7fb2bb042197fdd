import type { Geometry } from '../../src/core/geometry.js';
import { type Message, say } from '../../src/logic/step/message.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import type { HouseDifference } from '../../src/rules/house-differences.js';
import { differenceHits, differenceMarks, differenceTerms, differenceTruth } from './house-differences.js';
import { exampleTerms } from './reasons.js';

const isMixed = ({ innies, outies }: HouseDifference): boolean => innies.length > 0 && outies.length > 0;

function messageOf(hit: Hit<HouseDifference>, geometry: Geometry): Message {
  const { innies, outies, total } = hit.pattern;
  const terms = { ...differenceTerms(hit, geometry), ...exampleTerms(hit, [], geometry) };
  const { total: _, ...alike } = terms;
  const isOneEach = innies.length + outies.length === 2;
  if (total === 0)
    return say(
      'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {innies} and {outies} add up to the same. With {digit} in {cell}{conclusion:,|, for example,} this could not come out: {conclusion}.',
      alike,
    );
  if (total > 0)
    return isOneEach
      ? say(
          'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {innies} is {total} more than {outies}: {conclusion}.',
          terms,
        )
      : say(
          'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {innies} {innies:is|make} {total} more than {outies}. With {digit} in {cell}{conclusion:,|, for example,} this could not come out: {conclusion}.',
          terms,
        );
  return isOneEach
    ? say(
        'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {outies} is {total} more than {innies}: {conclusion}.',
        terms,
      )
    : say(
        'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {outies} {outies:is|make} {total} more than {innies}. With {digit} in {cell}{conclusion:,|, for example,} this could not come out: {conclusion}.',
        terms,
      );
}

/** Sums that cover houses but for some cells, with others outside, tell by how much these differ. */
export const innieOutieDifference: Strategy<HouseDifference> = {
  id: 'innie-outie-difference',
  name: 'Innie-Outie Difference',
  aliases: ['IOD', 'innies minus outies'],
  learnAfter: ['innies-and-outies'],
  family: 'rules',
  level: 'hard',
  score: 100,
  needs: 'rules',
  find: (board, { since } = {}) => differenceHits(board, isMixed, since),
  explain: (hit, geometry) => ({
    message: messageOf(hit, geometry),
    marks: differenceMarks(hit, hit, geometry),
    truths: [differenceTruth(hit.pattern)],
  }),
};
