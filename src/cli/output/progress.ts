/** The progress line of a long batch, for the user of a terminal. */
import { counted } from '../../core/printable.js';
import type { Terminal } from '../command.js';

export interface Progress {
  /** Counts records that are read. The line says nothing of the time spent waiting for somebody to type them. */
  expect(records: number): void;
  /** Counts records that are done. */
  add(records: number): void;
  /** Shows the current work on a record. The text is built only if it is shown. */
  show(text: () => string): void;
  /** Clears the line, so that other text can be written. */
  clear(): void;
  /** Clears the line for good. */
  end(): void;
}

/** Milliseconds before the line first appears, and between two updates. */
const FIRST_DELAY = 500;
export const UPDATE_INTERVAL = 200;

/** Makes the progress line of a batch. `isTyped`: it is only shown while a record that has been typed waits. */
export function progressOn({ progress }: Terminal, isTyped = false): Progress {
  let started = performance.now();
  let due = started + FIRST_DELAY;
  let isShown = false;
  let done = 0;
  let awaited = 0;
  const soFar = (): string => {
    const seconds = (performance.now() - started) / 1000;
    return done === 0
      ? `working for ${Math.round(seconds)} s`
      : `${counted(done, 'puzzle')}, ${rateText(done / seconds)} a second`;
  };
  const show = (text: () => string): void => {
    const now = performance.now();
    if (!progress || now < due || (isTyped && awaited === 0)) return;
    due = now + UPDATE_INTERVAL;
    isShown = true;
    progress(text());
  };
  const clear = (): void => {
    if (isShown) progress?.('');
    isShown = false;
  };
  /** Updates the line even if no record ends, for a single puzzle may take long on a worker. */
  const timer = progress && setInterval(() => show(soFar), UPDATE_INTERVAL).unref();
  return {
    show,
    expect(records) {
      if (isTyped && awaited === 0) {
        started = performance.now();
        due = started + FIRST_DELAY;
        done = 0;
      }
      awaited += records;
    },
    add(records) {
      done += records;
      awaited -= records;
      show(soFar);
    },
    clear,
    end() {
      clearInterval(timer);
      clear();
    },
  };
}

const rateText = (rate: number): string =>
  rate.toLocaleString('en', rate < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 });
