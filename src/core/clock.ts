/** A limit on time, looked at between pieces of work that never take long. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
  readonly code = 'OUT_OF_TIME';

  constructor(message = 'the time was up before it was done') {
    super(message);
  }
}

/**
 * Throws OutOfTime once the time is up. True where others should have their turn: what can pause there does, which its
 * caller has asked for by such a clock.
 */
export type Clock = () => unknown;

/** For those who wait as long as it takes. */
export const unlimited: Clock = () => {};

/** `interrupt`: time is up as soon as somebody, on whatever thread, makes this flag 1. */
export function clock(milliseconds: number, interrupt?: Int32Array): Clock {
  if (milliseconds === Number.POSITIVE_INFINITY && !interrupt) return unlimited;
  const end = performance.now() + milliseconds;
  return () => {
    if (performance.now() > end || isUp(interrupt)) throw new OutOfTime();
  };
}

/** True if an interrupt has come. */
export const isUp = (interrupt?: Int32Array): boolean => interrupt !== undefined && Atomics.load(interrupt, 0) === 1;

/** Does a piece of work; tells whether its clock ran out on the way. */
export function runsOut(work: () => unknown): boolean {
  try {
    work();
  } catch (error) {
    if (error instanceof OutOfTime) return true;
    throw error;
  }
  return false;
}
