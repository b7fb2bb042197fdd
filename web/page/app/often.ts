/** Milliseconds between two calls. */
const OFTEN = 250;

/** Calls `show` a few times a second during the work, however often results arrive, and once at the end. */
export async function shownOften<T>(work: Promise<T>, show: () => void): Promise<T> {
  const often = setInterval(show, OFTEN);
  try {
    return await work;
  } finally {
    clearInterval(often);
    show();
  }
}
