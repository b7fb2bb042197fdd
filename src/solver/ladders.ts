/** The ladders, by name. */
import { full } from './full.js';
import { hodoku } from './hodoku/ladder.js';
import type { Ladder } from './ladder.js';
import { se } from './se/ladder.js';

export const ladders: readonly Ladder[] = [full, hodoku, se];

export const ladderOf = (id: string): Ladder | undefined => ladders.find((ladder) => ladder.id === id);
