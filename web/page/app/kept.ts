/** What a browser keeps of a game between visits, and over a reload. */

import { createStore, get, set } from 'idb-keyval';
import { geometryIn, shapeOf } from '../engine/grid.js';
import type { PlainShape } from '../engine/protocol.js';
import type { PageHistory } from '../play/history.js';
import type { Play } from '../play/play.js';
import type { About } from './about.js';

export interface GameState {
  readonly history: PageHistory;
  readonly seconds: number;
  /** Hints that were asked for. */
  readonly hints?: number;
  readonly about?: About;
  /** What the page began with, of its own accord. */
  readonly isFirst?: boolean;
  /** A grid of practice: another may take its place without a way back. */
  readonly isPassing?: boolean;
  /** Whether it was solved once, which is told among the puzzles that were solved. */
  readonly isFinished?: boolean;
}

/** Plays without their shape, which stands once. */
interface Kept extends Omit<GameState, 'history'>, PlainShape {
  readonly history: { readonly [K in keyof PageHistory]: unknown };
}

const CURRENT = 'current';
const FORMER = 'former';

/** Opened when it is first used. */
export const STORE = createStore('sudoku', 'games');

/** What a tab had when it was left, which the store may not have yet. */
const LEFT = 'sudoku-left';

/** Whether the browser kept it. */
export const keep = (game: GameState): Promise<boolean> => stored(CURRENT, () => bare(game));

/** The games that others took the place of. */
export const keepFormer = (games: readonly GameState[]): Promise<boolean> => stored(FORMER, () => games.map(bare));

/** A browser may refuse, at once or later; then it lasts as long as the page. */
async function stored(key: string, value: () => unknown): Promise<boolean> {
  try {
    await set(key, value(), STORE);
    return true;
  } catch {
    return false;
  }
}

/** Kept at once, when there may be no time for more. */
export function keepLeaving(game: GameState): void {
  try {
    sessionStorage.setItem(LEFT, JSON.stringify(bare(game)));
  } catch {
    forgetLeaving();
  }
}

/** A browser may refuse, or have no room; then what was left before is no longer what was left last. */
function forgetLeaving(): void {
  try {
    sessionStorage.removeItem(LEFT);
  } catch {}
}

/** What cannot be had from the browser, or is of another time, is no game. */
export async function keptBefore(): Promise<GameState | undefined> {
  try {
    const kept = await get<Kept>(CURRENT, STORE);
    return kept && whole(kept);
  } catch {
    return undefined;
  }
}

export async function formerKept(): Promise<readonly GameState[]> {
  try {
    return ((await get<readonly Kept[]>(FORMER, STORE)) ?? []).map(whole);
  } catch {
    return [];
  }
}

/** Of a page that is loaded again: what it had when it was left. */
export function keptOnLeaving(): GameState | undefined {
  if (!isLoadedAgain()) return undefined;
  try {
    const left = sessionStorage.getItem(LEFT);
    return left ? whole(JSON.parse(left)) : undefined;
  } catch {
    return undefined;
  }
}

const isLoadedAgain = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

function bare({ history, ...rest }: GameState): Kept {
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

function whole({ box, rules, history, ...rest }: Kept): GameState {
  const geometry = geometryIn({ box, ...(rules && { rules }) });
  const { past, play, future, checkpoint } = history as unknown as PageHistory;
  const shaped = (play: object): Play => ({ ...play, geometry }) as Play;
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
