/** Time limits, which are checked between short pieces of work. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
  readonly code = 'OUT_OF_TIME';

  constructor(message = 'the time was up before it was done') {
    super(message);
  }
}

/** The answer of a clock that asks for a pause, which a search that can pause then makes. */
export const PAUSE_DUE = Symbol('pause due');

/** Throws OutOfTime once the time is up. What it returns is ignored, unless that is PAUSE_DUE. */
export type Clock = () => unknown;

/** A clock without a limit. */
export const unlimited: Clock = () => {};

/** Makes a clock. The time is also up as soon as any thread sets the flag `interrupt` to 1. */
export function clock(milliseconds: number, interrupt?: Int32Array): Clock {
  if (milliseconds === Number.POSITIVE_INFINITY && !interrupt) return unlimited;
  const end = performance.now() + milliseconds;
  return () => {
    if (performance.now() > end || isUp(interrupt)) throw new OutOfTime();
  };
}

/** True if an interrupt has come. */
export const isUp = (interrupt?: Int32Array): boolean => interrupt !== undefined && Atomics.load(interrupt, 0) === 1;

/** Runs a piece of work. Returns true if its clock ran out. */
export function runsOut(work: () => unknown): boolean {
  try {
    work();
  } catch (error) {
    if (error instanceof OutOfTime) return true;
    throw error;
  }
  return false;
}
