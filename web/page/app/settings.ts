/** Settings of the player, stored in the browser. */

import { LADDERS, LANGUAGES, type LadderId, type LanguageCode, LEVELS, type Level } from '../../../src/face/index.js';

export const CHECKS = ['off', 'clashes', 'mistakes'] as const;
export const FIRST = ['cell', 'digit'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;

export interface Settings {
  /** True if a value removes the marks that it rules out. */
  readonly tidy: boolean;
  /** True if cells with the digit of the selected cell are highlighted. */
  readonly same: boolean;
  /** True if cells with a mark of that digit are highlighted, more faintly. */
  readonly marks: boolean;
  /** True if the peers of the selected cell are highlighted, more faintly. */
  readonly seen: boolean;
  /** What is shown at once as wrong: nothing, values that clash, or all values that differ from the solution. */
  readonly check: (typeof CHECKS)[number];
  /** What a player chooses first: the cell, or the digit that the next pressed cells take. */
  readonly first: (typeof FIRST)[number];
  /** True if all marks are drawn in the places of candidates. */
  readonly places: boolean;
  readonly timer: boolean;
  /** True if the keys are on the left of the board, where there is room beside it. */
  readonly keysLeft: boolean;
  readonly theme: (typeof THEMES)[number];
  readonly ladder: LadderId;
  readonly level: Level;
  readonly language: LanguageCode;
}

export const DEFAULTS: Settings = {
  tidy: true,
  same: true,
  marks: true,
  seen: false,
  check: 'clashes',
  first: 'cell',
  places: false,
  timer: true,
  keysLeft: false,
  theme: 'system',
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
  check: CHECKS,
  first: FIRST,
  places: [true, false],
  timer: [true, false],
  keysLeft: [true, false],
  theme: THEMES,
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
    const known = Object.entries(upToDate(saved)).filter(([name, value]) =>
      CHOICES[name as keyof Settings]?.includes(value),
    );
    return { ...usual, ...Object.fromEntries(known) };
  } catch {
    return usual;
  }
}

/** Renames a setting of earlier versions, which could only turn clashes off. */
const upToDate = (saved: object): object =>
  'clashes' in saved && saved.clashes === false ? { check: 'off', ...saved } : saved;

/** Stores the settings. If the browser refuses, they last as long as the page. */
export function saveSettings(settings: Settings, storage: () => Pick<Storage, 'setItem'> = own): void {
  try {
    storage().setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {}
}
