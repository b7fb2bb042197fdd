/** The solved puzzles that the browser stores. */

import { get, set, update } from 'idb-keyval';
import type { About } from './about.js';
import { STORE } from './kept.js';

/** A solved puzzle with the time and the number of hints. */
export interface Finished extends About {
  /** The date and time in ISO 8601. */
  readonly at: string;
  /** The puzzle in the form of a link, to play it again. */
  readonly link: string;
  readonly seconds: number;
  readonly hints: number;
}

const FINISHED = 'finished';

/** The most games stored, more than anybody solves in years. */
const MOST = 5000;

/** Stores a solved puzzle. Does nothing if the browser refuses. */
export async function keepFinished(finished: Finished): Promise<void> {
  try {
    await update<readonly Finished[]>(FINISHED, (kept = []) => [...kept, finished].slice(-MOST), STORE);
  } catch {}
}

/** Returns the stored games, the latest at the end. */
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

/** Returns the statistics of games; undefined if there are none. */
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
