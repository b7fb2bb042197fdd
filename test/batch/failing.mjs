/** Work that fails at the second record. A worker with the first one waits. */
const WAIT = 10_000;

export function failing({ line }) {
  if (line === 2) throw new Error('failed at 2');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT);
  return { out: `${line} by a worker`, notes: [], status: 0 };
}
