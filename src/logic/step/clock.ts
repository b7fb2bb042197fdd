/** A limit on time, looked at between pieces of work that never take long. */
export class OutOfTime extends Error {}

/** Throws OutOfTime once the time is up. */
export type Clock = () => void;

/** For those who wait as long as it takes. */
export const unlimited: Clock = () => {};

export function clock(milliseconds: number): Clock {
  if (milliseconds === Number.POSITIVE_INFINITY) return unlimited;
  const end = performance.now() + milliseconds;
  return () => {
    if (performance.now() > end) throw new OutOfTime();
  };
}

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
