/** Milliseconds from one to the next. */
const OFTEN = 250;

/** Shows what grows a few times a second while it is worked on, however fast it comes, and once at the end. */
export async function shownOften<T>(work: Promise<T>, show: () => void): Promise<T> {
  const often = setInterval(show, OFTEN);
  try {
    return await work;
  } finally {
    clearInterval(often);
    show();
  }
}
