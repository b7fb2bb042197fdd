/**
 * A history as an immutable value: the present state, the states before it, and those that were undone. An undone state
 * is lost only when a new one is added.
 */

export interface History<Play> {
  readonly past: readonly Play[];
  readonly play: Play;
  /** States that were undone; the first one is the next to redo. */
  readonly future: readonly Play[];
}

/** Begins a history with its first state. */
export const begun = <Play>(play: Play): History<Play> => ({ past: [], play, future: [] });

/** Adds a new present state and drops the undone ones. The same state again changes nothing. */
export const did = <Kind extends History<unknown>>(history: Kind, play: Kind['play']): Kind =>
  play === history.play ? history : { ...history, past: [...history.past, history.play], play, future: [] };

/** Takes back the last change; the same history if there is none. */
export const undone = <Kind extends History<unknown>>(history: Kind): Kind => jumped(history, history.past.length - 1);

/** Repeats what was undone last; the same history if nothing was. */
export const redone = <Kind extends History<unknown>>(history: Kind): Kind => jumped(history, history.past.length + 1);

/** Returns all states in order; those that were undone come last. */
export const playsOf = <Play>({ past, play, future }: History<Play>): readonly Play[] => [...past, play, ...future];

/** Moves to the state with an index, from the first; an index without a state changes nothing. */
export function jumped<Kind extends History<unknown>>(history: Kind, to: number): Kind {
  const plays = playsOf(history);
  if (!(to in plays)) return history;
  return { ...history, past: plays.slice(0, to), play: plays[to], future: plays.slice(to + 1) };
}
