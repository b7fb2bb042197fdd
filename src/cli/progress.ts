/** The progress line of a long batch, for the user of a terminal. */
import type { Terminal } from './command.js';

export interface Progress {
  /** Counts records that are done. */
  add(records: number): void;
  /** Shows the current work on a record. The text is built only if it is shown. */
  tell(what: () => string): void;
  /** Clears the line, so that other text can be written. */
  clear(): void;
  /** Clears the line for good. */
  end(): void;
}

/** Milliseconds before the line first appears, and between two updates. */
const PATIENCE = 500;
const PACE = 200;

export function progressOn({ progress }: Terminal): Progress {
  const started = performance.now();
  let due = started + PATIENCE;
  let isShown = false;
  let done = 0;
  const soFar = (): string => {
    const seconds = (performance.now() - started) / 1000;
    return done === 0 ? `working for ${Math.round(seconds)} s` : `${puzzles(done)}, ${few(done / seconds)} a second`;
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
  /** Updates the line even if no record ends, for a single puzzle may take long on a worker. */
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
