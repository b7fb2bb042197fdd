/**
 * A walk along links: the consequences of a state, breadth first, each by one of the shortest chains, the first that
 * reaches it. A walk continues on demand, only as far as its queries need, and can be restarted.
 */
import type { Links } from './link-list.js';
import type { State } from './state.js';

const NONE: readonly State[] = [];

export class Walk {
  /** The states reached so far, in order; the first is the start. */
  readonly reached: Int32Array;
  count = 0;
  private readonly states: number;
  private readonly seen: Int32Array;
  private readonly previous: Int32Array;
  private readonly distances: Int32Array;
  private readonly positions: Int32Array;
  private head = 0;
  private round = 0;
  private maxDistance = Infinity;
  /** Flags states at which the walk stops. */
  private readonly closed: Uint8Array;
  private ends: readonly State[] = NONE;

  constructor(readonly links: Links) {
    this.states = links.start.length - 1;
    this.reached = new Int32Array(this.states);
    /** One element more than there are states: the last is never reached. */
    this.seen = new Int32Array(this.states + 1);
    this.previous = new Int32Array(this.states);
    this.distances = new Int32Array(this.states);
    this.positions = new Int32Array(this.states);
    this.closed = new Uint8Array(this.states);
  }

  /**
   * Restarts the walk from a state. Ignores states more than `maxDistance` links away; reaches states in `ends` but does
   * not pass them.
   */
  from(start: State, maxDistance = Infinity, ends = NONE): this {
    for (let i = 0; i < this.ends.length; i++) this.closed[this.ends[i]!] = 0;
    for (let i = 0; i < ends.length; i++) this.closed[ends[i]!] = 1;
    this.ends = ends;
    this.round++;
    this.maxDistance = maxDistance;
    this.head = 0;
    this.count = 1;
    this.reached[0] = start;
    this.seen[start] = this.round;
    this.previous[start] = -1;
    this.distances[start] = 0;
    this.positions[start] = 0;
    return this;
  }

  /** Completes the walk: reaches every state that follows. */
  complete(): this {
    this.advance(this.states);
    return this;
  }

  /** Returns the number of links to a state; -1 if the state does not follow within the limit. */
  distance(state: State): number {
    if (this.seen[state] !== this.round) this.advance(state);
    return this.seen[state] === this.round ? this.distances[state]! : -1;
  }

  /** Returns the index of a reached state in the order of the walk. */
  position(state: State): number {
    return this.positions[state]!;
  }

  /** Returns the state before a reached one; -1 before the first. */
  parent(state: State): State {
    return this.previous[state]!;
  }

  /** Returns the states from the start to a state that follows. */
  path(state: State): State[] {
    const path: State[] = [];
    if (this.distance(state) < 0) return path;
    for (let at = state; at >= 0; at = this.previous[at]!) path.push(at);
    return path.reverse();
  }

  private advance(wanted: State): void {
    const { seen, previous, distances, reached, positions, closed, round, maxDistance } = this;
    const { start, to } = this.links;
    let { head, count } = this;
    while (seen[wanted] !== round && head < count) {
      const state = reached[head++]!;
      const distance = distances[state]! + 1;
      if (distance > maxDistance) {
        head = count;
        break;
      }
      if (closed[state]) continue;
      for (let at = start[state]!, end = start[state + 1]!; at < end; at++) {
        const next = to[at]!;
        if (seen[next] === round) continue;
        seen[next] = round;
        previous[next] = state;
        distances[next] = distance;
        positions[next] = count;
        reached[count++] = next;
      }
    }
    this.head = head;
    this.count = count;
  }
}
