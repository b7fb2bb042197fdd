/** Games that the browser stores between visits and during a reload. */

import { createStore, get, set } from 'idb-keyval';
import { geometryIn, shapeOf } from '../engine/grid.js';
import type { PlainShape } from '../engine/protocol.js';
import type { PageHistory } from '../play/history.js';
import { isPlay, type Play } from '../play/play.js';
import type { About } from './about.js';

export interface GameState {
  readonly history: PageHistory;
  readonly seconds: number;
  /** The number of hints used. */
  readonly hints?: number;
  readonly about?: About;
  /** True for a puzzle that the page itself chose at the start. */
  readonly isFirst?: boolean;
  /** True for a grid of practice. Another game replaces it, and there is no way back. */
  readonly isPractice?: boolean;
  /** True once the puzzle is stored among the solved ones. */
  readonly isFinished?: boolean;
}

/** A stored game. Its plays have no geometry of their own: the game stores the shape once. */
interface StoredGame extends Omit<GameState, 'history'>, PlainShape {
  readonly history: { readonly [K in keyof PageHistory]: unknown };
}

const CURRENT = 'current';
const PREVIOUS = 'former';

/** The database, which opens when first used. */
export const STORE = createStore('sudoku', 'games');

/** The keys of games stored when a tab was left. The database may not have these games yet. */
const LEAVE_KEY = 'sudoku-left';
const PREVIOUS_LEAVE_KEY = 'sudoku-left-previous';

/** Stores the game. Resolves to false if the browser refuses. */
export const saveGame = (game: GameState): Promise<boolean> => save(CURRENT, () => serialized(game));

/** Stores the replaced games. */
export const savePreviousGames = (games: readonly GameState[]): Promise<boolean> =>
  save(PREVIOUS, () => games.map(serialized));

/**
 * Stores a value. Resolves to false if the browser refuses, at once or later. Then the value lasts as long as the page.
 */
async function save(key: string, value: () => unknown): Promise<boolean> {
  try {
    await set(key, value(), STORE);
    return true;
  } catch {
    return false;
  }
}

/** Stores a game synchronously, because a page that is left may have no time for more. */
export const saveOnLeave = (game: GameState): void => saveInSession(LEAVE_KEY, () => serialized(game));

/** Stores replaced games that the database may not have yet; undefined if it has them all. */
export const savePreviousOnLeave = (games: readonly GameState[] | undefined): void =>
  saveInSession(PREVIOUS_LEAVE_KEY, () => games?.map(serialized));

/** Stores a value in the session. If there is none, or it cannot be stored, the one of an earlier leave is out of date. */
function saveInSession(key: string, value: () => unknown): void {
  try {
    sessionStorage.removeItem(key);
    const current = value();
    if (current) sessionStorage.setItem(key, JSON.stringify(current));
  } catch {}
}

/** Returns the game of the last visit; undefined if there is none or its format is outdated. */
export async function loadGame(): Promise<GameState | undefined> {
  try {
    const saved = await get<StoredGame>(CURRENT, STORE);
    return saved && deserialized(saved);
  } catch {
    return undefined;
  }
}

export async function loadPreviousGames(): Promise<readonly GameState[]> {
  try {
    return ((await get<readonly StoredGame[]>(PREVIOUS, STORE)) ?? []).map(deserialized);
  } catch {
    return [];
  }
}

/** Returns the game stored when the page was left, if this is a reload. */
export const loadSavedOnLeave = (): GameState | undefined => savedOnLeave(LEAVE_KEY, deserialized);

/** Returns the replaced games that the database may not have had when the page was left, if this is a reload. */
export const loadPreviousSavedOnLeave = (): readonly GameState[] | undefined =>
  savedOnLeave(PREVIOUS_LEAVE_KEY, (games: readonly StoredGame[]) => games.map(deserialized));

/** Reads a value stored when the page was left, if this is a reload. */
function savedOnLeave<Stored, Value>(key: string, read: (stored: Stored) => Value): Value | undefined {
  if (!isReload()) return undefined;
  try {
    const left = sessionStorage.getItem(key);
    return left ? read(JSON.parse(left)) : undefined;
  } catch {
    return undefined;
  }
}

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

function serialized({ history, ...rest }: GameState): StoredGame {
  const { past, play, future, checkpoint } = history;
  const cells = ({ geometry: _, ...rest }: Play) => rest;
  return {
    ...shapeOf(play.geometry),
    history: {
      past: past.map(cells),
      play: cells(play),
      future: future.map(cells),
      ...(checkpoint && { checkpoint: cells(checkpoint) }),
    },
    ...rest,
  };
}

/** Restores a stored game. Throws if it has another format, which an earlier version of the page may have written. */
function deserialized({ box, rules, history, ...rest }: StoredGame): GameState {
  const geometry = geometryIn({ box, ...(rules && { rules }) });
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
