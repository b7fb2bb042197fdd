/** What the editor draws over the board, in cells: the chosen clue with the ends to drag, and clues that state nothing. */
import { nothing, svg } from 'lit';
import type { Constraint, GridPoint, Statement } from '../../../constraints/index.js';
import { centreOf } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import { gestureOf } from './forms.js';
import { placesOfClue } from './hits.js';
import { cellOfEnd, endsOf } from './strokes.js';

/** How a clue is marked. */
export type ClueMark = 'chosen' | 'unfinished' | 'contradicting';

/** Marks a clue: by a line round its cells, which are tinted in a contradiction, or by a ring at its place. */
export function markedClue(clue: Statement, constraint: Constraint, mark: ClueMark, size: number) {
  const gesture = gestureOf(constraint);
  const isPlace = gesture === 'edge' || gesture === 'corner' || gesture === 'outside';
  const radius = gesture === 'outside' ? 0.42 : 0.3;
  return isPlace
    ? placesOfClue(clue, constraint, size).map(
        ([at]) => svg`<circle class=${mark} cx=${at!.column} cy=${at!.row} r=${radius}></circle>`,
      )
    : [
        mark === 'contradicting' ? svg`<path class="tint" d=${areaOf(clue.lists.flat(), size)}></path>` : nothing,
        svg`<path class=${mark} d=${borderOf(clue.lists.flat(), size)}></path>`,
      ];
}

/** Returns a path round each of some cells. */
const areaOf = (cells: readonly Cell[], size: number): string =>
  [...new Set(cells)].map((cell) => `M${cell % size} ${Math.floor(cell / size)}h1v1h-1z`).join('');

/** Draws the ends of the chosen line, which can be dragged. */
export const handles = (clue: Statement, constraint: Constraint, size: number) =>
  [...new Set(endsOf(clue, constraint).map((end) => cellOfEnd(clue, end)))].map((cell) => {
    const { row, column } = centreOf(cell, size);
    return svg`<circle class="handle" cx=${column} cy=${row} r="0.13"></circle>`;
  });

/** Returns a path along the sides of cells beyond which others lie. */
function borderOf(cells: readonly Cell[], size: number): string {
  const own = new Set(cells);
  const at = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < size && column < size && own.has(row * size + column);
  const line = (from: GridPoint, to: GridPoint): string => `M${from.column} ${from.row}L${to.column} ${to.row}`;
  return [...own]
    .map((cell) => {
      const [row, column] = [Math.floor(cell / size), cell % size];
      const [a, b] = [
        { row, column },
        { row, column: column + 1 },
      ];
      const [c, d] = [
        { row: row + 1, column },
        { row: row + 1, column: column + 1 },
      ];
      return [
        at(row - 1, column) ? '' : line(a, b),
        at(row + 1, column) ? '' : line(c, d),
        at(row, column - 1) ? '' : line(a, c),
        at(row, column + 1) ? '' : line(b, d),
      ].join('');
    })
    .join('');
}
