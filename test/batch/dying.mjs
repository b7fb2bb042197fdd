/** Work that ends its thread at the named records, each a given number of times. It leaves all records to workers. */
import { isMainThread } from 'node:worker_threads';

export function dying({ line }, { at, died, most }) {
  if (isMainThread) return { out: '', notes: [], status: 3, isCut: true };
  if (at.includes(line) && Atomics.add(died, line, 1) < most) process.exit(1);
  return { out: `${line} by a worker`, notes: [], status: 0 };
}
