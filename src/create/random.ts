/** Random numbers for the generator. The source is a parameter, so that callers decide what is repeatable. */
/// <reference path="../untyped.d.ts" />
import alea from 'seedrandom/lib/alea.js';
import { seedAt } from './seeds.js';

/** A source of random numbers: each call returns a number from 0 up to, not including, 1. */
export type Random = () => number;

/** Returns a source that depends on the seed alone. */
export const seeded = (seed: string): Random => alea(seed);

/**
 * Returns the source of one of several results from a puzzle's line. It depends on the line, not on its place, so that a
 * part of a stream has the same results as the whole.
 */
export const seededFor = (line: string, seed: string, index: number): Random =>
  seeded(`${seedAt(seed, index)} ${line}`);

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

/** Returns the numbers below `count`, shuffled. */
export const permutation = (count: number, random: Random): number[] => shuffle([...Array(count).keys()], random);
