/** What the arrays of JavaScript lack: groups of their items by a key, and room to grow. */

/** Groups items by key. Keys keep the order in which they first occur. */
export function groupBy<Item, Key>(items: Iterable<Item>, key: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}

/** Returns an array with the same integers and more room: at least twice as much, and for `least` of them. */
export function enlarge<Kind extends Int32Array | Int16Array | Uint16Array>(array: Kind, least: number): Kind {
  const larger = new (array.constructor as new (length: number) => Kind)(Math.max(least, array.length * 2));
  larger.set(array);
  return larger;
}
