/**
 * The history of a play on the page: undo and redo as in `Game` of the library, with a checkpoint, and with ways back
 * to a named play and to the last correct one. The page does not use `Game`, which gives hints and would load every
 * strategy before the first move: 155 kB instead of 52. Here the worker loads the strategies.
 */

import { type Digit, EMPTY } from '../../../src/face/index.js';
import { did, type History, jumped, playsOf } from '../../../src/session/index.js';
import { areSame, clashing, givensOf, type Play } from './play.js';

export { begun, did, redone, undone } from '../../../src/session/index.js';

export interface PageHistory extends History<Play> {
  /** The play that the player has set as a checkpoint. */
  readonly checkpoint?: Play;
}

export const withCheckpoint = (history: PageHistory): PageHistory => ({ ...history, checkpoint: history.play });

/** Returns to the checkpoint, as an action that can be undone. The checkpoint stays. */
export const backToCheckpoint = (history: PageHistory): PageHistory =>
  history.checkpoint ? did(history, history.checkpoint) : history;

/**
 * Returns to the last play without a wrong value or a lost mark; if the solution is not known, to the last play without
 * a clash. Later plays can be redone. If no play is correct, returns to the givens.
 */
export function beforeMistake(history: PageHistory, solution: readonly Digit[] | undefined): PageHistory {
  const isSound = (play: Play): boolean => (solution ? isRight(play, solution) : clashing(play).size === 0);
  if (isSound(history.play)) return history;
  const at = history.past.findLastIndex(isSound);
  if (at >= 0) return jumped(history, at);
  const givens = givensOf(history.play);
  return areSame(givens, history.play) ? history : did(history, givens);
}

const isRight = ({ values, centre }: Play, solution: readonly Digit[]): boolean =>
  values.every((value, cell) =>
    value === EMPTY ? centre[cell] === 0 || (centre[cell]! & (1 << solution[cell]!)) !== 0 : value === solution[cell],
  );

/** Moves the history to a play equal to the wanted one; undefined if it contains none. */
export function withCurrent(history: PageHistory, wanted: Play): PageHistory | undefined {
  if (areSame(history.play, wanted)) return history;
  const at = playsOf(history).findIndex((play) => areSame(play, wanted));
  return at < 0 ? undefined : jumped(history, at);
}
