/** Looks up names as people write them: in any case and spelling, by an alias, or with a typing error. */
import { quoted } from '../core/printable.js';

/** Thrown for a word that names no item or several. The message lists what the word may mean. */
export class UnknownName extends RangeError {
  override readonly name = 'UnknownName';
}

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
function nearest<Item extends Named>(word: string, items: readonly Item[]): Item | undefined {
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

const ownNames = ({ id, name }: Named): string[] => (name === undefined ? [id] : [id, name]);
const spellings = (item: Named): string[] => [...ownNames(item), ...(item.aliases ?? [])];

/** More characters than any spelling of a name has. A longer text is not searched for words, and names nothing. */
const LONGEST = 200;

/** Returns the words of a name in lower case, without the signs between them. A plus is a word. */
const wordsIn = (text: string): readonly string[] =>
  (text.length <= LONGEST &&
    text
      .toLowerCase()
      .replaceAll('+', ' plus ')
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g)) ||
  [];

/** Normalises words that programs write differently: British spellings, the names of four and three, plurals. */
const normalised = (word: string): string =>
  word
    .replace('colour', 'color')
    .replace(/^(quad|triple)(ruple)?t?s?$/, (_, count) => (count === 'quad' ? 'quadruple' : count))
    .replace(/(?<=...)s$/, '');

const plain = (text: string): string =>
  wordsIn(text)
    .filter((word) => word !== 'type')
    .map(normalised)
    .join(' ');

/** True if two texts have the same words, in any case and with any signs between them. */
export const haveSameWords = (a: string, b: string): boolean => wordsIn(a).join('') === wordsIn(b).join('');

/** True if two texts are spellings of the same name. */
export const isSameName = (a: string, b: string): boolean =>
  haveSameWords(a, b) || plain(a).replaceAll(' ', '') === plain(b).replaceAll(' ', '');
const containsWord = (text: string, word: string): boolean => ` ${plain(text)} `.includes(` ${plain(word)} `);

/** The most items that a message lists. For a longer list it suggests the nearest item only. */
const MOST_LISTED = 12;

/**
 * Returns the item that a word names, in any case and spelling. An alias counts unless the names of other items contain
 * the word too. Throws an UnknownName with the possible meanings, or with the allowed words.
 */
export function findByName<Item extends Named>(what: string, word: string, items: readonly Item[]): Item {
  const own = items.find((item) => ownNames(item).some((name) => isSameName(name, word)));
  if (own) return own;
  const isAlias = ({ aliases = [] }: Item): boolean => aliases.some((alias) => isSameName(alias, word));
  const first = items.filter((item) => isAlias(item) || ownNames(item).some((name) => containsWord(name, word)));
  if (first.length === 1 && isAlias(first[0]!)) return first[0]!;
  const meanings =
    first.length > 0 ? first : items.filter((item) => spellings(item).some((name) => containsWord(name, word)));
  if (meanings.length > 1) throw new UnknownName(ambiguousText(what, word, meanings));
  const listed = items.length > MOST_LISTED ? [] : items;
  throw new UnknownName(unknownText(what, word, listed, nearest(word, items) ?? meanings[0]));
}

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

function ambiguousText(what: string, word: string, meanings: readonly Named[]): string {
  const shown = meanings.slice(0, MOST_LISTED).map(({ id }) => id);
  const more = meanings.length - shown.length;
  return `${what} ${quoted(word)} may mean ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}: say which`;
}

/** Returns the allowed word that a word names. Throws an UnknownName with the nearest word and the allowed ones. */
export const oneOf = <Word extends string>(what: string, word: string, words: readonly Word[]): Word =>
  findByName(
    what,
    word,
    words.map((id): Named<Word> => ({ id })),
  ).id;
