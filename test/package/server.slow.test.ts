/**
 * The example server, built and run with the packed library: it answers, rejects, drops clients that disconnect, and
 * stops.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from '../raw-request.js';
import { checkTypes, folderWithLibrary, root } from './packed.js';

const folder = folderWithLibrary('ajv', '@types/node');
const server = join(folder, 'server');
const SMALL = '.3.1...2....1...';

/** A request that is never met: no puzzle of 17 clues is so hard. */
const ENDLESS = { clues: 17, rating: { least: 11.5, most: 12 } };

interface Running {
  readonly url: string;
  readonly process: ChildProcess;
}

async function start(limits: Readonly<Record<string, number>>): Promise<Running> {
  const env = { ...process.env, PORT: '0', ...Object.fromEntries(Object.entries(limits).map(([k, v]) => [k, `${v}`])) };
  const child = spawn('node', ['build/main.js'], { cwd: server, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: String(line).trim(), process: child };
}

async function stop({ process: child }: Running): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [status] = (await ended) as [number | null];
  return status;
}

const post = (url: string, body: unknown, more: RequestInit = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
  });

const codeOf = async (response: Response): Promise<unknown> => [
  response.status,
  ((await response.json()) as { error: { code: string } }).error.code,
];

const loadOf = async (url: string): Promise<number> =>
  ((await (await fetch(`${url}/health`)).json()) as { load: number }).load;

beforeAll(() => {
  cpSync(join(root, 'examples/server'), server, { recursive: true });
  checkTypes(server, '--skipLibCheck', 'false');
});

describe('with time and room', () => {
  let running: Running;
  beforeAll(async () => {
    running = await start({ WORKERS: 1, MILLISECONDS: 10_000, BYTES: 2_000 });
  });
  afterAll(() => stop(running));

  test.each([
    ['hint', { puzzle: SMALL, maxLevel: 'easy' }],
    ['hint', { puzzle: ':0000:x:.3.1+2..2....1...::::', spoil: true }],
    ['grade', { puzzle: SMALL, scale: ['hodoku'] }],
    ['create', { level: 'easy', symmetry: 'rotational', seed: 'server' }],
    ['solve', { puzzle: SMALL }],
  ])('the answer to POST /%s %j matches its schema', async (call, request) => {
    const { answer, common } = (await (await fetch(`${running.url}/schemas/${call}`)).json()) as Record<string, object>;
    const response = await post(`${running.url}/${call}`, request);
    expect(response.status).toBe(200);
    const ajv = new Ajv2020({ allowUnionTypes: true, strictTypes: false, strictTuples: false }).addSchema(common!);
    const validate = ajv.compile(answer!);
    validate(await response.json());
    expect(validate.errors).toBe(null);
  });

  test.each([
    [400, 'BAD_JSON', 'hint', '{'],
    [400, 'BAD_REQUEST', 'hint', {}],
    [400, 'BAD_REQUEST', 'grade', { puzzle: SMALL, scale: ['loudness'] }],
    [400, 'BAD_REQUEST', 'hint', { puzzle: SMALL, milliseconds: 1e9 }],
    [400, 'BAD_OPTION', 'hint', { puzzle: SMALL, strategy: ['a wild guess'] }],
    [400, 'MISREAD', 'solve', { puzzle: 'no puzzle' }],
    [404, 'NOT_FOUND', 'song', {}],
    [413, 'TOO_LARGE', 'hint', { puzzle: '1'.repeat(3_000) }],
    [422, 'NO_SOLUTION', 'hint', { puzzle: `11${'.'.repeat(14)}` }],
    [422, 'SEVERAL_SOLUTIONS', 'grade', { puzzle: '.'.repeat(16) }],
    [422, 'IMPOSSIBLE', 'create', { size: 4, clues: 2 }],
  ])('answers %i %s to POST /%s %j', async (status, code, call, body) => {
    expect(await codeOf(await post(`${running.url}/${call}`, body))).toEqual([status, code]);
  });

  test('rejects other methods and other content types', async () => {
    expect(await codeOf(await fetch(`${running.url}/hint`))).toEqual([405, 'BAD_METHOD']);
    const plain = await post(`${running.url}/hint`, SMALL, { headers: { 'Content-Type': 'text/plain' } });
    expect(await codeOf(plain)).toEqual([415, 'BAD_TYPE']);
  });

  test('listens on the loopback address unless it is told another', () => {
    expect(new URL(running.url).hostname).toBe('127.0.0.1');
  });

  test.each(['//', '//x', '/../hint', '/%2e%2e/health', '/__proto__', '/schemas/constructor', '*'])(
    'knows no call at %s, and goes on',
    async (path) => {
      const ask = (target: string) =>
        rawRequest(
          Number(new URL(running.url).port),
          `GET ${target} HTTP/1.1`,
          'Host: here',
          'Origin: http://elsewhere',
        );
      const { status, headers } = await ask(path);
      expect(status).toBe(404);
      expect(headers.filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(await ask('/health')).toMatchObject({ status: 200, body: '{"load":0}' });
    },
  );

  test('answers 408 to a request that never ends', async () => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
    socket.write('POST /hint HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{');
    const [text] = (await once(socket, 'data')) as [Buffer];
    expect(String(text)).toMatch(/^HTTP\/1\.1 408 /);
    socket.destroy();
  });
});

test('answers 408 to requests that exceed their time, at work or in the queue', async () => {
  const running = await start({ WORKERS: 1, MILLISECONDS: 500 });
  const calls = [1, 2].map(() => post(`${running.url}/create`, ENDLESS));
  for (const call of calls) expect(await codeOf(await call)).toEqual([408, 'OUT_OF_TIME']);
  expect(await stop(running)).toBe(0);
});

test('answers 503 if the queue is full', async () => {
  const running = await start({ WORKERS: 1, QUEUE: 1, MILLISECONDS: 100_000_000 });
  const left = new AbortController();
  const calls = [1, 2].map(() => post(`${running.url}/create`, ENDLESS, { signal: left.signal }));
  await expect.poll(() => loadOf(running.url)).toBe(2);
  const third = await post(`${running.url}/create`, ENDLESS);
  expect(third.headers.get('Retry-After')).toBe('1');
  expect(await codeOf(third)).toEqual([503, 'BUSY']);
  left.abort();
  await Promise.all(calls.map((call) => expect(call).rejects.toThrow('abort')));
  expect(await stop(running)).toBe(0);
});

test('ends the work of a client that disconnects, and answers 429 to one with too many requests', async () => {
  const running = await start({ WORKERS: 1, PER_CLIENT: 2, MILLISECONDS: 100_000_000 });
  const left = new AbortController();
  const calls = [1, 2].map(() => post(`${running.url}/create`, ENDLESS, { signal: left.signal }));
  await expect.poll(() => loadOf(running.url)).toBe(2);
  expect(await codeOf(await post(`${running.url}/hint`, { puzzle: SMALL }))).toEqual([429, 'TOO_MANY']);
  left.abort();
  await Promise.all(calls.map((call) => expect(call).rejects.toThrow('abort')));
  await expect.poll(() => loadOf(running.url)).toBe(0);
  expect((await post(`${running.url}/hint`, { puzzle: SMALL })).status).toBe(200);
  expect(await stop(running)).toBe(0);
});
