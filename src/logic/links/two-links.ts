/**
 * Two strong links of one digit, joined by a weak one: a = b - c = d. One of a and d is true, since b and c are not
 * both true. Skyscraper, kite and turbot fish are this pattern with the links in different kinds of houses.
 */
import type { Cell, Digit, Geometry, House } from '../../core/geometry.js';
import { markCandidates, markHouses } from '../step/marks.js';
import { cells, clause, conclusion, digits, houses, say } from '../step/message.js';
import { notBothMessage } from '../step/not-both.js';
import type { Explanation, Hit } from '../step/strategy.js';
import { type Chain, chainMarks, chainTruths, linkToOtherPlace, weakLinkTo } from './chain.js';

export interface TwoLinks {
  readonly digit: Digit;
  /** Houses with two places for the digit: `cells` 0 and 1, and `cells` 2 and 3. */
  readonly houses: readonly [House, House];
  /** The cells in the order end, inner, inner, end. The inner ones see each other; the ends may be one cell. */
  readonly cells: readonly [Cell, Cell, Cell, Cell];
}

/** Returns the pattern as a chain, from end to end. */
function twoLinksChain({ digit, houses: [first, second], cells }: TwoLinks, geometry: Geometry): Chain {
  const [a, b, c, d] = cells;
  return [
    weakLinkTo(geometry.candidate(a, digit)),
    linkToOtherPlace(geometry, first, b, digit),
    weakLinkTo(geometry.candidate(c, digit)),
    linkToOtherPlace(geometry, second, d, digit),
  ];
}

const OPEN = 'In {first}, {digit} is in {a} or {b}; in {second}, it is in {c} or {d}. {notBoth}';

export function explainTwoLinks({ place, remove, pattern }: Hit<TwoLinks>, geometry: Geometry): Explanation {
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
    notBoth: clause(
      notBothMessage(geometry.candidate(b, pattern.digit), geometry.candidate(c, pattern.digit), geometry),
    ),
    conclusion: conclusion({ place, remove }),
  };
  return {
    message:
      a === d
        ? say(`${OPEN} So {a} is {digit}. Cells that see it are not {digit}: {conclusion}.`, terms)
        : say(`${OPEN} So {a} or {d} is {digit}. Cells that see both are not {digit}: {conclusion}.`, terms),
    marks: [...markHouses('pattern', pattern.houses), ...chainMarks(links), ...markCandidates('target', remove)],
    truths: chainTruths(links),
  };
}
