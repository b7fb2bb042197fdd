/**
 * The closure of links: the set of states that follow from each state. It shows at low cost where a search for a chain
 * can succeed.
 */
import { countBits } from '../../core/bits.js';
import type { Clock } from '../../core/clock.js';
import type { Links } from './link-list.js';
import type { State } from './state.js';

/** The number of states between two checks of the clock. */
const STATES_PER_CHECK = 16;

export class Closure {
  /** Words of 32 states in a set. */
  readonly words: number;
  /** The states that follow from state s, at `s * words`. */
  readonly sets: Int32Array;
  private readonly done: Uint8Array;
  private readonly stack: Int32Array;

  constructor(private readonly states: number) {
    this.words = (states + 31) >> 5;
    this.sets = new Int32Array(states * this.words);
    this.done = new Uint8Array(states);
    this.stack = new Int32Array(states);
  }

  /**
   * Computes the closure, in which every state follows from itself. Odd numbers come first: of states these are on, and
   * states that are off lead directly to them and merge their sets.
   */
  compute({ start, to }: Links, clock: Clock): this {
    const { states } = this;
    for (let first = 1; first >= 0; first--)
      for (let state = first; state < states; state += 2) {
        if (state % STATES_PER_CHECK === first) clock();
        this.follow(state, start, to);
      }
    return this;
  }

  private follow(premise: State, start: Int32Array, to: Links['to']): void {
    const { words, sets, done, stack } = this;
    const base = premise * words;
    sets[base + (premise >> 5)]! |= 1 << (premise & 31);
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
        } else if (start[next] !== start[next + 1]) stack[depth++] = next;
      }
    }
    done[premise] = 1;
  }

  /** Returns the number of lower states that follow from a premise. */
  rankOf(premise: State, state: State): number {
    const base = premise * this.words;
    let rank = countBits(this.sets[base + (state >> 5)]! & ((1 << (state & 31)) - 1));
    for (let word = 0; word < state >> 5; word++) rank += countBits(this.sets[base + word]!);
    return rank;
  }

  has(premise: State, state: State): boolean {
    return (this.sets[premise * this.words + (state >> 5)]! & (1 << (state & 31))) !== 0;
  }
}

/** Returns the closure of links. */
export const closureOf = (links: Links, clock: Clock): Closure =>
  new Closure(links.start.length - 1).compute(links, clock);
