/** A worker's side of a pool: does what requests ask, one after another. */
import type { PackedError, Reply } from './port.js';

/** A worker as it sees itself. */
interface Scope<Message> {
  post(reply: Reply): void;
  listen(onMessage: (message: Message) => void): void;
}

/** The work that a request asks for. It may report parts of its result before it returns all of it. */
export type Service<Message> = (message: Message, report: (part: unknown) => void) => unknown;

/** Answers the requests of a pool, in their order. */
export function serve<Message>({ post, listen }: Scope<Message>, work: Service<Message>): void {
  let last = Promise.resolve();
  const report = (part: unknown): void => post({ kind: 'part', part });
  listen((message) => {
    last = last
      .then(() => work(message, report))
      .then((result) => post({ kind: 'done', result }))
      .catch((error) => post({ kind: 'failed', error: packedError(error) }));
  });
  post({ kind: 'ready' });
}

const packedError = (error: unknown): PackedError =>
  error instanceof Error
    ? { ...error, name: error.name, message: error.message }
    : { name: 'Error', message: String(error) };
