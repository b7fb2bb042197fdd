/** What is said to a word that names nothing: the words that are known, and the nearest. */
import { quoted } from '../core/printable.js';

/** An item with its id, its name and its aliases. */
export interface Named<Id extends string = string> {
  readonly id: Id;
  readonly name?: string;
  readonly aliases?: readonly string[];
}

/** Returns the edit distance of two words: letters to change, add, drop or swap with a neighbour. */
function distance(from: string, to: string): number {
  let [before, row]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, i) => i)];
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const change = row![j]! + (from[i] === to[j] ? 0 : 1);
      const swapped = j > 0 && from[i] === to[j - 1] && from[i - 1] === to[j];
      next.push(Math.min(change, row![j + 1]! + 1, next[j]! + 1, swapped ? before![j - 1]! + 1 : Infinity));
    }
    [before, row] = [row, next];
  }
  return row!.at(-1)!;
}

/** Returns the item with the nearest name; undefined if no name is near enough to be meant. */
export function nearest<Item extends Named>(word: string, items: readonly Item[]): Item | undefined {
  const near = items
    .flatMap((item) =>
      spellings(item).map((other) => ({
        item,
        other,
        most: other.length === 1 ? 0 : Math.max(1, Math.floor(other.length / 3)),
      })),
    )
    // The distance is at least the difference in length.
    .filter(({ other, most }) => Math.abs(other.length - word.length) <= most)
    .map(({ item, other, most }) => ({ item, most, far: distance(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ far, most }) => far <= most)
    .sort((a, b) => a.far - b.far);
  return near[0]?.item;
}

/** Returns the id and the name of an item. */
export const ownNames = ({ id, name }: Named): string[] => (name === undefined ? [id] : [id, name]);
/** Returns all names of an item. */
export const spellings = (item: Named): string[] => [...ownNames(item), ...(item.aliases ?? [])];

/** Returns the message for a word that names no item, with the items listed and the one that may be meant. */
export function unknownText(
  what: string,
  word: string,
  listed: readonly Named[],
  meant: Named | undefined = nearest(word, listed),
): string {
  const list = listed.length > 0 ? ` (${listed.map(({ id }) => id).join(', ')})` : '';
  return `unknown ${what} ${quoted(word)}${list}.${meant ? ` Did you mean ${meant.id}?` : ''}`;
}
