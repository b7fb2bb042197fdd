/** Returns an array with the same integers and more room: at least twice as much, and for `least` of them. */
export function enlarge(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, array.length * 2));
  larger.set(array);
  return larger;
}
