import type { Geometry } from '../../src/core/geometry.js';
import { type EmptyRectangle, emptyRectangles } from '../../src/logic/digit/empty-rectangles.js';
import {
  type Chain,
  chainMarks,
  chainTruths,
  linkToOtherPlace,
  strongLinkTo,
  weakLinkTo,
} from '../../src/logic/links/chain.js';
import { markCandidates, markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, refutedSupposition, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { dualOf } from './dual.js';

/** The pattern as a chain: the far place or the second arm is true. */
const emptyRectangleChain = (
  { digit, box, arms: [first, second], link, near, far }: EmptyRectangle,
  geometry: Geometry,
): Chain => [
  weakLinkTo(geometry.candidate(far, digit)),
  linkToOtherPlace(geometry, link, near, digit),
  weakLinkTo(...first.map((cell) => geometry.candidate(cell, digit))),
  strongLinkTo(
    second.map((cell) => geometry.candidate(cell, digit)),
    houseTruths([box], digit),
  ),
];

/**
 * A box that holds a digit in one row and one column only, and a strong link from one of the lines: if the link's far
 * end is false, the digit is in the other line.
 */
export const emptyRectangle: Strategy<EmptyRectangle> = {
  id: 'empty-rectangle',
  name: 'Empty Rectangle',
  aliases: ['hinge', 'rectangle elimination'],
  learnAfter: ['two-string-kite', 'claiming'],
  aboutLines: true,
  family: 'single-digit',
  level: 'hard',
  score: 120,

  find: (board, { since, clock } = {}) => emptyRectangles(board, 2, since, clock),

  explain({ place, remove, pattern }, geometry) {
    const { digit, box, lines, arms, link, near, far } = pattern;
    const links = emptyRectangleChain(pattern, geometry);
    return {
      message: say(
        'In {box}, every place for {digit} lies in {first} or {second} ({places}). In {link}, {digit} is in {near} or {far}. Suppose {supposed}. Then {far} is not {digit}, so {near} is. With these two, {box} has no place for {digit}. So {conclusion}.',
        {
          box: houses([box]),
          digit: digits(digit),
          places: cells(arms.flat()),
          first: houses([lines[0]]),
          second: houses([lines[1]]),
          supposed: refutedSupposition(true, ...remove),
          near: cells([near]),
          far: cells([far]),
          link: houses([link]),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...markHouses('pattern', [box, link]), ...chainMarks(links), ...markCandidates('target', remove)],
      truths: chainTruths(links),
    };
  },
};

/** Two empty rectangles in one box. */
export const dualEmptyRectangle = dualOf(
  emptyRectangle,
  {
    id: 'dual-empty-rectangle',
    name: 'Dual Empty Rectangle',
    learnAfter: ['empty-rectangle'],
    aboutLines: true,
  },
  ({ digit, box }) => [digit, box].join(),
);
