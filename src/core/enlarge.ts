/** Returns an array with the same integers and more room: at least twice as much, and for `least` of them. */
export function enlarge<Kind extends Int32Array | Int16Array | Uint16Array>(array: Kind, least: number): Kind {
  const larger = new (array.constructor as new (length: number) => Kind)(Math.max(least, array.length * 2));
  larger.set(array);
  return larger;
}
