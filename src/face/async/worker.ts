/** The main module of a web worker. */
import type { Reply } from '../../pool/port.js';
import { serve } from '../../pool/serve.js';
import { answer } from './answer.js';
import type { CallTask } from './message.js';

interface Scope {
  postMessage(reply: Reply): void;
  onmessage: ((event: { readonly data: CallTask }) => void) | null;
}

const scope = globalThis as unknown as Scope;
serve<CallTask>(
  {
    post: (reply) => scope.postMessage(reply),
    listen(onMessage) {
      scope.onmessage = ({ data }) => onMessage(data);
    },
  },
  answer,
);
