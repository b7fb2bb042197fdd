/** Random numbers for the generator. The source is a parameter, so that callers decide what is repeatable. */
/// <reference path="./alea.d.ts" />
import alea from 'seedrandom/lib/alea.js';

/** From 0 up to, not including, 1. */
export type Random = () => number;

/** A stream that depends on the seed alone. */
export const seeded = (seed: string): Random => alea(seed);

/** The seed of one puzzle of several: its stream does not depend on those made before it. */
export const seedAt = (seed: string, index: number): string => (index === 0 ? seed : `${seed}/${index}`);

/** A new seed, short enough to be typed. */
export const freshSeed = (): string => Math.floor(Math.random() * 36 ** 8).toString(36);

/** Returns a whole number from 0 up to, not including, `limit`. */
export const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** Returns a whole number from `least` to `most`. */
export const between = (random: Random, least: number, most: number): number => least + below(random, most - least + 1);

/** Shuffles in place and returns the same array. */
export function shuffle<List extends { readonly length: number; [index: number]: unknown }>(
  list: List,
  random: Random,
): List {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const item = list[last];
    list[last] = list[other];
    list[other] = item;
  }
  return list;
}

/** The numbers below `count`, shuffled. */
export const permutation = (count: number, random: Random): number[] => shuffle([...Array(count).keys()], random);
