/**
 * Returns what the tier takes. Where a test could try much of the same, the quick tier tries a share of it; the slow tier has
 * a file that imports the test, which then tries all.
 */
export const inTier = <Value>({ quick, slow }: { readonly quick: Value; readonly slow: Value }): Value =>
  process.env.TIER === 'slow' ? slow : quick;
