/** Milliseconds between two calls. */
const INTERVAL = 250;

/** Calls `update` a few times a second during the work, however often results arrive, and once at the end. */
export async function withUpdates<T>(work: Promise<T>, update: () => void): Promise<T> {
  const timer = setInterval(update, INTERVAL);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    update();
  }
}
