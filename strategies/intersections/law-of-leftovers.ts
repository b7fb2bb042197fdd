import { type Leftovers, leftovers } from '../../src/logic/digit/leftovers.js';
import { markCandidates, markCells, markHouses, named } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, type Message, say } from '../../src/logic/step/message.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

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
      'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({here}) hold the same digits as the cells of {other} outside {own} ({there}). One of {there} is {digit}, so one of {here} is {digit} too. It has only one place there: {conclusion}.',
      terms,
    );
  if (isNeeded)
    return say(
      'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({here}) hold the same digits as the cells of {other} outside {own} ({there}). One of {there} is {digit}, so one of {here} is {digit} too, in {places}. A cell that sees all of these cannot be {digit}: {conclusion}.',
      { ...terms, places: cells(places) },
    );
  if (places.length > 0)
    return say(
      'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({here}) hold the same digits as the cells of {other} outside {own} ({there}). A {digit} on one side needs a {digit} on the other, and of {there} only {places} can take it. So {digit} is false wherever in {here} it would rule that out: {conclusion}.',
      { ...terms, places: cells(places) },
    );
  return say(
    'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({here}) hold the same digits as the cells of {other} outside {own} ({there}). {digit} has no place in {there}, so it has none in {here}: {conclusion}.',
    terms,
  );
}

/** Cells that lines have beyond as many regions take the digits that the regions have beyond the lines. */
export const lawOfLeftovers: Strategy<Leftovers> = {
  id: 'law-of-leftovers',
  name: 'Law of Leftovers',
  names: { de: 'Gesetz der Reste' },
  aliases: ['LoL'],
  learnAfter: ['claiming'],
  family: 'intersections',
  level: 'medium',
  score: 80,
  needs: 'regions',
  find: (board, since) => firstOfEachOutcome(leftovers(board, since)),
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
