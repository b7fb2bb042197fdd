/** The histories of drafts, so that undo goes on where a setter left a draft, until the page is closed. */
import { begun, type History } from '../../../../src/session/index.js';
import type { PuzzleDrawing } from '../drawing.js';

/** What areas of the page leave for when the reader comes back. */
type Left = Map<string, unknown>;

const nameOf = (id: string): string => `draft ${id}`;

export const leaveHistory = (left: Left, id: string, history: History<PuzzleDrawing>): void => {
  left.set(nameOf(id), history);
};

/** Returns the history of a draft. It begins with the drawing unless that is what the setter left. */
export function historyOf(left: Left, id: string, drawing: PuzzleDrawing): History<PuzzleDrawing> {
  const history = left.get(nameOf(id)) as History<PuzzleDrawing> | undefined;
  return history && JSON.stringify(history.play) === JSON.stringify(drawing) ? history : begun(drawing);
}
