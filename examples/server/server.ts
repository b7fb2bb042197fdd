/** Hints, grades, puzzles and solutions over HTTP: `POST /hint` and so on, JSON in, JSON out. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CALLS, type Failure, faultOf, isCall, Refused, schemasOf } from './calls.js';
import { Work, type WorkLimits } from './work.js';

export interface Limits extends WorkLimits {
  /** Bytes of a request's body. */
  readonly bytes: number;
  /** Calls of one address that are not answered yet. */
  readonly perClient: number;
}

export const LIMITS: Limits = { workers: 2, queue: 500, milliseconds: 900, bytes: 64_000, perClient: 50 };

/** Milliseconds that a client may take to send its request. */
const SLOWEST_REQUEST = 5_000;

/** Statuses by the codes of failures. */
const STATUS: Readonly<Record<string, number>> = {
  ...{ BAD_JSON: 400, BAD_REQUEST: 400, BAD_OPTION: 400, MISREAD: 400 },
  ...{ NOT_FOUND: 404, BAD_METHOD: 405, OUT_OF_TIME: 408, TOO_LARGE: 413, BAD_TYPE: 415 },
  ...{ NO_SOLUTION: 422, SEVERAL_SOLUTIONS: 422, IMPOSSIBLE: 422 },
  ...{ TOO_MANY: 429, BUSY: 503 },
};

function answer(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  if (response.destroyed || response.headersSent) return;
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

function refuse(response: ServerResponse, { code, message }: Failure): void {
  const status = STATUS[code] ?? 500;
  const headers = { ...(status === 429 || status === 503 ? { 'Retry-After': '1' } : {}) };
  // What is left of a body that is too large is not read.
  const close = status === 413 ? { Connection: 'close' } : {};
  const shown = status === 500 ? { code: 'INTERNAL', message: 'this went wrong here' } : { code, message };
  answer(response, status, { error: shown }, { ...headers, ...close });
}

/** The body of a request, which is read no further than is allowed. */
async function bodyOf(request: IncomingMessage, most: number): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new Refused('BAD_TYPE', 'the body is to be application/json');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if ((size += chunk.length) > most) throw new Refused('TOO_LARGE', `a request has ${most} bytes at most`);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refused('BAD_JSON', 'the body is no JSON');
  }
}

export interface SudokuServer {
  /** The address and the port that it listens on. */
  readonly url: string;
  readonly port: number;
  /** Answers what was begun, takes no more, and ends the threads. */
  stop(): Promise<void>;
}

/** Starts on a port of this machine; 0 for any that is free. */
export async function serve(port: number, changes: Partial<Limits> = {}, host = '127.0.0.1'): Promise<SudokuServer> {
  const limits = { ...LIMITS, ...changes };
  const work = await Work.start(limits);
  const clients = new Map<string, number>();

  async function call(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    if (!isCall(name)) throw new Refused('NOT_FOUND', `there are ${CALLS.join(', ')}`);
    if (request.method !== 'POST') throw new Refused('BAD_METHOD', 'calls are POST');
    const left = new AbortController();
    response.on('close', () => left.abort());
    const body = await bodyOf(request, limits.bytes);
    const fault = faultOf(name, body);
    if (fault) throw new Refused('BAD_REQUEST', fault);
    answer(response, 200, await work.run(name, body, left.signal));
  }

  /** Does a client's call, unless it has too many already. */
  async function counted(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    const client = request.socket.remoteAddress ?? '';
    const open = clients.get(client) ?? 0;
    if (open >= limits.perClient) throw new Refused('TOO_MANY', `${open} calls of yours are not answered yet`);
    clients.set(client, open + 1);
    try {
      await call(request, response, name);
    } finally {
      const others = clients.get(client)! - 1;
      if (others > 0) clients.set(client, others);
      else clients.delete(client);
    }
  }

  /** Answers what takes no work at once, and counts calls. */
  async function answered(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A path is taken as it was sent: `new URL` throws at some, such as `//`.
    const [, first = '', second = ''] = request.url!.split('?', 1)[0]!.split('/');
    if (request.method === 'GET' && first === 'health') return answer(response, 200, { load: work.load });
    if (request.method === 'GET' && first === 'schemas' && isCall(second))
      return answer(response, 200, schemasOf(second));
    return counted(request, response, first);
  }

  const server = createServer(
    { requestTimeout: SLOWEST_REQUEST, connectionsCheckingInterval: 500 },
    (request, response) => {
      answered(request, response).catch((error: Failure) => refuse(response, error));
    },
  );
  await new Promise<void>((listening) => server.listen(port, host, listening));
  return { ...addressOf(server), stop: () => stopped(server, work) };
}

function addressOf(server: Server): Pick<SudokuServer, 'url' | 'port'> {
  const { address, family, port } = server.address() as AddressInfo;
  return { url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`, port };
}

async function stopped(server: Server, work: Work): Promise<void> {
  const closed = new Promise((close) => server.close(close));
  await work.stop();
  server.closeIdleConnections();
  await closed;
}
