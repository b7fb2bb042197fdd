/** Games that the browser stores between visits and during a reload. */

import { createStore, get, set, update } from 'idb-keyval';
import { plainShapeOf } from '../engine/grid.js';
import type { About, PlainShape } from '../engine/protocol.js';
import type { PageHistory } from '../play/history.js';
import { isPlay, type Play } from '../play/play.js';
import { loadedGeometry, UnloadedRules } from './rules-on-demand.js';

export interface GameState {
  readonly history: PageHistory;
  readonly seconds: number;
  /** The number of hints used. */
  readonly hints?: number;
  readonly about?: About;
  readonly isPaused?: boolean;
  /** True for a puzzle that the page itself chose at the start. */
  readonly isFirst?: boolean;
  /** True for a grid of practice. Another game replaces it, and there is no way back. */
  readonly isPractice?: boolean;
  /** The date and time in ISO 8601 at which the puzzle was first solved. */
  readonly solvedAt?: string;
  /** True once the puzzle is stored among the solved ones. */
  readonly isFinished?: boolean;
}

/** A stored game. Its plays have no geometry of their own: the game stores the shape once. */
interface StoredGame extends Omit<GameState, 'history'>, PlainShape {
  readonly history: { readonly [K in keyof PageHistory]: unknown };
}

/** The replaced games before and after a change. */
interface PreviousChange<Game> {
  readonly before: readonly Game[];
  readonly now: readonly Game[];
}

const CURRENT = 'current';
const PREVIOUS = 'former';

/** The database, which opens when first used. */
export const STORE = createStore('sudoku', 'games');

/** The keys of games stored when a tab was left. The database may not have these games yet. */
const LEAVE_KEY = 'sudoku-left';
const PREVIOUS_LEAVE_KEY = 'sudoku-left-previous';

/** The most replaced games stored. */
export const MOST_PREVIOUS = 10;

/** The key of the note that the player has played here. It is read before the first view, so it is not in the database. */
const PLAYED_KEY = 'sudoku-played';

/** True if the player has played in this browser before. */
export function hasPlayed(): boolean {
  try {
    return localStorage.getItem(PLAYED_KEY) !== null;
  } catch {
    return false;
  }
}

function notePlayed(): void {
  try {
    localStorage.setItem(PLAYED_KEY, '');
  } catch {}
}

/**
 * Stores the game. Resolves to false if the browser refuses, at once or later. Then the game lasts as long as the page.
 */
export async function saveGame(game: GameState): Promise<boolean> {
  try {
    if (game.history.past.length > 0) notePlayed();
    await set(CURRENT, serialized(game), STORE);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores the difference of two lists of replaced games, unless the browser refuses. Games that another tab has stored
 * in the meantime stay. `before`: the games when this tab last loaded or stored them.
 */
export async function savePreviousGames(before: readonly GameState[], now: readonly GameState[]): Promise<void> {
  const missingIn = (games: readonly (GameState | StoredGame)[]) => {
    const known = new Set(games.map(identityOf));
    return (game: GameState | StoredGame): boolean => !known.has(identityOf(game));
  };
  const removed = before.filter(missingIn(now));
  const added = now.filter(missingIn(before)).map(serialized);
  const merge = (stored: readonly StoredGame[] = []): readonly StoredGame[] =>
    [...stored.filter(missingIn(removed)), ...added.filter(missingIn(stored))].slice(-MOST_PREVIOUS);
  try {
    await update<readonly StoredGame[]>(PREVIOUS, merge, STORE);
  } catch {}
}

/** Returns the shape, the time, the number of actions and the digits of a game. Games with the same text are copies. */
const identityOf = (game: GameState | StoredGame): string => {
  const { past, play } = game.history as PageHistory;
  const { box, rules } = 'box' in game ? game : plainShapeOf(play.geometry);
  return `${JSON.stringify([box, rules])} ${game.seconds} ${past.length} ${play.values}`;
};

/** Stores a game synchronously, because a page that is left may have no time for more. */
export const saveOnLeave = (game: GameState): void => saveInSession(LEAVE_KEY, () => serialized(game));

/** Stores a change of the replaced games that the database may not have yet; undefined if it has all changes. */
export const savePreviousOnLeave = (change: PreviousChange<GameState> | undefined): void =>
  saveInSession(
    PREVIOUS_LEAVE_KEY,
    () => change && { before: change.before.map(serialized), now: change.now.map(serialized) },
  );

/**
 * Stores a value in the session. If there is none, or it cannot be stored, the one of an earlier leave is out of date.
 */
function saveInSession(key: string, value: () => unknown): void {
  try {
    sessionStorage.removeItem(key);
    const current = value();
    if (current) sessionStorage.setItem(key, JSON.stringify(current));
  } catch {}
}

/**
 * Returns the game of the last visit; undefined if there is none or its format is outdated. Rejects with an UnloadedRules if
 * there is one that cannot be read without more code.
 */
export async function loadGame(): Promise<GameState | undefined> {
  try {
    const saved = await get<StoredGame>(CURRENT, STORE);
    return saved && (await deserialized(saved));
  } catch (error) {
    return undefinedUnlessUnloaded(error);
  }
}

function undefinedUnlessUnloaded(error: unknown): undefined {
  if (error instanceof UnloadedRules) throw error;
}

export async function loadPreviousGames(): Promise<readonly GameState[]> {
  try {
    return await Promise.all(((await get<readonly StoredGame[]>(PREVIOUS, STORE)) ?? []).map(deserialized));
  } catch {
    return [];
  }
}

/** Returns the game stored when the page was left, if this is a reload. Rejects with an UnloadedRules as `loadGame`. */
export const loadSavedOnLeave = (): Promise<GameState | undefined> => savedOnLeave(LEAVE_KEY, deserialized);

/** Returns the change that the database may not have had when the page was left, if this is a reload. */
export const loadPreviousSavedOnLeave = (): Promise<PreviousChange<GameState> | undefined> =>
  savedOnLeave(PREVIOUS_LEAVE_KEY, async ({ before, now }: PreviousChange<StoredGame>) => ({
    before: await Promise.all(before.map(deserialized)),
    now: await Promise.all(now.map(deserialized)),
  })).catch(() => undefined);

/** Reads a value stored when the page was left, if this is a reload. */
async function savedOnLeave<Stored, Value>(
  key: string,
  read: (stored: Stored) => Promise<Value>,
): Promise<Value | undefined> {
  if (!isReload()) return undefined;
  try {
    const left = sessionStorage.getItem(key);
    return left ? await read(JSON.parse(left)) : undefined;
  } catch (error) {
    return undefinedUnlessUnloaded(error);
  }
}

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

function serialized({ history, ...rest }: GameState): StoredGame {
  const { past, play, future, checkpoint } = history;
  const cells = ({ geometry: _, ...rest }: Play) => rest;
  return {
    ...plainShapeOf(play.geometry),
    history: {
      past: past.map(cells),
      play: cells(play),
      future: future.map(cells),
      ...(checkpoint && { checkpoint: cells(checkpoint) }),
    },
    ...rest,
  };
}

/** Restores a stored game. Rejects if it has another format, which an earlier version of the page may have written. */
async function deserialized({ box, rules, history, ...rest }: StoredGame): Promise<GameState> {
  const geometry = await loadedGeometry({ box, ...(rules && { rules }) });
  const { past, play, future, checkpoint } = history as unknown as PageHistory;
  const shaped = (cells: object): Play => {
    const play = { ...cells, geometry } as Play;
    if (!isPlay(play)) throw new RangeError('the stored game has another format');
    return play;
  };
  return {
    ...rest,
    history: {
      past: past.map(shaped),
      play: shaped(play),
      future: future.map(shaped),
      ...(checkpoint && { checkpoint: shaped(checkpoint) }),
    },
  };
}
