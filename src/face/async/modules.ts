/** Ladders from modules: strategies of one's own cannot be cloned, so a worker loads them itself. */
import { printable } from '../../core/printable.js';
import { BadOption, refusal } from '../../settings/options.js';
import { listOf, type SettingReader, settingsOf } from '../../settings/settings.js';
import type { LadderId } from '../../solver/ladder-names.js';

/** Strategies of the caller, as modules that a worker can load. */
export interface ModuleSettings {
  /** The ladder by its name. A list of strategies cannot be sent to a worker: use `modules`. */
  readonly ladder?: LadderId;
  /**
   * URLs of modules, such as `new URL('mine.js', import.meta.url)`, which the worker loads. The default export of each
   * is a list of strategies and rungs, as the `ladder` of the main entry takes it; the lists together are the ladder.
   */
  readonly modules?: readonly (string | { readonly href: string })[];
}

/** The settings of a climb in a worker. */
export type WithModules<Settings> = Omit<Settings, 'ladder'> & ModuleSettings;

const url: SettingReader<string> = (value, option) => {
  if (typeof value === 'string' && URL.canParse(value)) return value;
  throw refusal(option, value, "whole URLs, such as new URL('mine.js', import.meta.url)");
};

const MODULES = { modules: listOf(url) };

/** Replaces modules among the settings by the ladder that they make together. Throws a BadOption. */
export async function withModules(settings: object): Promise<object> {
  const { modules } = settingsOf(MODULES, settings);
  if (!modules) return settings;
  const { modules: _, ...rest } = settings as { readonly modules: unknown; readonly ladder?: unknown };
  if (rest.ladder !== undefined) throw new BadOption('modules', 'make the whole ladder: there can be no other one');
  return { ...rest, ladder: (await Promise.all(modules.map(listIn))).flat() };
}

/** Loads the list that a module exports. */
async function listIn(module: string): Promise<readonly unknown[]> {
  const { default: list } = await import(/* @vite-ignore */ /* webpackIgnore: true */ module).catch(
    (error: unknown) => {
      throw new BadOption(
        'modules',
        `${printable(module)}: ${printable(error instanceof Error ? error.message : String(error))}`,
      );
    },
  );
  if (Array.isArray(list)) return list;
  throw refusal(
    'modules',
    list,
    `a module whose default export is a list of strategies and rungs (${printable(module)})`,
  );
}
