/**
 * The rungs of rectangles. Of those with the same four cells HoDoKu looks at the first only; a subset of type 3 has no
 * digit of the rectangle; the open corner of an avoidable one has two candidates.
 */
import { avoidableRectangle1, avoidableRectangle2 } from '../../../strategies/uniqueness/avoidable-rectangle.js';
import { hiddenRectangle } from '../../../strategies/uniqueness/hidden-rectangle.js';
import {
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
} from '../../../strategies/uniqueness/unique-rectangle.js';
import { uniqueRectangle6 } from '../../../strategies/uniqueness/unique-rectangle-6.js';
import { avoidable1 } from '../../logic/deadly/avoidable-rectangles.js';
import { hiddenRectangles, rectangleXWings } from '../../logic/deadly/locked-rectangles.js';
import { firstOfTheirCells, isType2, isType5 } from '../../logic/deadly/rectangles.js';
import { ownDigits, type3Hits } from '../../logic/deadly/subsets.js';
import { type1Hits, type2Hits, type4Hits } from '../../logic/deadly/types.js';
import { type Rung, rungOf } from '../rung.js';

export const rectangles: readonly Rung[] = [
  rungOf(uniqueRectangle1, (board) => type1Hits(board, firstOfTheirCells(board))),
  rungOf(uniqueRectangle2, (board) => type2Hits(board, firstOfTheirCells(board), isType2)),
  rungOf(uniqueRectangle3, (board) => type3Hits(board, firstOfTheirCells(board), ownDigits)),
  rungOf(uniqueRectangle4, (board) => type4Hits(board, firstOfTheirCells(board))),
  rungOf(uniqueRectangle5, (board) => type2Hits(board, firstOfTheirCells(board), isType5)),
  rungOf(uniqueRectangle6, (board) => rectangleXWings(board, firstOfTheirCells(board))),
  rungOf(hiddenRectangle, (board) => hiddenRectangles(board, firstOfTheirCells(board))),
  rungOf(avoidableRectangle1, (board) => avoidable1(board, 2)),
  rungOf(avoidableRectangle2),
];
