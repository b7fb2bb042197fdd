/**
 * Links: the direct consequences of each state. A node that is on turns others off (its weak links); a node that is off
 * turns others on (its strong links). All kinds have this form: plain links, links of groups, sets and patterns, and
 * nets.
 */

import { enlarge } from '../../core/arrays.js';
import type { Numbers } from '../../core/board.js';
import type { State } from './state.js';

/** The states that follow from state s are `to[start[s]]` up to `to[start[s + 1]]`. */
export interface Links {
  readonly start: Int32Array;
  readonly to: Int32Array | Uint16Array;
}

/** The cause of a strong link within a cell; any other cause is a house. */
export const BY_CELL = -1;

/**
 * A list of links, filled state by state in ascending order. It is reused, and its arrays grow only for more links than
 * ever before.
 */
export class LinkList implements Links {
  readonly start: Int32Array;
  /** The start of each state's links along houses, which follow the links within the cell. */
  readonly along: Int32Array;
  length = 0;
  private nextState = 0;

  /** `cause`: the cause of each strong link; undefined for weak links. */
  constructor(
    public states: number,
    public to: Int32Array | Uint16Array = new Int32Array(4 * states + 64),
    public cause: Int32Array | Int16Array = new Int32Array(to.length),
  ) {
    this.start = new Int32Array(states + 1);
    this.along = new Int32Array(states);
  }

  /** Empties the list. `states` may not exceed its capacity. */
  clear(states = this.states): this {
    this.states = states;
    this.length = this.nextState = 0;
    return this;
  }

  /** Begins the links of a state. Links added from here on belong to it. */
  begin(state: State): void {
    const { start, along, length } = this;
    for (let at = this.nextState; at <= state; at++) start[at] = along[at] = length;
    this.nextState = state + 1;
  }

  /** Makes room for some more links, so that callers may write into the arrays directly. */
  reserve(more: number): void {
    const least = this.length + more;
    if (least <= this.to.length) return;
    this.to = enlarge(this.to, least);
    this.cause = enlarge(this.cause, least);
  }

  add(to: State, cause = BY_CELL): void {
    this.reserve(1);
    this.to[this.length] = to;
    this.cause[this.length++] = cause;
  }

  /** Adds the links of a state from other links, with their causes; none if those lack the state. */
  addAll({ start, to, cause }: Links & { readonly cause: Numbers }, state: State): void {
    if (state + 1 >= start.length) return;
    const first = start[state]!;
    const end = start[state + 1]!;
    this.reserve(end - first);
    for (let at = first; at < end; at++) {
      this.to[this.length] = to[at]!;
      this.cause[this.length++] = cause[at]!;
    }
  }

  /** Returns a copy that later changes of the list do not affect. */
  copy(): Links {
    return { start: this.start.slice(0, this.states + 1), to: this.to.slice(0, this.length) };
  }

  /** Ends the list. States that were not begun have no links. */
  end(): this {
    this.begin(this.states);
    return this;
  }
}

/** True if a state has a link. */
export const hasLinks = ({ start }: Links, state: State): boolean => start[state] !== start[state + 1];

/** Returns the index of a state among the links of another; -1 if it is not there. */
export function linkIndex({ start, to }: Links, from: State, wanted: State): number {
  for (let at = start[from]!; at < start[from + 1]!; at++) if (to[at] === wanted) return at;
  return -1;
}
