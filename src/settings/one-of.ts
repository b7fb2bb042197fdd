/** A reader of names. */
import { findByName } from './names.js';
import { refusal } from './options.js';
import { type SettingReader, withOptionErrors } from './settings.js';
import type { Named } from './unknown.js';

/** Makes a reader of one of the given names, in any spelling. */
// @__NO_SIDE_EFFECTS__
export const oneOf = <Id extends string>(what: string, items: readonly (Id | Named<Id>)[]): SettingReader<Id> => {
  const named = items.map((item) => (typeof item === 'string' ? { id: item } : item));
  const words = named.map(({ id }) => id);
  const read = (value: unknown, option: string): Id => {
    if (typeof value !== 'string') throw refusal(option, value, `one of ${words.join(', ')}`);
    return withOptionErrors(option, () => findByName(what, value, named).id);
  };
  return Object.assign(read, { words });
};
