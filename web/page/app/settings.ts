/** What somebody prefers; kept in the browser. */
import type { Level } from '../../../src/logic/step/strategy.js';
import type { LadderName } from '../../../src/solver/ladder.js';

export interface Settings {
  /** Marks vanish when a value rules them out. */
  readonly tidy: boolean;
  /** Cells with the same digit as the one chosen are lit up. */
  readonly same: boolean;
  /** Values that clash are shown at once. */
  readonly clashes: boolean;
  readonly timer: boolean;
  readonly ladder: LadderName;
  readonly level: Level;
  readonly language: 'en' | 'de';
}

export const DEFAULTS: Settings = {
  tidy: true,
  same: true,
  clashes: true,
  timer: true,
  ladder: 'full',
  level: 'extreme',
  language: 'en',
};

const KEY = 'sudoku-settings';

/** What is not kept, or cannot be read, is as it is by default. */
export function settingsKept(storage: Pick<Storage, 'getItem'>, language: string): Settings {
  const own = language.startsWith('de') ? { ...DEFAULTS, language: 'de' as const } : DEFAULTS;
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return own;
    const same = Object.entries(kept).filter(
      ([name, value]) => name in own && typeof value === typeof own[name as keyof Settings],
    );
    return { ...own, ...Object.fromEntries(same) };
  } catch {
    return own;
  }
}

/** A browser may refuse; then they last as long as the page. */
export function keepSettings(storage: Pick<Storage, 'setItem'>, settings: Settings): void {
  try {
    storage.setItem(KEY, JSON.stringify(settings));
  } catch {}
}
