/** Hears signals: with one listener each, since Node warns of a leak if the calls that share one have each their own. */
import type { Signal } from '../limits.js';

/** A signal that some call waits for. */
interface Heard {
  readonly callbacks: Set<() => void>;
  /** Removes the listener. */
  readonly stop: () => void;
}

const heard = new WeakMap<Signal, Heard>();

/** Calls back when the signal aborts. Returns a function that stops this. */
export function onAbort(signal: Signal, callback: () => void): () => void {
  const { callbacks, stop } = heard.get(signal) ?? hear(signal);
  callbacks.add(callback);
  return () => {
    if (!callbacks.delete(callback) || callbacks.size > 0) return;
    stop();
    heard.delete(signal);
  };
}

/** Begins to hear a signal. One without events, such as a shared flag, is polled. */
function hear(signal: Signal): Heard {
  const callbacks = new Set<() => void>();
  const callAll = (): void => {
    for (const callback of callbacks) callback();
  };
  let stop: () => void;
  if (signal instanceof AbortSignal) {
    signal.addEventListener('abort', callAll);
    stop = () => signal.removeEventListener('abort', callAll);
  } else {
    const timer = setInterval(() => signal.aborted && callAll(), POLL_INTERVAL);
    stop = () => clearInterval(timer);
  }
  const entry = { callbacks, stop };
  heard.set(signal, entry);
  return entry;
}

const POLL_INTERVAL = 20;
