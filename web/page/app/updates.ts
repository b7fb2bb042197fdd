/** Milliseconds between two updates. */
const INTERVAL = 250;

/** Calls `update` a few times a second until the work ends, and once at its end, however often results arrive. */
export async function withUpdates<T>(work: Promise<T>, update: () => void): Promise<T> {
  const timer = setInterval(update, INTERVAL);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    update();
  }
}
