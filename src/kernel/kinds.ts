/**
 * Kinds of steps of Sudoku Explainer's scale, up to large subsets and fish, and BUGs with one candidate more, in the
 * kernel's numbering. The kernel and the program that reads its steps both import this file, which is valid
 * AssemblyScript and TypeScript.
 */
export enum Kind {
  FullHouse,
  HiddenInBox,
  HiddenInLine,
  DirectPointing,
  DirectClaiming,
  DirectHiddenPair,
  NakedSingle,
  DirectHiddenTriplet,
  /** Steps from here on place nothing. Their removals are already applied when the step is reported. */
  Pointing,
  Claiming,
  NakedPair,
  XWing,
  HiddenPair,
  NakedTriple,
  Swordfish,
  HiddenTriple,
  XyWing,
  XyzWing,
  NakedQuadruple,
  Jellyfish,
  HiddenQuadruple,
  BugPlus1,
}

/** A step is one number: its kind, shifted by this number of bits, plus the candidate that it places, if any. */
export const KIND_SHIFT = 10;
