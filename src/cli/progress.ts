/** Tells somebody at a terminal how far a long batch has come. */
import type { Terminal } from './command.js';

export interface Progress {
  /** So many records more are done. */
  add(records: number): void;
  /** Wipes the line, to write something else or because all is done. */
  clear(): void;
}

/** Milliseconds before the first word, and between two. */
const PATIENCE = 500;
const PACE = 200;

export function progressOn({ progress }: Terminal): Progress {
  const started = performance.now();
  let due = started + PATIENCE;
  let isShown = false;
  let done = 0;
  return {
    add(records) {
      done += records;
      const now = performance.now();
      if (!progress || now < due) return;
      due = now + PACE;
      isShown = true;
      const rate = Math.round((done * 1000) / (now - started));
      progress(`${done.toLocaleString('en')} puzzles, ${rate.toLocaleString('en')} a second`);
    },
    clear() {
      if (isShown) progress?.('');
      isShown = false;
    },
  };
}
