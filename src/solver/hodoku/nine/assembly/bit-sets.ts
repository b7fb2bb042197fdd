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
