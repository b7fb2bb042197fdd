/** What there is to name of a rectangle. */
import type { Rectangle } from '../../src/logic/deadly/rectangles.js';
import { cells, digitSet, type Term } from '../../src/logic/step/message.js';

export const rectangleTerms = ({ cells: corners, pair }: Rectangle): { corners: Term; pair: Term } => ({
  corners: cells(corners),
  pair: digitSet(pair),
});
