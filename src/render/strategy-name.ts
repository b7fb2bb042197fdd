/** The name of a strategy in a language. */
import type { Strategy } from '../logic/step/strategy.js';
import type { StepWords } from './language/language.js';

/** Returns the name of a strategy in a language: its own or, if it has none, that of the language, or the usual one. */
export function strategyName(
  { id, name, names = {} }: Pick<Strategy, 'id' | 'name' | 'names'>,
  { code, strategies = {} }: Pick<StepWords, 'code' | 'strategies'>,
): string {
  if (Object.hasOwn(names, code)) return names[code]!;
  return Object.hasOwn(strategies, id) ? strategies[id]! : name;
}
