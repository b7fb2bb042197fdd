/** All that follows from each literal, at once or in the end: what tells cheaply where a search for a chain can succeed. */
import type { Implications } from './implications.js';
import type { Literal } from './nodes.js';

export interface Closures {
  /** Words of 32 literals in a set. */
  readonly words: number;
  /** What follows from literal l, itself included, at `l * words`. */
  readonly sets: Int32Array;
}

export function closuresOf({ nodes, from, targets }: Implications): Closures {
  const literals = 2 * nodes.off;
  const words = literals >> 5;
  const sets = new Int32Array(literals * words);
  const done = new Uint8Array(literals);
  const stack = new Int32Array(literals);
  for (let premise = 0; premise < literals; premise++) {
    const base = premise * words;
    sets[base + (premise >> 5)]! |= 1 << (premise & 31);
    stack[0] = premise;
    for (let depth = 1; depth > 0; ) {
      const literal = stack[--depth]!;
      for (let at = from[literal]!, end = from[literal + 1]!; at < end; at++) {
        const target = targets[at]!;
        const word = base + (target >> 5);
        if (sets[word]! & (1 << (target & 31))) continue;
        if (done[target]) {
          const other = target * words;
          for (let i = 0; i < words; i++) sets[base + i]! |= sets[other + i]!;
        } else {
          sets[word]! |= 1 << (target & 31);
          stack[depth++] = target;
        }
      }
    }
    done[premise] = 1;
  }
  return { words, sets };
}

/** Whether one literal follows from another. */
export const follows = ({ words, sets }: Closures, premise: Literal, literal: Literal): boolean =>
  (sets[premise * words + (literal >> 5)]! & (1 << (literal & 31))) !== 0;
