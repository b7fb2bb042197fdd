/**
 * The closure of links: the set of states that follow from each state. It shows at low cost where a search for a chain
 * can succeed.
 */
import { type Clock, unlimited } from '../../core/clock.js';
import { answerOf, isPauseDue, type Pausing } from '../../core/pausing.js';
import type { Links } from './link-list.js';
import type { State } from './state.js';

/** The number of states between two checks of the clock. */
const STATES_PER_CHECK = 16;

/** A closure whose arrays are reused for other links. */
export class Closure {
  /** Words of 32 states in a set. */
  words = 0;
  /** The states that follow from state s, at `s * words`. */
  sets: Int32Array = new Int32Array(0);
  private done = new Uint8Array(0);
  private stack: Int32Array = new Int32Array(0);

  /**
   * Computes the closure. With `reflexive`, every state follows from itself; otherwise only if links lead back to it.
   * Odd numbers come first: of states these are on, and states that are off lead directly to them and merge their sets.
   */
  compute(links: Links, states: number, reflexive: boolean): this {
    return answerOf(this.computing(links, states, reflexive, unlimited));
  }

  /** Computes the closure as `compute` does, and pauses where the clock asks for it. */
  *computing({ start, to }: Links, states: number, reflexive: boolean, clock: Clock): Pausing<this> {
    this.words = (states + 31) >> 5;
    this.clear(states);
    for (let first = 1; first >= 0; first--)
      for (let state = first; state < states; state += 2) {
        if (state % STATES_PER_CHECK === first && isPauseDue(clock)) yield;
        this.follow(state, start, to, reflexive);
      }
    return this;
  }

  private follow(premise: State, start: Int32Array, to: Int32Array, reflexive: boolean): void {
    const { words, sets, done, stack } = this;
    const base = premise * words;
    if (reflexive) sets[base + (premise >> 5)]! |= 1 << (premise & 31);
    stack[0] = premise;
    for (let depth = 1; depth > 0; ) {
      const state = stack[--depth]!;
      for (let at = start[state]!, end = start[state + 1]!; at < end; at++) {
        const next = to[at]!;
        const word = base + (next >> 5);
        if (sets[word]! & (1 << (next & 31))) continue;
        sets[word]! |= 1 << (next & 31);
        if (done[next]) {
          const other = next * words;
          for (let i = 0; i < words; i++) sets[base + i]! |= sets[other + i]!;
        } else stack[depth++] = next;
      }
    }
    done[premise] = 1;
  }

  has(premise: State, state: State): boolean {
    return (this.sets[premise * this.words + (state >> 5)]! & (1 << (state & 31))) !== 0;
  }

  private clear(states: number): void {
    const { words } = this;
    if (this.sets.length < states * words) this.sets = new Int32Array(states * words);
    else this.sets.fill(0, 0, states * words);
    if (this.stack.length < states) {
      this.stack = new Int32Array(states);
      this.done = new Uint8Array(this.stack.length);
    }
    this.done.fill(0, 0, states);
  }
}

/** Returns the closure of links, and pauses where the clock asks for it. */
export const findingClosureOf = (links: Links, clock: Clock): Pausing<Closure> =>
  new Closure().computing(links, links.start.length - 1, true, clock);
