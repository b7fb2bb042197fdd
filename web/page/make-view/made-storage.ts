/** The created puzzles. The browser stores them until the user clears the list. */
import { get, set, update } from 'idb-keyval';
import { STORE } from '../app/game-storage.js';
import type { MadeGrid } from '../engine/protocol.js';

const MADE = 'made';

/** The most puzzles stored. No list shows more. */
const MOST = 500;

export async function loadMade(): Promise<readonly MadeGrid[]> {
  try {
    return (await get<readonly MadeGrid[]>(MADE, STORE)) ?? [];
  } catch {
    return [];
  }
}

/** Adds a puzzle to the stored ones. If the browser refuses, it lasts as long as the list is shown. */
export async function addMade(made: MadeGrid): Promise<void> {
  try {
    await update<readonly MadeGrid[]>(MADE, (stored = []) => [...stored, made].slice(-MOST), STORE);
  } catch {}
}

export async function clearMade(): Promise<void> {
  try {
    await set(MADE, [], STORE);
  } catch {}
}

/** Stores puzzles again that were cleared, before those stored since then. */
export async function bringBackMade(made: readonly MadeGrid[]): Promise<void> {
  try {
    await update<readonly MadeGrid[]>(MADE, (stored = []) => [...made, ...stored].slice(-MOST), STORE);
  } catch {}
}
