/** A play and all there were before it. Nothing is lost by undoing until something else is done. */

import { type Digit, EMPTY } from '../../../src/face/index.js';
import { areSame, type Play } from './play.js';

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

/** As it was, or will be, when it comes to a play that is the same; undefined where there is none. */
export function turnedTo(history: History, wanted: Play): History | undefined {
  if (areSame(history.play, wanted)) return history;
  const at = playsOf(history).findIndex((play) => areSame(play, wanted));
  return at < 0 ? undefined : jumped(history, at);
}

const playsOf = ({ past, play, future }: History): readonly Play[] => [...past, play, ...future];

/** To one of its plays, counted from the first. */
function jumped(history: History, to: number): History {
  const plays = playsOf(history);
  const play = plays[to];
  return play ? { ...history, past: plays.slice(0, to), play, future: plays.slice(to + 1) } : history;
}
