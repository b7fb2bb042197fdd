/** Reads the settings of callers. Each setting has a reader that rejects invalid values. */
import { BadOption, expectSettings, refusal } from './options.js';

/** Reads the value of a setting, which may be an option of the program too. */
export interface SettingReader<Value> {
  /** Returns the value. Throws a BadOption that contains the setting's name. */
  (value: unknown, option: string): Value;
  /**
   * Returns what a word of a command line stands for, undefined for a word that stands for nothing. Absent where a word
   * stands for itself, or for a number.
   */
  readonly ofWord?: (word: string) => unknown;
  /** How such words are written, for the error on another one. */
  readonly takesWord?: string;
  /** The words that it takes, where these are few. */
  readonly words?: readonly string[];
}

/** The settings that a record of readers reads. */
export type SettingsIn<Readers> = {
  readonly [Name in keyof Readers]?: Readers[Name] extends SettingReader<infer Value> ? Value : never;
};

/**
 * Reads the settings that are present and not undefined. Throws a BadOption. Ignores others: a function first rejects
 * what it does not know by `refuseUnknown`, and then each part of it reads its own.
 */
export function settingsOf<Readers extends Readonly<Record<string, SettingReader<unknown>>>>(
  readers: Readers,
  given: unknown,
): SettingsIn<Readers> {
  expectSettings(given);
  const read: Record<string, unknown> = {};
  for (const [option, reader] of Object.entries(readers)) {
    // A property of a prototype may be anyone's.
    const value = Object.hasOwn(given, option) ? given[option] : undefined;
    if (value !== undefined) read[option] = reader(value, option);
  }
  return read as SettingsIn<Readers>;
}

/** Makes a reader of values that pass a test. */
// @__NO_SIDE_EFFECTS__
export const passing =
  <Value>(takes: string, isRight: (value: unknown) => boolean): SettingReader<Value> =>
  (value, option) => {
    if (!isRight(value)) throw refusal(option, value, takes);
    return value as Value;
  };

/** Makes a reader that passes undefined, for an argument that may be left out. */
// @__NO_SIDE_EFFECTS__
export const maybe =
  <Value>(reader: SettingReader<Value>): SettingReader<Value | undefined> =>
  (value, option) =>
    value === undefined ? undefined : reader(value, option);

/** Passes any value, which others read. */
export const anything: SettingReader<unknown> = (value) => value;

/** Makes a reader of objects that have some properties. */
export const holding = <Value extends object>(takes: string, names: readonly (keyof Value)[]): SettingReader<Value> =>
  passing(takes, (value) => names.every((name) => name in Object(value)));

export const flag: SettingReader<boolean> = passing('true or false', (value) => typeof value === 'boolean');

export const callback = <Callback>(): SettingReader<Callback> =>
  passing('a function', (value) => typeof value === 'function');

export const milliseconds: SettingReader<number> = passing(
  'a number of milliseconds, 0 or more',
  (value) => typeof value === 'number' && value >= 0,
);

/** Reads a width. */
export const pixelWidth: SettingReader<number> = passing(
  'a number of pixels above 0',
  (value) => Number.isFinite(value) && Number(value) > 0,
);

// @__NO_SIDE_EFFECTS__
export const whole = (least: number, most: number): SettingReader<number> =>
  passing(
    `a whole number ${most === Infinity ? `above ${least - 1}` : `from ${least} to ${most}`}`,
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  );

/** Makes a reader of a list whose items another reader reads. */
// @__NO_SIDE_EFFECTS__
export const listOf =
  <Value>(reader: SettingReader<Value>): SettingReader<readonly Value[]> =>
  (value, option) => {
    if (!Array.isArray(value)) throw refusal(option, value, 'a list');
    return Array.from(value, (item) => reader(item, option));
  };

/** Looks up a value. Throws a BadOption of this option in place of a RangeError, such as that for an unknown name. */
export function withOptionErrors<Result>(option: string, lookUp: () => Result): Result {
  try {
    return lookUp();
  } catch (error) {
    const isNamed = error instanceof BadOption && error.option === option;
    throw error instanceof RangeError && !isNamed ? new BadOption(option, error.message) : error;
  }
}

export const text: SettingReader<string> = passing('a text', (value) => typeof value === 'string');

/** Makes a reader of the symbols of a size. */
export const symbolsFor = (size: number): SettingReader<readonly string[]> =>
  passing(
    `a list of ${size} texts, a symbol for each digit`,
    (value) =>
      Array.isArray(value) &&
      value.length === size &&
      new Set(value).size === size &&
      value.every((symbol) => typeof symbol === 'string' && symbol !== ''),
  );
