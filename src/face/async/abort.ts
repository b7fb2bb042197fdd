/** Hears signals: with one listener each, since Node warns of a leak if the calls that share one have each their own. */
import type { Signal } from '../limits.js';

/** What to call back, by signals that some call waits for. */
const waiting = new WeakMap<Signal, Set<() => void>>();

/** Calls back when the signal aborts. Returns a function that stops this. */
export function onAbort(signal: Signal, callback: () => void): () => void {
  const callbacks = waiting.get(signal) ?? new Set();
  callbacks.add(callback);
  if (callbacks.size === 1) begin(signal, callbacks);
  return () => void callbacks.delete(callback);
}

/** Begins to hear a signal, until nobody waits for it. A signal without events, such as a shared flag, is polled. */
function begin(signal: Signal, callbacks: Set<() => void>): void {
  waiting.set(signal, callbacks);
  const callAll = (): void => {
    waiting.delete(signal);
    for (const callback of callbacks) callback();
  };
  if (signal instanceof AbortSignal) {
    signal.addEventListener('abort', callAll, { once: true });
    return;
  }
  const timer = setInterval(() => {
    if (!signal.aborted && callbacks.size > 0) return;
    clearInterval(timer);
    callAll();
  }, POLL_INTERVAL);
}

const POLL_INTERVAL = 20;
