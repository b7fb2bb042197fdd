/** Strategies in options, by what people call them. Apart from other options, since the catalogue takes a while to load. */
import type { Strategy } from '../logic/step/strategy.js';
import * as names from '../session/strategy-names.js';
import { lookedUp, UsageError } from './command.js';
import { textIn } from './operand.js';

/** By id, name or alias, in any spelling. Throws a UsageError. */
export const strategyNamed = (word: string): Strategy => lookedUp(() => names.strategyNamed(word));

/** The ids of several, commas between. Throws a UsageError. */
export const strategyIds = (words: string): string[] => words.split(',').map((word) => strategyNamed(word).id);

/** The ids of several, each once; the name of a family, or one that several share, stands for all of them. Throws a UsageError. */
export const strategyIdsAmong = (words: string): string[] => [
  ...new Set(words.split(',').flatMap((word) => lookedUp(() => names.strategiesNamed(word)).map(({ id }) => id))),
];

/** The ids in a file: one name a line, or several with commas between; after # a remark. Throws a UsageError. */
export function strategyIdsIn(file: string): string[] {
  const names = textIn(file)
    .split('\n')
    .flatMap((line) => line.replace(/#.*/, '').split(','));
  const ids = names.filter((name) => name.trim() !== '').flatMap((name) => strategyIdsAmong(name));
  if (ids.length === 0) throw new UsageError(`there is no strategy in ${file}: name one a line`);
  return [...new Set(ids)];
}
