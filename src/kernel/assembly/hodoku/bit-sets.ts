/** Sets of small numbers in memory, a bit each. */

/** Bytes that go together. */
export const WORD: usize = 8;

export function isIn(set: usize, one: i32): bool {
  return ((i32.load8_u(set + (one >> 3)) >> (one & 7)) & 1) !== 0;
}
export function addTo(set: usize, one: i32): void {
  const byte = set + (one >> 3);
  i32.store8(byte, i32.load8_u(byte) | (1 << (one & 7)));
}
export function merge(set: usize, other: usize, width: usize): void {
  for (let at: usize = 0; at < width; at += WORD) i64.store(set + at, i64.load(set + at) | i64.load(other + at));
}

/** The first of a set that is not in another; -1 if there is none. */
export function firstMissing(set: usize, other: usize, width: usize): i32 {
  for (let at: usize = 0; at < width; at += WORD) {
    const left = i64.load(set + at) & ~i64.load(other + at);
    if (left) return 8 * <i32>at + <i32>ctz(left);
  }
  return -1;
}
