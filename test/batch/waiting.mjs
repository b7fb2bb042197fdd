/** Work that its first record can only end when many others are done, or never. */
const WANTED = 30;
const LONGEST = 10_000;

export function waiting({ line }, { done, forever = false, milliseconds = Infinity }) {
  if (line > 1) {
    Atomics.add(done, 0, 1);
    return { out: `${line}`, notes: [], status: 0 };
  }
  const until = Date.now() + (forever ? milliseconds : Math.min(milliseconds, LONGEST));
  while ((forever || Atomics.load(done, 0) < WANTED) && Date.now() < until);
  if (forever || (milliseconds < LONGEST && Atomics.load(done, 0) < WANTED))
    return { out: '', notes: [], status: 3, isCut: true };
  return { out: Atomics.load(done, 0) < WANTED ? 'in vain' : 'in time', notes: [], status: 0 };
}
