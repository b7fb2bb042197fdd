/** Workers of any kind, and the messages between them and a pool. */

/** A worker: a thread of Node, or a worker of a page. */
export interface Port {
  post(message: unknown): void;
  /** Sets the listeners: `onReply` for replies, and `onLost`, called once with the reason why the worker ended. */
  listen(onReply: (reply: Reply) => void, onLost: (reason: string) => void): void;
  end(): unknown;
  /** Keeps the process alive while the worker is busy. */
  keepAlive?(isBusy: boolean): void;
}

/** A reply of a worker: it has loaded; a part of the result, the result or the error of its oldest request. */
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'part'; readonly part: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: PackedError };

/** The properties of an error, whose class a clone loses. */
export interface PackedError {
  readonly name: string;
  readonly message: string;
}

/** No worker could be started, or one ended while it worked. */
export class LostWorker extends Error {
  /** Always `LostWorker`. */
  override readonly name = 'LostWorker';
  /** Always `LOST_WORKER`. */
  readonly code = 'LOST_WORKER';

  constructor(
    reason: string,
    /** True if the worker never started. */
    readonly isMissing: boolean,
  ) {
    super(isMissing ? `no worker could be started: ${reason}` : `the worker ended: ${reason}`);
  }
}
