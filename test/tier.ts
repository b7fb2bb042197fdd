/**
 * Returns what the tier takes. Where a test could try much of the same, the quick tier tries a share of it; the slow tier has
 * a file that imports the test, which then tries all.
 */
export const inTier = <Value>({ quick, slow }: { readonly quick: Value; readonly slow: Value }): Value =>
  process.env.TIER === 'slow' ? slow : quick;

/** Returns all of what a test tries in the slow tier, and every so manieth in the quick tier. */
export const shareOf = <Value>(all: readonly Value[], every: number): readonly Value[] =>
  all.filter((_, at) => at % inTier({ quick: every, slow: 1 }) === 0);

/** True for what only the slow tier tries. */
export const isSlow: boolean = inTier({ quick: false, slow: true });
