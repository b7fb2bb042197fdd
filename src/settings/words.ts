/** Settings in words of a command line. */
import { listOf, type SettingReader } from './settings.js';

/** Makes a reader that reads words of a command line too; `takesWord` says how they are written. */
// @__NO_SIDE_EFFECTS__
export const ofWords = <Value>(
  ofWord: NonNullable<SettingReader<Value>['ofWord']>,
  takesWord: string,
  reader: SettingReader<Value>,
): SettingReader<Value> =>
  Object.assign((value: unknown, option: string) => reader(value, option), { ofWord, takesWord });

/** Makes a reader of a list, in a word with commas between its items. */
// @__NO_SIDE_EFFECTS__
export const wordsOf = <Value>(reader: SettingReader<Value>): SettingReader<readonly Value[]> =>
  Object.assign(listOf(reader), {
    ofWord: (word: string) => word.split(',').map((each) => each.trim()),
    ...(reader.words && { words: reader.words }),
  });
