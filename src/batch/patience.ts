/** Items that take too long here, after which it counts whether this thread loses more time than it makes good. */
const PATIENT = 3;
/** How many items it then leaves to others, at most, before it tries one again. */
const MOST_LEFT = 64;

/** Keeps account of what this thread's time comes to; tells how many items it is to leave to others. */
export function patience(): (milliseconds: number, isTooLong: boolean) => number {
  let [useful, lost, cuts, leaving] = [0, 0, 0, 1];
  return (milliseconds, isTooLong) => {
    if (isTooLong) lost += milliseconds;
    else useful += milliseconds;
    if (!isTooLong || ++cuts < PATIENT || lost < useful) return 0;
    leaving = Math.min(2 * leaving, MOST_LEFT);
    return leaving;
  };
}
