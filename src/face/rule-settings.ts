/** Settings for the rules of a puzzle, in which constraints may have names. */
import { box, type ParseSettings } from '../formats/puzzle-like.js';
import { listOf, type SettingReader, text, withOptionErrors } from '../settings/settings.js';
import type { GridRules } from '../variants/grid-rules.js';
import { variantsNamed } from '../variants/names.js';
import { clues } from './clues.js';

/** Rules that the text does not state itself. */
export interface ReadSettings extends ParseSettings, Pick<GridRules, 'constraints'> {
  /** Names of variants: 'x', 'windoku', 'anti-knight' and others, as a list or with commas between. */
  readonly variant?: string | readonly string[];
}

/** Settings in which constraints may have names. */
export type WithNames<Settings extends ParseSettings> = Omit<Settings, keyof ParseSettings> & ReadSettings;

/** Reads names of variants, as a list or separated by commas. */
const variant: SettingReader<readonly string[]> = (value, option) => {
  const names = typeof value === 'string' ? [value] : listOf(text)(value, option);
  return withOptionErrors(option, () => (names.length > 0 ? variantsNamed(names.join()) : []));
};

export const RULE_SETTINGS = { variant, regions: text, digits: text, pairs: listOf(text), constraints: clues };
export const READ_SETTINGS = { box, ...RULE_SETTINGS };
