/** What is wrong with a play, as JSON. What would be right is told only to those who ask. */
import type { Geometry } from '../../core/geometry.js';
import type { Mistake } from '../../play/mistakes.js';
import { cellJson, houseJson, type JsonCell, type JsonHouse } from './cell.js';

export type JsonMistake =
  | ({ readonly kind: 'clash'; readonly digit: number; readonly cells: readonly JsonCell[] } & JsonHouse)
  | ({ readonly kind: 'wrong'; readonly digit: number; readonly right?: number } & JsonCell)
  | ({ readonly kind: 'lost'; readonly digit?: number } & JsonCell)
  | ({ readonly kind: 'stale'; readonly digit: number; readonly by: JsonCell } & JsonCell);

/** `spoil`: tell what is right. */
export function mistakeJson(geometry: Geometry, mistake: Mistake, spoil: boolean): JsonMistake {
  const { kind } = mistake;
  const digit = mistake.digit + 1;
  switch (kind) {
    case 'clash': {
      const cells = mistake.cells.map((cell) => cellJson(geometry, cell));
      return { kind, ...houseJson(geometry, mistake.house), digit, cells };
    }
    case 'wrong':
      return { kind, ...cellJson(geometry, mistake.cell), digit, ...(spoil && { right: mistake.right + 1 }) };
    case 'lost':
      return { kind, ...cellJson(geometry, mistake.cell), ...(spoil && { digit }) };
    case 'stale':
      return { kind, ...cellJson(geometry, mistake.cell), digit, by: cellJson(geometry, mistake.by) };
  }
}
