/** Looks up names as people write them: in any case and spelling, by an alias, or with a typing error. */
import { quoted } from '../core/printable.js';
import { type Named, nearest, ownNames, spellings, unknownText } from './unknown.js';

/** Thrown for a word that names no item or several. The message lists what the word may mean. */
export class UnknownName extends RangeError {
  override readonly name = 'UnknownName';
}

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
