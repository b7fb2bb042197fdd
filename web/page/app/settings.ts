/** Settings of the player, stored in the browser. */

import { LADDERS, LANGUAGES, type LadderId, type LanguageCode, LEVELS, type Level } from '../../../src/face/index.js';

export interface Settings {
  /** True if a value removes the marks that it rules out. */
  readonly tidy: boolean;
  /** True if cells with the digit of the selected cell are highlighted. */
  readonly same: boolean;
  /** True if cells with a mark of that digit are highlighted, more faintly. */
  readonly marks: boolean;
  /** True if the peers of the selected cell are highlighted, more faintly. */
  readonly seen: boolean;
  /** True if clashing values are shown at once. */
  readonly clashes: boolean;
  /** True if all marks are drawn in the places of candidates. */
  readonly places: boolean;
  readonly timer: boolean;
  readonly ladder: LadderId;
  readonly level: Level;
  readonly language: LanguageCode;
}

export const DEFAULTS: Settings = {
  tidy: true,
  same: true,
  marks: true,
  seen: false,
  clashes: true,
  places: false,
  timer: true,
  ladder: 'full',
  level: 'extreme',
  language: 'en',
};

/** The valid values of each setting. */
const CHOICES: Readonly<Record<keyof Settings, readonly unknown[]>> = {
  tidy: [true, false],
  same: [true, false],
  marks: [true, false],
  seen: [true, false],
  clashes: [true, false],
  places: [true, false],
  timer: [true, false],
  ladder: LADDERS,
  level: LEVELS,
  language: LANGUAGES,
};

/** The key of the settings in the browser's storage. */
export const SETTINGS_KEY = 'sudoku-settings';

/** Returns the storage. It is a function, because a browser that blocks storage may throw on access. */
const own = (): Storage => localStorage;

/** Reads the settings from the browser. Missing and invalid ones have their defaults. */
export function loadSettings(language: string, storage: () => Pick<Storage, 'getItem'> = own): Settings {
  const usual = language.startsWith('de') ? { ...DEFAULTS, language: 'de' as const } : DEFAULTS;
  try {
    const saved: unknown = JSON.parse(storage().getItem(SETTINGS_KEY) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return usual;
    const known = Object.entries(saved).filter(([name, value]) => CHOICES[name as keyof Settings]?.includes(value));
    return { ...usual, ...Object.fromEntries(known) };
  } catch {
    return usual;
  }
}

/** Stores the settings. If the browser refuses, they last as long as the page. */
export function saveSettings(settings: Settings, storage: () => Pick<Storage, 'setItem'> = own): void {
  try {
    storage().setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {}
}
