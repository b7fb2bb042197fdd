/** How much is told of a player's mistakes. */
import { flag } from '../settings/settings.js';
import { LIMIT_SETTINGS, type TimeLimits } from './limits.js';

export const SPOIL = { spoil: flag };

/** Settings of the mistakes of a game. */
export interface MistakeSettings extends TimeLimits {
  /** True if a mistake has the right digit: `wrong` and `lost` do, `clash` and `stale` never. */
  readonly spoil?: boolean;
}

export const MISTAKE_SETTINGS = { ...LIMIT_SETTINGS, ...SPOIL };
