/** Strategies by what people call them. Apart from the other options, since the catalogue takes a while to load. */
import { catalogue } from '../../strategies/index.js';
import type { Strategy } from '../logic/step/strategy.js';
import { namedBy } from './words.js';

/** By id, name or alias, in any spelling. Throws a UsageError. */
export const strategyNamed = (word: string): Strategy => namedBy('strategy', word.trim(), catalogue);

/** The ids of several, commas between. Throws a UsageError. */
export const strategyIds = (word: unknown): string[] =>
  String(word)
    .split(',')
    .map((name) => strategyNamed(name).id);
