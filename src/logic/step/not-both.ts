/** Why two candidates are not both true, as a sentence. */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { candidates, cells, digits, houses, type Message, say } from './message.js';

/** Returns the sentence for two candidates that conflict: in one cell, in one house, or by a rule of the puzzle. */
export function notBothMessage(one: Candidate, other: Candidate, geometry: Geometry): Message {
  const both = [geometry.cellOf(one), geometry.cellOf(other)];
  const digit = geometry.digitOf(one);
  if (both[0] === both[1])
    return say('{cell} cannot be both {digits}.', {
      cell: cells(both.slice(0, 1)),
      digits: digits(digit, geometry.digitOf(other)),
    });
  const [house] = digit === geometry.digitOf(other) ? geometry.commonHouses(both) : [];
  return house === undefined
    ? say('By the rules of this puzzle, {pair} are not both true.', { pair: candidates([one, other]) })
    : say('{cells} share {house}, so they are not both {digit}.', {
        cells: cells(both),
        house: houses([house]),
        digit: digits(digit),
      });
}
