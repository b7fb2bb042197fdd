/**
 * The service worker, which caches the page so that it opens offline. It fetches all files of a version together, and a
 * new version replaces them all; `vite.config.ts` lists them. When the page asks for it, the files of Learn follow a few
 * at a time. Offline, Learn reports what is missing.
 */
declare const FILES: readonly string[];
declare const VERSION: string;
declare const EARLIER_CACHES: RegExp;

/**
 * The part of the globals of a service worker that is used here. TypeScript knows the globals of a page or of a worker,
 * not of both.
 */
interface ServiceWorker {
  addEventListener(type: 'install' | 'activate', does: (event: Lasting) => void): void;
  addEventListener(type: 'message', does: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', does: (event: Lasting & Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
interface Lasting {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = globalThis as unknown as ServiceWorker;
/** What the names of our caches begin with. Other apps of the origin have caches too, and other copies of the page. */
const OWN = `sudoku-strategist ${new URL('./', location.href).pathname} `;
/** The name of the cache of this version. */
const NAME = OWN + VERSION;

worker.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => worker.skipWaiting()),
  ),
);

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOutdated).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  ),
);

const isOutdated = (name: string): boolean => EARLIER_CACHES.test(name) || (name.startsWith(OWN) && name !== NAME);

worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === location.origin) event.respondWith(answer(event.request));
});

worker.addEventListener('message', (event) => event.waitUntil(keepLearn().catch(() => {})));

/**
 * Caches the files of Learn. It fetches a few at a time, so that requests of the player do not wait, and skips files in
 * the cache.
 */
async function keepLearn(): Promise<void> {
  const cache = await caches.open(NAME);
  const folder = new URL('learn/', location.href);
  const response = await fetch(new URL('files.json', folder));
  const files: readonly string[] = response.ok ? await response.json() : [];
  const paths = files.values();
  const keepNext = async (): Promise<void> => {
    for (const path of paths) {
      const url = new URL(path, folder).href;
      if (!(await cache.match(url))) await cache.add(url);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

const AT_ONCE = 4;

/** Caches an answer, unless the browser has no room for it. */
async function keep(request: Request, response: Response): Promise<void> {
  try {
    await (await caches.open(NAME)).put(request, response);
  } catch {}
}

async function answer(request: Request): Promise<Response> {
  const cached = await (await caches.open(NAME)).match(request, { ignoreSearch: true });
  if (cached) return cached;
  const [, page] = /\/learn\/(.*)$/.exec(request.url) ?? [];
  if (request.mode === 'navigate' && page !== undefined) return toLearn(page);
  const response = await fetch(request);
  if (response.ok) keep(request, response.clone());
  return response;
}

/** Leads from the address of a strategy's page in earlier versions, such as `fish/x-wing.html`, to its page in Learn. */
function toLearn(page: string): Response {
  const [, strategy] = /\/([\w-]+)\.html$/.exec(page) ?? [];
  return Response.redirect(new URL(`./#/learn${strategy ? `?strategy=${strategy}` : ''}`, location.href).href);
}
