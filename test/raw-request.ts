/** Sends requests as they are written: `fetch` and `new URL` mend paths and hosts before they leave. */
import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** The names of the headers, in lower case. */
  readonly headers: readonly string[];
  readonly body: string;
}

/** Sends lines to a port of this machine and returns the answer. The server closes the connection after it. */
export async function rawRequest(port: number, ...lines: readonly string[]): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  await once(socket, 'close');
  const [head = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  const [status = '', ...headers] = head.split('\r\n');
  return {
    status: Number(status.split(' ')[1]),
    headers: headers.map((line) => line.split(':', 1)[0]!.toLowerCase()),
    body: body.join('\r\n\r\n'),
  };
}
