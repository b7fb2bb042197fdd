/** Work whose first record ends when thirty others are done; with `forever`, only at its time limit. */
const WANTED = 30;
const SHARED = 50;

export function waiting({ line }, { done, forever = false, milliseconds = Infinity }) {
  if (line > 1) {
    Atomics.add(done, 0, 1);
    Atomics.notify(done, 0);
    return { out: `${line}`, remarks: [], status: 0 };
  }
  const until = Date.now() + milliseconds;
  for (;;) {
    const count = Atomics.load(done, 0);
    if (!forever && count >= WANTED) return { out: 'in time', remarks: [], status: 0 };
    if (Date.now() >= until) return { out: '', remarks: [], status: 3, isCut: true };
    Atomics.wait(done, 0, count, Math.min(SHARED, until - Date.now()));
  }
}
