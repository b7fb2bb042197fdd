/**
 * What follows at once from each state: from a node that is on, which others it turns off (its weak links); from one
 * that is off, which it turns on (its strong ones). One form for all: plain links and those of groups, sets and
 * patterns, and, where much follows at once, nets.
 */
import type { State } from './state.js';

/** What follows from state s is `to[start[s]]` up to `to[start[s + 1]]`. */
export interface Links {
  readonly start: Int32Array;
  readonly to: Int32Array;
}

/** What a strong link rests on: a house, or this. */
export const BY_CELL = -1;

/** Filled state by state, ascending, and filled again: grows only where it holds more than ever before. */
export class LinkList implements Links {
  readonly start: Int32Array;
  /** Where the links along houses begin, after those within the cell. */
  readonly along: Int32Array;
  to: Int32Array;
  /** What each strong link rests on; of weak ones it says nothing. */
  cause: Int32Array;
  length = 0;
  private begun = 0;

  constructor(public states: number) {
    this.start = new Int32Array(states + 1);
    this.along = new Int32Array(states);
    this.to = new Int32Array(4 * states + 64);
    this.cause = new Int32Array(4 * states + 64);
  }

  /** Empty again, for so many states: no more than it was made for. */
  clear(states = this.states): this {
    this.states = states;
    this.length = this.begun = 0;
    return this;
  }

  /** What is added from here on follows from this state. */
  begin(state: State): void {
    const { start, along, length } = this;
    for (let at = this.begun; at <= state; at++) start[at] = along[at] = length;
    this.begun = state + 1;
  }

  /** Makes room for some more, so that they may be written straight into the arrays. */
  reserve(more: number): void {
    const least = this.length + more;
    if (least <= this.to.length) return;
    this.to = grown(this.to, least);
    this.cause = grown(this.cause, least);
  }

  add(to: State, cause = BY_CELL): void {
    this.reserve(1);
    this.to[this.length] = to;
    this.cause[this.length++] = cause;
  }

  /** What it holds, apart from it. */
  copy(): Links {
    return { start: this.start.slice(0, this.states + 1), to: this.to.slice(0, this.length) };
  }

  /** Nothing follows from the states that were not begun. */
  end(): this {
    this.begin(this.states);
    return this;
  }
}

export function grown(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, array.length * 2));
  larger.set(array);
  return larger;
}

/** Whether something follows from a state. */
export const leads = ({ start }: Links, state: State): boolean => start[state] !== start[state + 1];

/** Where the links of a state have another, -1 if they do not. */
export function placeIn({ start, to }: Links, from: State, wanted: State): number {
  for (let at = start[from]!; at < start[from + 1]!; at++) if (to[at] === wanted) return at;
  return -1;
}
