/** Reads the settings of callers. Each setting has a reader that rejects invalid values. */
import { LARGEST_SIZE } from '../core/geometry.js';
import { excerpt, quoted } from '../core/printable.js';
import { findByName, type Named } from '../session/names.js';
import { BadOption } from '../session/options.js';
import { variantsNamed } from '../variants/names.js';

/** Reads the value of an option. Throws a BadOption that contains the option's name. */
export type SettingReader<Value> = (value: unknown, option: string) => Value;

/** The settings that a record of readers reads. */
export type Read<Readers> = {
  readonly [Name in keyof Readers]?: Readers[Name] extends SettingReader<infer Value> ? Value : never;
};

/**
 * Reads the settings that are present and not undefined. Throws a BadOption. Ignores others: a function first rejects
 * what it does not know by `refuseUnknown`, and then each part of it reads its own.
 */
export function settingsOf<Readers extends Readonly<Record<string, SettingReader<unknown>>>>(
  readers: Readers,
  given: unknown,
): Read<Readers> {
  if (typeof given !== 'object' || given === null) throw refusal('settings', given, 'an object');
  const read: Record<string, unknown> = {};
  for (const [option, reader] of Object.entries(readers)) {
    const value = (given as Readonly<Record<string, unknown>>)[option];
    if (value !== undefined) read[option] = reader(value, option);
  }
  return read as Read<Readers>;
}

/** Makes the error for a value that an option does not take. */
export const refusal = (option: string, value: unknown, takes: string): BadOption =>
  new BadOption(option, `takes ${takes}, not ${shown(value)}`);

function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return typeof value === 'function' ? 'a function' : excerpt(String(value));
}

/** Makes a reader of values that pass a test. */
export const passing =
  <Value>(takes: string, isRight: (value: unknown) => boolean): SettingReader<Value> =>
  (value, option) => {
    if (!isRight(value)) throw refusal(option, value, takes);
    return value as Value;
  };

export const flag: SettingReader<boolean> = passing('true or false', (value) => typeof value === 'boolean');

export const callback = <Callback>(): SettingReader<Callback> =>
  passing('a function', (value) => typeof value === 'function');

export const milliseconds: SettingReader<number> = passing(
  'a number of milliseconds, 0 or more',
  (value) => typeof value === 'number' && value >= 0,
);

export const whole = (least: number, most: number): SettingReader<number> =>
  passing(
    `a whole number ${most === Infinity ? `above ${least - 1}` : `from ${least} to ${most}`}`,
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  );

/** Makes a reader of one of the given names, in any spelling. */
export const oneOf =
  <Id extends string>(what: string, items: readonly (Id | Named<Id>)[]): SettingReader<Id> =>
  (value, option) => {
    const named = items.map((item) => (typeof item === 'string' ? { id: item } : item));
    if (typeof value !== 'string') throw refusal(option, value, `one of ${named.map(({ id }) => id).join(', ')}`);
    return withOptionErrors(option, () => findByName(what, value, named).id);
  };

/** Makes a reader of a list whose items another reader reads. */
export const listOf =
  <Value>(reader: SettingReader<Value>): SettingReader<readonly Value[]> =>
  (value, option) => {
    if (!Array.isArray(value)) throw refusal(option, value, 'a list');
    return Array.from(value, (item) => reader(item, option));
  };

/** Looks up a value. Throws a BadOption in place of a RangeError, such as that for an unknown name. */
export function withOptionErrors<Result>(option: string, lookUp: () => Result): Result {
  try {
    return lookUp();
  } catch (error) {
    throw error instanceof RangeError ? new BadOption(option, error.message) : error;
  }
}

export const text: SettingReader<string> = passing('a text', (value) => typeof value === 'string');

/** Reads names of variants, as a list or separated by commas. */
export const variants: SettingReader<readonly string[]> = (value, option) => {
  const names = typeof value === 'string' ? [value] : listOf(text)(value, option);
  return withOptionErrors(option, () => (names.length > 0 ? variantsNamed(names.join()) : []));
};

/** Reads the rows and columns of a box. */
export const box: SettingReader<readonly [rows: number, columns: number]> = (value, option) => {
  const [rows, columns, ...rest] = Array.isArray(value) ? (value as readonly number[]) : [];
  const isWhole = Number.isInteger(rows) && Number.isInteger(columns) && rest.length === 0;
  if (isWhole && rows! > 0 && columns! > 0 && rows! * columns! <= LARGEST_SIZE) return [rows!, columns!];
  throw refusal(option, value, `[rows, columns] of a box of up to ${LARGEST_SIZE} cells`);
};
