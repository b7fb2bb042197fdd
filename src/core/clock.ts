/** Time limits, checked between short pieces of work. */

/** Thrown by a clock whose time is up. */
export class OutOfTime extends Error {
  /** Always `OutOfTime`. */
  override readonly name = 'OutOfTime';
  /** Always `OUT_OF_TIME`. */
  readonly code = 'OUT_OF_TIME';

  constructor(message = 'the time ran out before the work was done') {
    super(message);
  }
}

/** Throws OutOfTime once the time is up or a shared flag is set. Searches call it at most about 20 milliseconds apart. */
export type Clock = () => void;

/** A clock without a limit. */
export const unlimited: Clock = () => {};

/** Makes a clock. It also runs out as soon as any thread sets the flag `interrupt` to 1. */
export function clock(milliseconds: number, interrupt?: Int32Array): Clock {
  if (milliseconds === Number.POSITIVE_INFINITY && !interrupt) return unlimited;
  const end = performance.now() + milliseconds;
  return () => {
    if (performance.now() > end || isUp(interrupt)) throw new OutOfTime();
  };
}

/** Returns a clock that runs out as soon as one of two does. */
export const earlierOf =
  (first: Clock, second: Clock): Clock =>
  () => {
    first();
    second();
  };

/** True if the interrupt flag is set. */
export const isUp = (interrupt?: Int32Array): boolean => interrupt !== undefined && Atomics.load(interrupt, 0) === 1;

/** Runs a function. Returns true if its clock ran out; other errors pass through. */
export function runsOut(work: () => unknown): boolean {
  try {
    work();
  } catch (error) {
    if (error instanceof OutOfTime) return true;
    throw error;
  }
  return false;
}
