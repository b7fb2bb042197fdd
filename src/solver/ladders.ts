/** The ladders, by name. */
import { full } from './full.js';
import type { Ladder } from './ladder.js';

export const ladders: readonly Ladder[] = [full];

export const ladderOf = (id: string): Ladder | undefined => ladders.find((ladder) => ladder.id === id);
