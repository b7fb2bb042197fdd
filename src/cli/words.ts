/** Words the user may have meant. */
import { UsageError } from './command.js';

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

/** The nearest of the words, if it is near enough to have been meant. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const near = words
    .map((other) => ({ other, far: distance(word.toLowerCase(), other) }))
    .filter(({ other, far }) => far <= Math.max(1, Math.floor(other.length / 3)))
    .sort((a, b) => a.far - b.far);
  return near[0]?.other;
}

/** Where a list is too long to be read out, only what was meant is told. */
const MOST_LISTED = 12;

/** The word, if it is one of those allowed. Throws a UsageError that says what was meant and what is allowed. */
export function oneOf<Word extends string>(what: string, word: string, words: readonly Word[]): Word {
  if (words.includes(word as Word)) return word as Word;
  const meant = nearest(word, words);
  const question = meant ? ` Did you mean ${meant}?` : '';
  const listed = words.length > MOST_LISTED ? '' : ` (${words.join(', ')})`;
  throw new UsageError(`unknown ${what} '${word}'${listed}.${question}`);
}
