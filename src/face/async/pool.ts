/** Workers that take orders, one at a time each. They begin when they are first needed, and wait for more. */
import type { Order, WorkerReport } from './wire.js';

/** A worker, of whatever kind. */
export interface Port {
  post(order: Order): void;
  /** Hears replies, and once why the worker is no more. */
  listen(hear: (reply: WorkerReport) => void, lost: (reason: string) => void): void;
  end(): void;
  /** Keeps the program running as long as there is something to do. */
  hold?(isBusy: boolean): void;
}

/** No worker started, or one ended while it worked. */
export class LostWorker extends Error {
  override readonly name = 'LostWorker';
  readonly code = 'LOST_WORKER';

  constructor(
    reason: string,
    /** True if it never began. */
    readonly isMissing: boolean,
  ) {
    super(isMissing ? `no worker could be started: ${reason}` : `the worker ended: ${reason}`);
  }
}

export interface Client {
  /** Called when a worker is free, which is this client's until it lets go. */
  begin(worker: PooledWorker): void;
  hear(reply: WorkerReport): void;
  lost(error: LostWorker): void;
}

export class Pool {
  private readonly workers = new Set<PooledWorker>();
  private readonly queue: Client[] = [];

  constructor(
    private readonly make: () => Port,
    private readonly most: number,
  ) {}

  enter(client: Client): void {
    this.queue.push(client);
    this.next();
  }

  /** Does not wait any more; one that has a worker ends its task. */
  leave(client: Client): void {
    const at = this.queue.indexOf(client);
    if (at >= 0) this.queue.splice(at, 1);
  }

  end(): void {
    for (const worker of this.workers) worker.end();
    this.workers.clear();
  }

  private next(): void {
    while (this.queue.length > 0) {
      const worker = [...this.workers].find(({ client }) => !client) ?? this.another();
      if (!worker) return;
      worker.serve(this.queue.shift()!);
    }
  }

  /** Another worker, if there may be one. The next client hears why there is none. */
  private another(): PooledWorker | undefined {
    if (this.workers.size >= this.most) return undefined;
    try {
      const worker = new PooledWorker(
        this.make(),
        () => this.next(),
        () => {
          this.workers.delete(worker);
          this.next();
        },
      );
      this.workers.add(worker);
      return worker;
    } catch (error) {
      this.queue.shift()!.lost(new LostWorker(String(error), true));
      return this.queue.length > 0 ? this.another() : undefined;
    }
  }
}

export class PooledWorker {
  client: Client | undefined;
  private isReady = false;

  constructor(
    private readonly port: Port,
    onFree: () => void,
    private readonly onLost: () => void,
  ) {
    port.listen(
      (reply) => {
        if (reply.kind === 'ready') this.isReady = true;
        else this.client?.hear(reply);
        if (reply.kind !== 'done' && reply.kind !== 'failed') return;
        this.client = undefined;
        port.hold?.(false);
        onFree();
      },
      (reason) => {
        const { client } = this;
        this.client = undefined;
        onLost();
        client?.lost(new LostWorker(reason, !this.isReady));
      },
    );
  }

  serve(client: Client): void {
    this.client = client;
    this.port.hold?.(true);
    client.begin(this);
  }

  post(order: Order): void {
    this.port.post(order);
  }

  end(): void {
    this.client = undefined;
    this.port.end();
    this.onLost();
  }
}
