/**
 * The history of a play on the page: undo and redo as in `Game` of the library, with a checkpoint, and with ways back
 * to a named play and to the last correct one. `Game` also reads texts and finds mistakes: here a worker does both, so
 * that the first view loads neither.
 */

import { type Cell, type Digit, EMPTY, openTo } from '../../../src/core/index.js';
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

/** Returns the number of entries that a return to another history takes: its actions, or the values that vanish. */
export function entriesBetween(history: PageHistory, before: PageHistory): number {
  const undone = history.past.length - before.past.length;
  const vanished = history.play.values.filter((value, cell) => value !== before.play.values[cell]);
  return before === history || undone > 0 ? undone : vanished.length;
}

/**
 * Takes values out of cells, as one action, and keeps all later ones. Marks that these values had removed return, unless
 * another value rules them out.
 */
export function takenOut(history: PageHistory, cells: readonly Cell[]): PageHistory {
  const { play } = history;
  const plays = [...history.past, play];
  const values = play.values.map((value, cell) => (cells.includes(cell) ? EMPTY : value));
  const centre = [...play.centre];
  const corner = [...play.corner];
  const own = Int8Array.from(values);
  for (const cell of cells) {
    const at = plays.findLastIndex((each) => each.values[cell] !== play.values[cell]);
    const [before, after] = [plays[at], plays[at + 1]];
    for (const [other, value] of values.entries())
      if (before && after && value === EMPTY) {
        const open = openTo(play.geometry, own, other);
        centre[other]! |= before.centre[other]! & ~after.centre[other]! & open;
        corner[other]! |= before.corner[other]! & ~after.corner[other]! & open;
      }
  }
  return did(history, { ...play, values, centre, corner });
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
