/**
 * The service worker that `sudoku open` serves in the place of `offline.js`, since the program itself is the offline
 * copy. The page does not register it. It replaces a worker that an earlier version registered on the same port, and
 * ends: otherwise that one would show the page in the place of whatever is served there next.
 */
declare const EARLIER_CACHES: RegExp;

interface EndingWorker {
  addEventListener(
    type: 'install' | 'activate',
    does: (event: { waitUntil(promise: Promise<unknown>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly registration: { unregister(): Promise<boolean> };
}

const ending = globalThis as unknown as EndingWorker;

/** True for a cache of the page, which the program serves from no folder. */
const isOurs = (name: string): boolean => EARLIER_CACHES.test(name) || name.startsWith('sudoku-strategist / ');

ending.addEventListener('install', (event) => event.waitUntil(ending.skipWaiting()));

ending.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOurs).map((name) => caches.delete(name))))
      .then(() => ending.registration.unregister()),
  ),
);
