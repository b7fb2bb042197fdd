/** Work that its first record can only end when many others are done. */
const WANTED = 30;
const LONGEST = 10_000;

export function waiting({ line }, { done }) {
  if (line > 1) {
    Atomics.add(done, 0, 1);
    return { out: `${line}`, notes: [], status: 0 };
  }
  for (const until = Date.now() + LONGEST; Atomics.load(done, 0) < WANTED && Date.now() < until; );
  return { out: Atomics.load(done, 0) < WANTED ? 'in vain' : 'in time', notes: [], status: 0 };
}
