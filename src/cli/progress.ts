/** Tells somebody at a terminal how far a long batch has come. */
import type { Terminal } from './command.js';

export interface Progress {
  /** So many records more are done. */
  add(records: number): void;
  /** What is being done to the record at hand, in words that are made only if somebody sees them. */
  tell(what: () => string): void;
  /** Wipes the line, to write something else. */
  clear(): void;
  /** Wipes it because all is done. */
  end(): void;
}

/** Milliseconds before the first word, and between two. */
const PATIENCE = 500;
const PACE = 200;

export function progressOn({ progress }: Terminal): Progress {
  const started = performance.now();
  let due = started + PATIENCE;
  let isShown = false;
  let done = 0;
  const soFar = (): string => {
    const seconds = (performance.now() - started) / 1000;
    return done === 0 ? `at it for ${Math.round(seconds)} s` : `${puzzles(done)}, ${few(done / seconds)} a second`;
  };
  const tell = (what: () => string): void => {
    const now = performance.now();
    if (!progress || now < due) return;
    due = now + PACE;
    isShown = true;
    progress(what());
  };
  const clear = (): void => {
    if (isShown) progress?.('');
    isShown = false;
  };
  /** One puzzle may take long, on another thread. */
  const ticking = progress && setInterval(() => tell(soFar), PACE).unref();
  return {
    tell,
    add(records) {
      done += records;
      tell(soFar);
    },
    clear,
    end() {
      clearInterval(ticking);
      clear();
    },
  };
}

const puzzles = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'puzzle' : 'puzzles'}`;

const few = (rate: number): string =>
  rate.toLocaleString('en', rate < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 });
