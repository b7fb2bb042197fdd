/** Readers of data in addresses, which anybody may have written: each passes what is right, and nothing else. */
import { refusal } from '../../settings/options.js';
import { passing, type SettingReader, type SettingsIn, settingsOf } from '../../settings/settings.js';

type Readers = Readonly<Record<string, SettingReader<unknown>>>;

/** Makes a reader of objects that have all of some properties, and perhaps others. */
// @__NO_SIDE_EFFECTS__
export const objectOf =
  <Required extends Readers, Others extends Readers = Record<never, never>>(
    required: Required,
    others?: Others,
  ): SettingReader<globalThis.Required<SettingsIn<Required>> & SettingsIn<Others>> =>
  (value, option) => {
    const read = settingsOf({ ...required, ...others }, value);
    for (const name in required) if (!(name in read)) throw refusal(option, value, `an object with ${name}`);
    return read as globalThis.Required<SettingsIn<Required>> & SettingsIn<Others>;
  };

/** Makes a reader of texts up to a length. */
// @__NO_SIDE_EFFECTS__
export const textUpTo = (longest: number): SettingReader<string> =>
  passing(`a text of at most ${longest} signs`, (value) => typeof value === 'string' && value.length <= longest);

/** Makes a reader of a list of some length. */
// @__NO_SIDE_EFFECTS__
export const listUpTo =
  <Value>(reader: SettingReader<Value>, most: number, least = 0): SettingReader<readonly Value[]> =>
  (value, option) => {
    if (!Array.isArray(value) || value.length > most || value.length < least)
      throw refusal(option, value, `a list of ${least} to ${most}`);
    return value.map((each) => reader(each, option));
  };

/** Makes a reader of one of some words. */
// @__NO_SIDE_EFFECTS__
export const wordOf = <Word extends string>(...words: readonly Word[]): SettingReader<Word> =>
  passing(words.join(' or '), (value) => (words as readonly unknown[]).includes(value));

/** Makes a reader of numbers within limits. */
// @__NO_SIDE_EFFECTS__
export const numberFrom = (least: number, most: number): SettingReader<number> =>
  passing(`a number from ${least} to ${most}`, (value) => typeof value === 'number' && value >= least && value <= most);

/** Makes a reader that tries others in turn. */
// @__NO_SIDE_EFFECTS__
export const eitherOf =
  <A, B>(first: SettingReader<A>, second: SettingReader<B>): SettingReader<A | B> =>
  (value, option) => {
    try {
      return first(value, option);
    } catch {
      return second(value, option);
    }
  };

/** Reads a flag that is true or left out. */
export const yes: SettingReader<true> = passing('true', (value) => value === true);
