/** The first so many lines of each group in the order of their keys, in the memory of no more than twice as many. */
import type { LineSorter } from './sorter.js';

interface Entry {
  readonly key: string;
  /** Its place in the input: of equal keys the first comes first. */
  readonly place: number;
  readonly text: string;
}

const inOrder = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place);

/** Groups come in the order of the first line of each. */
export function topOf(limit: number): LineSorter {
  const groups = new Map<string, Entry[]>();
  let place = 0;
  const cut = (entries: Entry[]): void => {
    entries.sort(inOrder).splice(limit);
  };
  return {
    async add(key, text, group = '') {
      let entries = groups.get(group);
      if (!entries) groups.set(group, (entries = []));
      entries.push({ key, place: place++, text });
      if (entries.length >= 2 * limit) cut(entries);
    },
    async *texts() {
      for (const entries of groups.values()) {
        cut(entries);
        for (const { text } of entries) yield text;
      }
    },
    kill: () => groups.clear(),
  };
}
