/**
 * Kinds of steps up to large subsets and fish of Sudoku Explainer's scale, in the order in which the kernel numbers them.
 * The kernel and the program that reads its steps both import this file: it is AssemblyScript and TypeScript alike.
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
  /** From here on a step places nothing; what it takes away is gone when it is told. */
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
}

/** A step is one number: its kind, shifted by so many bits, and the candidate that it places, if it does. */
export const KIND_SHIFT = 10;
