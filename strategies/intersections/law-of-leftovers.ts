import { type Leftovers, leftovers } from '../../src/logic/digit/leftovers.js';
import { markCandidates, markCells, markHouses, named } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, type Message, say } from '../../src/logic/step/message.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

const SAME =
  '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {here} {here:is|are} left on one side, {there} on the other. Both sides hold the same digits.';

function messageOf(hit: Hit<Leftovers>): Message {
  const { digit, own, other, places, isNeeded } = hit.pattern;
  const terms = {
    own: houses(own.houses),
    other: houses(other.houses),
    here: cells(own.left),
    there: cells(other.left),
    digit: digits(digit),
    conclusion: conclusion(hit),
  };
  if (hit.place.length > 0)
    return say(
      `${SAME} {digit} is in {there}, so it is in {here} too. It has no other place there: {conclusion}.`,
      terms,
    );
  if (isNeeded)
    return say(
      `${SAME} {digit} is in {there}, so it is in {here} too, where its only {places:place is|places are} {places}. Cells that see {places:it|both|all} are not {digit}: {conclusion}.`,
      { ...terms, places: cells(places) },
    );
  if (places.length > 0)
    return say(
      `${SAME} Of {there}, only {places} can be {digit}. A {digit} in {here} that sees {places:it|both|all} would have no counterpart: {conclusion}.`,
      { ...terms, places: cells(places) },
    );
  return say(`${SAME} {digit} has no place in {there}, so it has none in {here}: {conclusion}.`, terms);
}

/** Cells that lines have beyond as many regions take the digits that the regions have beyond the lines. */
export const lawOfLeftovers: Strategy<Leftovers> = {
  id: 'law-of-leftovers',
  name: 'Law of Leftovers',
  aliases: ['LoL'],
  learnAfter: ['claiming'],
  family: 'intersections',
  level: 'medium',
  score: 80,
  needs: 'regions',
  find: (board, { since } = {}) => firstOfEachOutcome(leftovers(board, since)),
  explain: (hit, geometry) => {
    const { digit, own, other, places, base } = hit.pattern;
    return {
      message: messageOf(hit),
      marks: [
        ...markHouses('pattern', own.houses),
        ...markHouses('cover', other.houses),
        ...named('leftover', markCells('fin', [...own.left, ...other.left])),
        ...markCandidates(
          'pattern',
          places.map((cell) => geometry.candidate(cell, digit)).filter((candidate) => !hit.place.includes(candidate)),
        ),
        ...markCandidates('on', hit.place),
        ...markCandidates('target', hit.remove),
      ],
      truths: houseTruths(base, digit),
    };
  },
};
