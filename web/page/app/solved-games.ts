/** The solved puzzles, which the browser stores. */

import { get, set, update } from 'idb-keyval';
import type { Level } from '../../../src/face/index.js';
import type { PlainFacts } from '../engine/protocol.js';
import { STORE } from './game-storage.js';

/** A solved puzzle, with the time and the hints that it took. */
export interface SolvedGame extends PlainFacts {
  /** The date and time in ISO 8601. */
  readonly at: string;
  /** The givens in the form of a link, which leads to the puzzle again. */
  readonly link: string;
  readonly seconds: number;
  readonly hints: number;
}

const SOLVED = 'finished';

/** The most games stored. Nobody solves as many in years. */
const MOST = 5000;

/** Stores a solved puzzle, unless it is stored already or the browser refuses. */
export async function saveSolvedGame(game: SolvedGame): Promise<void> {
  try {
    await update<readonly SolvedGame[]>(
      SOLVED,
      (saved = []) => (saved.some(({ at }) => at === game.at) ? saved : [...saved, game].slice(-MOST)),
      STORE,
    );
  } catch {}
}

/** Returns the stored games, the latest one last. */
export async function loadSolvedGames(): Promise<readonly SolvedGame[]> {
  try {
    return (await get<readonly SolvedGame[]>(SOLVED, STORE)) ?? [];
  } catch {
    return [];
  }
}

/** Returns the games of a level before the last one with this link; all of the level if there is none with it. */
export function earlierGames(games: readonly SolvedGame[], link: string, level: Level): readonly SolvedGame[] {
  const at = games.findLastIndex((game) => game.link === link);
  return games.slice(0, at < 0 ? games.length : at).filter((game) => game.level === level);
}

/**
 * Adds games from a file to the stored ones, unless they are stored already. Resolves to the number of games added; to
 * undefined if the browser refuses.
 */
export async function addSolvedGames(games: readonly SolvedGame[]): Promise<number | undefined> {
  let added = 0;
  const merge = (saved: readonly SolvedGame[] = []): readonly SolvedGame[] => {
    const merged = withGames(saved, games);
    added = merged.length - saved.length;
    return merged.slice(-MOST);
  };
  try {
    await update<readonly SolvedGame[]>(SOLVED, merge, STORE);
    return added;
  } catch {
    return undefined;
  }
}

/** Returns games with those of others that are new, in the order of their dates. Games solved at the same time are one. */
export function withGames(games: readonly SolvedGame[], others: readonly SolvedGame[]): readonly SolvedGame[] {
  const all = new Map([...others, ...games].map((game) => [game.at, game]));
  return [...all.values()].sort((a, b) => (a.at < b.at ? -1 : 1));
}

export async function clearSolvedGames(): Promise<void> {
  try {
    await set(SOLVED, [], STORE);
  } catch {}
}

/** Statistics of a player's games of one level. */
export interface GameStatistics {
  readonly solved: number;
  readonly best: number;
  readonly average: number;
  readonly withoutHints: number;
}

/** Returns the statistics of games; undefined if there are none. */
export function statisticsOf(games: readonly SolvedGame[]): GameStatistics | undefined {
  if (games.length === 0) return undefined;
  const seconds = games.map((game) => game.seconds);
  return {
    solved: games.length,
    best: Math.min(...seconds),
    average: Math.round(seconds.reduce((sum, each) => sum + each, 0) / games.length),
    withoutHints: games.filter(({ hints }) => hints === 0).length,
  };
}
