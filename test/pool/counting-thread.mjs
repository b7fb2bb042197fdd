/** A thread that counts as far as it is told, until its flag is up, dies, or has an answer that no message takes. */
import { serveThread } from '../../src/pool/thread.js';

serveThread(({ to, flag, exit }, report) => {
  if (exit !== undefined) process.exit(exit);
  if (to === undefined) return () => {};
  if (to < 0) throw Object.assign(new RangeError('too small'), { least: 0 });
  for (let count = 1; count <= to; count++) {
    if (flag && Atomics.load(flag, 0)) return count;
    if (to < Infinity) report(count);
  }
  return to;
});
