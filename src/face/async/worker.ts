/** The main module of a web worker. */
import { answer } from './answer.js';
import type { TaskRequest, WorkerReport } from './wire.js';

interface Scope {
  postMessage(reply: WorkerReport): void;
  onmessage: ((event: { readonly data: TaskRequest }) => void) | null;
}

const scope = globalThis as unknown as Scope;
scope.onmessage = ({ data }) => answer(data, (reply) => scope.postMessage(reply));
scope.postMessage({ kind: 'ready' });
