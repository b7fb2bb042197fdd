/** The ladders, by name. */
import { full } from './full.js';
import { hodoku } from './hodoku/ladder.js';
import type { Ladder, LadderName } from './ladder.js';
import { se } from './se/ladder.js';

export const ladders: readonly Ladder[] = [full, hodoku, se];

export function ladderOf(id: LadderName): Ladder;
export function ladderOf(id: string): Ladder | undefined;
export function ladderOf(id: string): Ladder | undefined {
  return ladders.find((ladder) => ladder.id === id);
}
