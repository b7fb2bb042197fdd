/**
 * The service worker that `sudoku open` serves in the place of `offline.js`, since the program itself is the offline
 * copy. The page does not register it. It replaces a worker that an earlier version registered on the same port, and
 * ends: otherwise that one would show the page in the place of whatever is served there next.
 */
declare const OWN_CACHES: RegExp;

interface EndingWorker {
  addEventListener(
    type: 'install' | 'activate',
    does: (event: { waitUntil(promise: Promise<unknown>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly registration: { unregister(): Promise<boolean> };
}

const ending = globalThis as unknown as EndingWorker;

ending.addEventListener('install', (event) => event.waitUntil(ending.skipWaiting()));

ending.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => OWN_CACHES.test(name)).map((name) => caches.delete(name))))
      .then(() => ending.registration.unregister()),
  ),
);
