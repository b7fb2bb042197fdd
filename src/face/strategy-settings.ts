/** Reads settings that name strategies. They need the whole catalogue, which other settings do not. */

import type { Strategy } from '../logic/step/strategy.js';
import { strategiesNamed } from '../session/strategy-names.js';
import { refusal } from '../settings/options.js';
import { listOf, type SettingReader, withOptionErrors } from '../settings/settings.js';

/** Makes a reader of a word for strategies. It may stand for several, as families and shared names do. */
const strategiesOf =
  (others: readonly Strategy[]): SettingReader<readonly string[]> =>
  (value, option) => {
    if (typeof value !== 'string') throw refusal(option, value, 'names of strategies');
    return withOptionErrors(option, () => strategiesNamed(value, others).map(({ id }) => id));
  };

/** Makes a reader of names of strategies, families and shared names into ids; `others` are not in the catalogue. */
export const strategiesWith =
  (others: readonly Strategy[]): SettingReader<readonly string[]> =>
  (value, option) =>
    listOf(strategiesOf(others))(value, option).flat();

export const strategies: SettingReader<readonly string[]> = (value, option) => strategiesWith([])(value, option);
