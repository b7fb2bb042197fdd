/** Names as people write them: in any case and spelling, by what else they are called, or nearly right. */

/** A word that names nothing, or several things; the message says what it may mean. */
export class UnknownName extends RangeError {
  override readonly name = 'UnknownName';
}

/** An item with its id, its name, and other names that people have for it. */
export interface Named<Id extends string = string> {
  readonly id: Id;
  readonly name?: string;
  readonly aliases?: readonly string[];
}

/** Letters to change, add, drop or swap with their neighbour to make one word of the other. */
export function distance(from: string, to: string): number {
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

/** The item with the nearest name, if it is near enough to have been meant. */
function nearest<Item extends Named>(word: string, items: readonly Item[]): Item | undefined {
  const near = items
    .flatMap((item) => spellings(item).map((other) => ({ item, other: other.toLowerCase() })))
    .map(({ item, other }) => ({ item, other, far: distance(word.toLowerCase(), other) }))
    .filter(({ other, far }) => far <= Math.max(1, Math.floor(other.length / 3)))
    .sort((a, b) => a.far - b.far);
  return near[0]?.item;
}

const ownNames = ({ id, name }: Named): string[] => (name === undefined ? [id] : [id, name]);
const spellings = (item: Named): string[] => [...ownNames(item), ...(item.aliases ?? [])];

/** The words of a name in small letters, whatever stands between them; a plus is one. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll("'", '')
    .match(/[a-z0-9]+/g) ?? [];

/** Words that programs write differently, in one form: British spellings, the names of four and three, plurals. */
const inOneForm = (word: string): string =>
  word
    .replace('colour', 'color')
    .replace(/^(quad|triple)(ruple)?t?s?$/, (_, count) => (count === 'quad' ? 'quadruple' : count))
    .replace(/(?<=...)s$/, '');

const plain = (text: string): string =>
  wordsIn(text)
    .filter((word) => word !== 'type')
    .map(inOneForm)
    .join(' ');

/** True if two texts name the same, however they are spelled. */
export const same = (a: string, b: string): boolean =>
  wordsIn(a).join('') === wordsIn(b).join('') || plain(a).replaceAll(' ', '') === plain(b).replaceAll(' ', '');
const holds = (text: string, word: string): boolean => ` ${plain(text)} `.includes(` ${plain(word)} `);

/** Longer lists are not read out; only the item that was meant is told. */
const MOST_LISTED = 12;

/**
 * The item that a word names, in any case and with anything between its parts. An alias counts unless the word stands in
 * the names of others too. Throws an UnknownName that says what the word may mean, or what is allowed.
 */
export function namedBy<Item extends Named>(what: string, word: string, items: readonly Item[]): Item {
  const own = items.find((item) => ownNames(item).some((name) => same(name, word)));
  if (own) return own;
  const isAlias = ({ aliases = [] }: Item): boolean => aliases.some((alias) => same(alias, word));
  const first = items.filter((item) => isAlias(item) || ownNames(item).some((name) => holds(name, word)));
  if (first.length === 1 && isAlias(first[0]!)) return first[0]!;
  const meanings = first.length > 0 ? first : items.filter((item) => spellings(item).some((name) => holds(name, word)));
  if (meanings.length > 1) throw new UnknownName(severalMeanings(what, word, meanings));
  const meant = nearest(word, items) ?? meanings[0];
  const question = meant ? ` Did you mean ${meant.id}?` : '';
  const listed = items.length > MOST_LISTED ? '' : ` (${items.map(({ id }) => id).join(', ')})`;
  throw new UnknownName(`unknown ${what} '${word}'${listed}.${question}`);
}

function severalMeanings(what: string, word: string, meanings: readonly Named[]): string {
  const shown = meanings.slice(0, MOST_LISTED).map(({ id }) => id);
  const more = meanings.length - shown.length;
  return `${what} '${word}' may mean ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}: say which`;
}

/** The word, if it is one of those allowed. Throws an UnknownName that says what was meant and what is allowed. */
export const oneOf = <Word extends string>(what: string, word: string, words: readonly Word[]): Word =>
  namedBy(
    what,
    word,
    words.map((id): Named<Word> => ({ id })),
  ).id;
