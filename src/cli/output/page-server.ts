/** Serves the files of the page to this machine alone. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { UsageError } from '../command.js';

/** Files by their paths in the page. */
export type Files = Readonly<Record<string, Uint8Array>>;

const LOOPBACK = '127.0.0.1';

/** The names of this machine. Another site may lead its own name here and read the answers as its own. */
const HOSTS = [LOOPBACK, 'localhost', '[::1]'];

/** The port that addresses leave out. */
const USUAL_PORT = 80;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json;charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Starts a server on a port of the loopback address, which no other machine can reach. Throws a UsageError. */
export async function serve(files: Files, port: number): Promise<Server> {
  const byPath = new Map(Object.entries(files));
  const server = createServer(({ url = '/', method = '', headers: { host = '' } }, response) => {
    const name = url
      .replace(/[?#].*/s, '')
      .replace(/\/$/, '/index.html')
      .slice(1);
    const file = byPath.get(name);
    const status = !isOwn(host, server) ? 403 : !['GET', 'HEAD'].includes(method) ? 405 : file ? 200 : 404;
    const body = status === 200 ? file! : '';
    response.writeHead(status, {
      // Browsers ask again after an update of the program.
      'Cache-Control': 'no-cache',
      'Content-Length': body.length,
      ...(status === 200 && { 'Content-Type': MEDIA_TYPES[extname(name)] ?? 'application/octet-stream' }),
    });
    response.end(body);
  });
  server.listen(port, LOOPBACK);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new UsageError(`port ${port} cannot be used: ${(error as Error).message}`);
  }
  return server;
}

/** Starts a server on the first of some ports that can be used. Throws the UsageError of the last one if none can. */
export async function serveOnFirst(files: Files, [port, ...others]: readonly [number, ...number[]]): Promise<Server> {
  try {
    return await serve(files, port);
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined || !(error instanceof UsageError)) throw error;
    return serveOnFirst(files, [next, ...rest]);
  }
}

/** The address of the page. */
export const addressOf = (server: Server): string => `http://${LOOPBACK}:${portOf(server)}/`;

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** True if the host that a request names is this machine, with the port of the server. */
function isOwn(host: string, server: Server): boolean {
  const port = portOf(server);
  return HOSTS.some((name) => host === `${name}:${port}` || (port === USUAL_PORT && host === name));
}
