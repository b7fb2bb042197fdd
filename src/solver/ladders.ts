/** All ladders by name. */
import { frozen } from '../core/frozen.js';
import { braids, whips } from './berthier/ladders.js';
import { full } from './full.js';
import { hodoku } from './hodoku/ladder.js';
import type { Ladder } from './ladder.js';
import { LADDERS, type LadderId } from './ladder-names.js';
import { se } from './se/ladder.js';

const byName: Readonly<Record<LadderId, Ladder>> = { full, hodoku, se, whips, braids };

/** All ladders. */
export const ladders: readonly Ladder[] = frozen(LADDERS.map((name) => byName[name]));

/** Returns the ladder with a name. */
export function ladderOf(id: LadderId): Ladder;
export function ladderOf(id: string): Ladder | undefined;
export function ladderOf(id: string): Ladder | undefined {
  return ladders.find((ladder) => ladder.id === id);
}
