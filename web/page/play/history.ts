/** A play and all there were before it. Nothing is lost by undoing until something else is done. */

import { EMPTY } from '../../../src/core/board.js';
import type { Digit } from '../../../src/core/geometry.js';
import type { Play } from './play.js';

export interface History {
  readonly past: readonly Play[];
  readonly play: Play;
  readonly future: readonly Play[];
  /** One to come back to. */
  readonly checkpoint?: Play;
}

export const begun = (play: Play): History => ({ past: [], play, future: [] });

/** What was done is the newest; the same play again is no step. */
export const did = (history: History, play: Play): History =>
  play === history.play ? history : { ...history, past: [...history.past, history.play], play, future: [] };

export const undone = (history: History): History => jumped(history, history.past.length - 1);

export function redone(history: History): History {
  const [next, ...future] = history.future;
  return next ? { ...history, past: [...history.past, history.play], play: next, future } : history;
}

export const kept = (history: History): History => ({ ...history, checkpoint: history.play });

/** Back to the checkpoint, which stays; that this was done can be undone. */
export const backToCheckpoint = (history: History): History =>
  history.checkpoint ? did(history, history.checkpoint) : history;

/** Back to the last play without a wrong value or a lost mark; what came after it can be redone. */
export function beforeMistake(history: History, solution: readonly Digit[]): History {
  if (isRight(history.play, solution)) return history;
  const at = history.past.findLastIndex((play) => isRight(play, solution));
  return jumped(history, at);
}

const isRight = ({ values, centre }: Play, solution: readonly Digit[]): boolean =>
  values.every((value, cell) =>
    value === EMPTY ? centre[cell] === 0 || (centre[cell]! & (1 << solution[cell]!)) !== 0 : value === solution[cell],
  );

function jumped(history: History, to: number): History {
  const { past, play, future } = history;
  if (to < 0) return history;
  return { ...history, past: past.slice(0, to), play: past[to]!, future: [...past.slice(to + 1), play, ...future] };
}
