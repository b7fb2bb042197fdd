/**
 * Two strong links of one digit, joined by a weak one: a = b - c = d. One of a and d is true, since b and c are not
 * both. Skyscraper, kite and turbot fish say the same of links that lie differently.
 */
import type { Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { type Chain, chainMarks, chainTruths, otherPlace, weakly } from '../../src/logic/links/chain.js';
import { markCandidates, markHouses } from '../../src/logic/step/marks.js';
import { cells, digits, houses, say } from '../../src/logic/step/message.js';
import type { Explanation, Hit } from '../../src/logic/step/strategy.js';

export interface TwoLinks {
  readonly digit: Digit;
  /** Where the digit has two places: those of `cells` 0 and 1, and those of 2 and 3. */
  readonly houses: readonly [House, House];
  /** End, inner, inner, end: the inner ones see each other. The ends may be one cell. */
  readonly cells: readonly [Cell, Cell, Cell, Cell];
}

/** The pattern as a chain, from end to end. */
function twoLinksChain({ digit, houses: [first, second], cells }: TwoLinks, geometry: Geometry): Chain {
  const [a, b, c, d] = cells;
  return [
    weakly(geometry.candidate(a, digit)),
    otherPlace(geometry, first, b, digit),
    weakly(geometry.candidate(c, digit)),
    otherPlace(geometry, second, d, digit),
  ];
}

const OPEN =
  '{digit} is in {a} or {b} in {first}, and in {c} or {d} in {second}. {b} and {c} see each other, so not both hold it';

export function explainTwoLinks({ remove, pattern }: Hit<TwoLinks>, geometry: Geometry): Explanation {
  const [a, b, c, d] = pattern.cells;
  const links = twoLinksChain(pattern, geometry);
  const terms = {
    digit: digits(pattern.digit),
    first: houses([pattern.houses[0]]),
    second: houses([pattern.houses[1]]),
    a: cells([a]),
    b: cells([b]),
    c: cells([c]),
    d: cells([d]),
  };
  return {
    message:
      a === d
        ? say(`${OPEN}: {a} does, and what sees it does not.`, terms)
        : say(`${OPEN}: {a} or {d} does, and what sees both of these does not.`, terms),
    marks: [...markHouses('pattern', pattern.houses), ...chainMarks(links), ...markCandidates('target', remove)],
    truths: chainTruths(links),
  };
}
