/** The created puzzles, which the browser stores until the user clears them. */
import { get, set } from 'idb-keyval';
import { STORE } from '../app/game-storage.js';
import type { MadeGrid } from '../engine/protocol.js';

const MADE = 'made';

/** The most puzzles stored, more than a list can show. */
const MOST = 500;

export async function loadMade(): Promise<readonly MadeGrid[]> {
  try {
    return (await get<readonly MadeGrid[]>(MADE, STORE)) ?? [];
  } catch {
    return [];
  }
}

/** Stores the puzzles. If the browser refuses, the list lasts as long as it is shown. */
export async function saveMade(made: readonly MadeGrid[]): Promise<void> {
  try {
    await set(MADE, made.slice(-MOST), STORE);
  } catch {}
}
