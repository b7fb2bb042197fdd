/** Selects the first lines of each group by their keys. Memory holds at most twice as many lines as are selected. */
import type { LineSorter } from './sorter.js';

interface Entry {
  readonly key: string;
  /** The place in the input, which decides between equal keys. */
  readonly place: number;
  readonly text: string;
}

const inOrder = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place);

/** Makes a sorter that keeps `limit` lines of each group. Groups come in the order of their first lines. */
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
