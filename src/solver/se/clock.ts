/** A limit on time, looked at between pieces of work that never take long. */
export class OutOfTime extends Error {}

/** Throws OutOfTime once the time is up. */
export type Clock = () => void;

export function clock(milliseconds: number): Clock {
  if (milliseconds === Number.POSITIVE_INFINITY) return () => {};
  const end = performance.now() + milliseconds;
  return () => {
    if (performance.now() > end) throw new OutOfTime();
  };
}
