/** A pool of workers, each with one order at a time. Workers start when first needed, and stay for later orders. */
import { LostWorker } from '../errors.js';
import type { TaskRequest, WorkerReport } from './wire.js';

/** A worker of any kind. */
export interface TaskPort {
  post(request: TaskRequest): void;
  /** Sets the listeners: `onReply` for replies, and `onLost`, called once with the reason why the worker ended. */
  listen(onReply: (reply: WorkerReport) => void, onLost: (reason: string) => void): void;
  end(): void;
  /** Keeps the process alive while the worker is busy. */
  keepAlive?(isBusy: boolean): void;
}

export interface Client {
  /** Called with a free worker, which belongs to this client until it is released. */
  begin(worker: PooledWorker): void;
  onReply(reply: WorkerReport): void;
  onLost(error: LostWorker): void;
}

export class TaskPool {
  private readonly workers = new Set<PooledWorker>();
  private readonly queue: Client[] = [];

  constructor(
    private readonly make: () => TaskPort,
    private readonly most: number,
  ) {}

  enqueue(client: Client): void {
    this.queue.push(client);
    this.startNext();
  }

  /** Removes a client from the queue. A client that has a worker ends its task itself. */
  remove(client: Client): void {
    const at = this.queue.indexOf(client);
    if (at >= 0) this.queue.splice(at, 1);
  }

  end(): void {
    for (const worker of this.workers) worker.end();
    this.workers.clear();
  }

  private startNext(): void {
    while (this.queue.length > 0) {
      const worker = [...this.workers].find(({ client }) => !client) ?? this.addWorker();
      if (!worker) return;
      worker.assign(this.queue.shift()!);
    }
  }

  /** Starts another worker if the limit allows it. If that fails, the next client gets the reason. */
  private addWorker(): PooledWorker | undefined {
    if (this.workers.size >= this.most) return undefined;
    try {
      const worker = new PooledWorker(
        this.make(),
        () => this.startNext(),
        () => {
          this.workers.delete(worker);
          this.startNext();
        },
      );
      this.workers.add(worker);
      return worker;
    } catch (error) {
      this.queue.shift()!.onLost(new LostWorker(String(error), true));
      return this.queue.length > 0 ? this.addWorker() : undefined;
    }
  }
}

export class PooledWorker {
  client: Client | undefined;
  private isReady = false;

  constructor(
    private readonly port: TaskPort,
    onFree: () => void,
    private readonly onLost: () => void,
  ) {
    port.listen(
      (reply) => {
        if (reply.kind === 'ready') this.isReady = true;
        else this.client?.onReply(reply);
        if (reply.kind !== 'done' && reply.kind !== 'failed') return;
        this.client = undefined;
        port.keepAlive?.(false);
        onFree();
      },
      (reason) => {
        const { client } = this;
        this.client = undefined;
        onLost();
        client?.onLost(new LostWorker(reason, !this.isReady));
      },
    );
  }

  assign(client: Client): void {
    this.client = client;
    this.port.keepAlive?.(true);
    client.begin(this);
  }

  post(request: TaskRequest): void {
    this.port.post(request);
  }

  end(): void {
    this.client = undefined;
    this.port.end();
    this.onLost();
  }
}
