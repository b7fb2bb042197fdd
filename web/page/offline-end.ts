/**
 * The service worker that `sudoku open` serves in the place of `offline.js`, since the program itself is the offline
 * copy. The page does not register it. It replaces a worker that an earlier version registered on the same port, and
 * ends: otherwise that one would show the page in the place of whatever is served there next.
 */
declare const EARLIER_CACHES: RegExp;

interface EndingWorker {
  addEventListener(
    type: 'install' | 'activate' | 'message',
    does: (event: { waitUntil(promise: Promise<unknown>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly registration: { unregister(): Promise<boolean> };
}

const ending = globalThis as unknown as EndingWorker;

/** True for a cache of the page, which the program serves from no folder. */
const isOurs = (name: string): boolean => EARLIER_CACHES.test(name) || name.startsWith('sudoku-strategist / ');

ending.addEventListener('install', (event) => event.waitUntil(ending.skipWaiting()));

const end = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
  await ending.registration.unregister();
};

ending.addEventListener('activate', (event) => event.waitUntil(end()));

// A page of the earlier version that is still open may register the worker again before it has gone, which keeps it. Such a
// page sends a message then. The earlier worker may also have kept files meanwhile.
ending.addEventListener('message', (event) => event.waitUntil(end()));
