/** All that follows from each state, at once or in the end: tells cheaply where a search for a chain can succeed. */
import { type Clock, unlimited } from '../../core/clock.js';
import { grown, type Links } from './link-list.js';
import type { State } from './state.js';

/** How many premises go by between two looks at the clock. */
const PREMISES_A_LOOK = 64;

/** Filled, and filled again for other links. */
export class Closure {
  /** Words of 32 states in a set. */
  words = 0;
  /** What follows from state s, at `s * words`. */
  sets: Int32Array = new Int32Array(0);
  private done = new Uint8Array(0);
  private stack: Int32Array = new Int32Array(0);

  /** `own`: whether a state follows from itself, or only where links lead back to it. */
  read({ start, to }: Links, states: number, own: boolean, clock = unlimited): this {
    const words = (this.words = (states + 31) >> 5);
    this.clear(states);
    const { sets, done, stack } = this;
    for (let premise = 0; premise < states; premise++) {
      if (premise % PREMISES_A_LOOK === 0) clock();
      const base = premise * words;
      if (own) sets[base + (premise >> 5)]! |= 1 << (premise & 31);
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
    return this;
  }

  has(premise: State, state: State): boolean {
    return (this.sets[premise * this.words + (state >> 5)]! & (1 << (state & 31))) !== 0;
  }

  private clear(states: number): void {
    const { words } = this;
    if (this.sets.length < states * words) this.sets = grown(this.sets, states * words);
    if (this.stack.length < states) {
      this.stack = grown(this.stack, states);
      this.done = new Uint8Array(this.stack.length);
    }
    this.sets.fill(0, 0, states * words);
    this.done.fill(0, 0, states);
  }
}

export const closureOf = (links: Links, clock?: Clock): Closure =>
  new Closure().read(links, links.start.length - 1, true, clock);
