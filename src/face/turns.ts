/** Turns of the event loop between calls that work on its thread, and within them. */

/** The global scope. The types of a browser's lack the function, which only Node has. */
interface WithImmediate {
  readonly setImmediate?: (run: () => void) => unknown;
}

/**
 * Runs a callback in the event loop's next turn. Timers that are due would starve it: Node runs all of them in one
 * turn.
 */
const inNextTurn = (run: () => void): unknown => ((globalThis as WithImmediate).setImmediate ?? setTimeout)(run);

/** The last turn that a call waits for. */
let lastTurn = Promise.resolve();

/**
 * Resolves in a turn of the event loop in which no other call is resumed. Node runs all immediates that are set in one
 * turn, so that many calls at once would block it.
 */
const ownTurn = (): Promise<void> => (lastTurn = lastTurn.then(() => new Promise(inNextTurn)));

/** The time since which the event loop has waited, until it runs. */
let since: number | undefined;

/**
 * Returns the time since which the event loop has waited for calls. Calls that are awaited one after another run in one
 * turn if each ends soon, and count together.
 */
function waitingSince(): number {
  if (since === undefined)
    inNextTurn(() => {
      since = undefined;
    });
  return (since ??= performance.now());
}

/** The turns of a call that keeps the event loop waiting for a number of milliseconds at most. */
export function turnsEvery(milliseconds: number) {
  /** The time since which the event loop has waited, perhaps for earlier calls too. */
  let waiting = waitingSince();
  return {
    isDue: (): boolean => performance.now() - waiting >= milliseconds,
    /** Lets the event loop run. Returns the time after it, from which the work counts again. */
    async take(): Promise<number> {
      await ownTurn();
      waitingSince();
      return (waiting = performance.now());
    },
  };
}
