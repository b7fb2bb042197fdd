/** The server of `sudoku open`, asked by raw sockets. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, portOf, serve, serveOnFirst } from '../../../src/cli/output/page-server.js';
import { rawRequest } from '../../raw-request.js';

const PAGE = 'the page';
const files = Object.fromEntries(
  Object.entries({ 'index.html': PAGE, 'learn/index.html': 'lessons', 'main.js': '1' }).map(([name, text]) => [
    name,
    Buffer.from(text),
  ]),
);

let server: Server;
let port: number;
beforeAll(async () => {
  server = await serve(files, 0);
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
});

const ask = (path: string, host = `127.0.0.1:${port}`, method = 'GET') =>
  rawRequest(port, `${method} ${path} HTTP/1.1`, `Host: ${host}`);

test('listens on the loopback address alone', () => {
  expect(server.address()).toMatchObject({ address: '127.0.0.1', family: 'IPv4' });
  expect(addressOf(server)).toBe(`http://127.0.0.1:${port}/`);
});

test('refuses a port that is in use', async () => {
  await expect(serve(files, port)).rejects.toThrow(`port ${port} cannot be used`);
});

test('takes the first port that is free', async () => {
  const next = await serveOnFirst(files, [port, 0]);
  expect(portOf(next)).not.toBe(port);
  next.close();
  await expect(serveOnFirst(files, [port, port])).rejects.toThrow(`port ${port} cannot be used`);
});

test.each([
  ['/', PAGE],
  ['/?a=/../x', PAGE],
  ['/index.html#x', PAGE],
  ['/learn/', 'lessons'],
])('answers %s', async (path, body) => {
  expect(await ask(path)).toMatchObject({ status: 200, body });
});

test.each([
  '//',
  '//x',
  '/../package.json',
  '/learn/../main.js',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/..\\package.json',
  '/__proto__',
  '/constructor',
  'http://127.0.0.1/main.js',
  '*',
])('finds no file at %s, and goes on', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, body: '' });
  expect(await ask('/')).toMatchObject({ status: 200 });
});

test('answers under the names of this machine only, so that no other site reads the page as its own', async () => {
  for (const name of ['127.0.0.1', 'localhost', '[::1]'])
    expect(await ask('/', `${name}:${port}`)).toMatchObject({ status: 200, body: PAGE });
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1',
    `localhost:${port + 1}`,
    `0.0.0.0:${port}`,
    '',
  ])
    expect(await ask('/', host)).toMatchObject({ status: 403, body: '' });
  expect(await rawRequest(port, 'GET / HTTP/1.0')).toMatchObject({ status: 403, body: '' });
});

test('permits no other origin to read, and takes nothing', async () => {
  const { headers } = await rawRequest(
    port,
    'GET / HTTP/1.1',
    `Host: localhost:${port}`,
    'Origin: http://evil.example',
  );
  expect(headers).toContain('content-type');
  expect(headers.filter((name) => name.startsWith('access-control-'))).toEqual([]);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await ask('/', undefined, method)).toMatchObject({ status: 405, body: '' });
});
