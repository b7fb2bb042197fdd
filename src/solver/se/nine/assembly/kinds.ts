/** Kinds of steps, as `KINDS` lists them. */
export const FULL_HOUSE = 0;
export const IN_BOX = 1;
export const IN_LINE = 2;
/** Claiming is the next, here and below. */
export const POINTING = 3;
export const HIDDEN_PAIR = 5;
export const NAKED = 6;
export const HIDDEN_TRIPLE = 7;
/** From here on a step places nothing; what it takes away is gone when it is told. */
export const PLAIN_POINTING = 8;
/** Then come the rungs after these, loops left out. */
export const SETS = 10;

/** Where there is none. */
export const NONE = -1;
/** A step is one number: its kind, times more than there are candidates, and the candidate that it places. */
export const CANDIDATES = 1024;
