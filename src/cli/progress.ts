/** Tells somebody at a terminal how far a long batch has come. */
import type { Terminal } from './command.js';

export interface Progress {
  /** So many records more are done. */
  add(records: number): void;
  /** What is being done to the record at hand, in words that are made only if somebody sees them. */
  tell(what: () => string): void;
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
  const tell = (what: () => string): void => {
    const now = performance.now();
    if (!progress || now < due) return;
    due = now + PACE;
    isShown = true;
    progress(what());
  };
  return {
    tell,
    add(records) {
      done += records;
      tell(() => {
        const rate = Math.round((done * 1000) / (performance.now() - started));
        return `${done.toLocaleString('en')} puzzles, ${rate.toLocaleString('en')} a second`;
      });
    },
    clear() {
      if (isShown) progress?.('');
      isShown = false;
    },
  };
}
