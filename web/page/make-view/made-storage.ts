/** The created puzzles. The browser stores them until the user clears the list. */
import { get, set } from 'idb-keyval';
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

/** Stores the puzzles. If the browser refuses, they last as long as the list is shown. */
export async function saveMade(made: readonly MadeGrid[]): Promise<void> {
  try {
    await set(MADE, made.slice(-MOST), STORE);
  } catch {}
}
