/** Work that ends its thread at the named records, each a given number of times. */
export function dying({ line }, { at, died, most }) {
  if (at.includes(line) && Atomics.add(died, line, 1) < most) process.exit(1);
  return { out: `${line} by a worker`, remarks: [], status: 0 };
}
