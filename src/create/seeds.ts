/** Seeds as texts. What only hands them on does without the source of random numbers. */

/** Returns the seed of one of several puzzles, so that a puzzle does not depend on the ones before it. */
export const seedAt = (seed: string, index: number): string => (index === 0 ? seed : `${seed}/${index}`);

/** Returns a new seed, short enough to type. */
export const freshSeed = (): string => Math.floor(Math.random() * 36 ** 8).toString(36);
