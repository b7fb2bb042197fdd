/** What there is now, what was before it and what was taken back, as a value. Nothing is lost by undoing until something else is done. */

export interface History<Play> {
  readonly past: readonly Play[];
  readonly play: Play;
  /** What was taken back, the next to be had again first. */
  readonly future: readonly Play[];
}

export const begun = <Play>(play: Play): History<Play> => ({ past: [], play, future: [] });

/** The history with another play as its newest; the same play again is no step. */
export const did = <Kind extends History<unknown>>(history: Kind, play: Kind['play']): Kind =>
  play === history.play ? history : { ...history, past: [...history.past, history.play], play, future: [] };

export const undone = <Kind extends History<unknown>>(history: Kind): Kind => jumped(history, history.past.length - 1);

export const redone = <Kind extends History<unknown>>(history: Kind): Kind => jumped(history, history.past.length + 1);

export const playsOf = <Play>({ past, play, future }: History<Play>): readonly Play[] => [...past, play, ...future];

/** To one of its plays, counted from the first; where there is none, it stays as it is. */
export function jumped<Kind extends History<unknown>>(history: Kind, to: number): Kind {
  const plays = playsOf(history);
  if (!(to in plays)) return history;
  return { ...history, past: plays.slice(0, to), play: plays[to], future: plays.slice(to + 1) };
}
