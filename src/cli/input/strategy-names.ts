/** Readers of strategies by their names. A module of its own, since the catalogue takes a while to load. */
import type { Strategy } from '../../logic/step/strategy.js';
import * as names from '../../session/strategy-names.js';
import { UsageError, withList } from '../command.js';
import { taking } from '../options.js';
import { textIn } from './operand.js';

/** The command that lists all strategies. */
const LIST = 'sudoku strategies';

/** Finds a strategy by id, name or alias, in any spelling. Throws a UsageError. */
export const strategyNamed = (word: string): Strategy => withList(LIST, () => names.strategyNamed(word));

/** Finds the strategies of a family, those that share a name, or one. Throws a UsageError. */
export const strategiesNamed = (word: string): readonly Strategy[] => withList(LIST, () => names.strategiesNamed(word));

/** Reads names separated by commas into ids. Throws a UsageError. */
export const strategyIds = taking('strategies', (words: string): string[] =>
  words.split(',').map((word) => strategyNamed(word).id),
);

/**
 * Reads names separated by commas into ids, each once. A family, or a name that several share, stands for all of them.
 * Throws a UsageError.
 */
export const strategyIdsAmong = taking('strategies', (words: string): string[] => [
  ...new Set(words.split(',').flatMap((word) => strategiesNamed(word).map(({ id }) => id))),
]);

/** Reads the ids in a file: names on lines or separated by commas, comments after #. Throws a UsageError. */
export function strategyIdsIn(file: string): string[] {
  const names = textIn(file)
    .split('\n')
    .flatMap((line) => line.replace(/#.*/, '').split(','));
  const ids = names.filter((name) => name.trim() !== '').flatMap((name) => strategyIdsAmong(name));
  if (ids.length === 0) throw new UsageError(`there is no strategy in ${file}: name one per line`);
  return [...new Set(ids)];
}
