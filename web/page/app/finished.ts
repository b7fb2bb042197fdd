/** The puzzles that were solved, as the browser keeps them. */

import { get, set, update } from 'idb-keyval';
import type { About } from './about.js';
import { STORE } from './kept.js';

/** A puzzle that was solved, and how. */
export interface Finished extends About {
  /** Date and time in ISO 8601. */
  readonly at: string;
  /** The puzzle as a link has it, to be played again. */
  readonly link: string;
  readonly seconds: number;
  readonly hints: number;
}

const FINISHED = 'finished';

/** More than anybody solves in years. */
const MOST = 5000;

/** A browser may refuse. */
export async function keepFinished(finished: Finished): Promise<void> {
  try {
    await update<readonly Finished[]>(FINISHED, (kept = []) => [...kept, finished].slice(-MOST), STORE);
  } catch {}
}

/** The last one at the end. */
export async function finishedKept(): Promise<readonly Finished[]> {
  try {
    return (await get<readonly Finished[]>(FINISHED, STORE)) ?? [];
  } catch {
    return [];
  }
}

export async function forgetFinished(): Promise<void> {
  try {
    await set(FINISHED, [], STORE);
  } catch {}
}

/** Statistics of a player's games of one level. */
export interface OwnFigures {
  readonly solved: number;
  readonly best: number;
  readonly average: number;
  readonly withoutHints: number;
}

/** Undefined if there are no games. */
export function figuresOf(games: readonly Finished[]): OwnFigures | undefined {
  if (games.length === 0) return undefined;
  const seconds = games.map((game) => game.seconds);
  return {
    solved: games.length,
    best: Math.min(...seconds),
    average: Math.round(seconds.reduce((sum, each) => sum + each, 0) / games.length),
    withoutHints: games.filter(({ hints }) => hints === 0).length,
  };
}
