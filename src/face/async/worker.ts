/** The main module of a worker of a page, or of another place that has workers of the web. */
import { answer } from './answer.js';
import type { Order, WorkerReport } from './wire.js';

interface Scope {
  postMessage(reply: WorkerReport): void;
  onmessage: ((event: { readonly data: Order }) => void) | null;
}

const scope = globalThis as unknown as Scope;
scope.onmessage = ({ data }) => answer(data, (reply) => scope.postMessage(reply));
scope.postMessage({ kind: 'ready' });
