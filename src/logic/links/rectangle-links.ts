/**
 * Strong links of unique rectangles: the corners cannot all be reduced to the two digits, so one of the other
 * candidates is true. The links join these candidates by corner or by digit. Sound only if the puzzle has one solution.
 */

import type { Markup } from '../../core/board.js';
import { candidatesAmong } from '../../core/candidates.js';
import type { Candidate } from '../../core/geometry.js';
import { type Rectangle, rectangles } from '../deadly/rectangles.js';
import { markCells, named } from '../step/marks.js';
import { cells, digitSet, say } from '../step/message.js';
import { deadlyTruth } from '../step/truths.js';
import { onDemand, type StrongLink } from './graph.js';

export function* rectangleLinks(board: Markup): Generator<StrongLink, void, void> {
  for (const rectangle of rectangles(board)) yield* linksOf(board, rectangle);
}

function* linksOf(board: Markup, rectangle: Rectangle): Generator<StrongLink, void, void> {
  const { geometry } = board;
  const { pair, extra } = rectangle;
  const guardians = candidatesAmong(board, extra, ~pair);
  const truths = [
    deadlyTruth(
      rectangle.cells,
      rectangle.cells.map(() => pair),
    ),
  ];
  const pattern = onDemand(() => ({
    label: 'UR',
    message: say(
      'If {cells} held only {pair}, these two digits could be exchanged, and the puzzle would have two solutions. So one of the other candidates there is true (UR, a unique rectangle).',
      {
        cells: cells(rectangle.cells),
        pair: digitSet(pair),
      },
    ),
    marks: named('rectangle', markCells('pattern', rectangle.cells)),
  }));
  for (const part of [(c: Candidate) => geometry.cellOf(c), (c: Candidate) => geometry.digitOf(c)]) {
    const kinds = [...new Set(guardians.map(part))];
    if (kinds.length !== 2) continue;
    const side = (kind: number): Candidate[] => guardians.filter((candidate) => part(candidate) === kind);
    yield { ends: [side(kinds[0]!), side(kinds[1]!)], truths, pattern };
  }
}
